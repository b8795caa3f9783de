import { EntryPage } from '#frontend/features/auth/entry-page.tsx';
import { ConfirmEmail } from '#frontend/features/auth/recovery/confirm-email.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function ConfirmEmailScreen() {
  return (
    <EntryPage>
      <Island name="This page" skeleton={<Skeleton shape="form" />}>
        <ConfirmEmail />
      </Island>
    </EntryPage>
  );
}
