import { AnswerFromMail } from '#frontend/features/reminders/mailed/answer-from-mail.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';

export function AskedScreen() {
  return (
    <Page width="form">
      <Island name="This page" skeleton={<Skeleton shape="form" />}>
        <AnswerFromMail />
      </Island>
    </Page>
  );
}
