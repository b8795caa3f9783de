import { StopMails } from '#frontend/features/reminders/mailed/stop-mails.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Page } from '#frontend/ui/page.tsx';

export function NoMailsScreen() {
  return (
    <Page width="form">
      <Island name="This page" skeleton={<Skeleton shape="form" />}>
        <StopMails />
      </Island>
    </Page>
  );
}
