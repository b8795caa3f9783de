import { EntryPage } from '#frontend/features/auth/entry-page.tsx';
import { ConfirmEmail } from '#frontend/features/auth/recovery/confirm-email.island.tsx';
import { Island } from '#frontend/ui/island.tsx';
import { Skeleton } from '#frontend/ui/skeleton.tsx';

export function ConfirmEmailScreen() {
  return (
    <EntryPage>
      <Island name="This page" skeleton={<Skeleton shape="form" />}>
        <ConfirmEmail />
      </Island>
    </EntryPage>
  );
}
