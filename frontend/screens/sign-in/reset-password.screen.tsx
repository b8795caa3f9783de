import { EntryPage } from '#frontend/features/auth/entry-page.tsx';
import { ResetPasswordIsland } from '#frontend/features/auth/recovery/reset-password.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function ResetPasswordScreen() {
  return (
    <EntryPage>
      <Island name="This page" skeleton={<Skeleton shape="form" />}>
        <ResetPasswordIsland />
      </Island>
    </EntryPage>
  );
}
