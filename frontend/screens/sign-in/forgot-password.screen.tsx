import { EntryPage } from '#frontend/features/auth/entry-page.tsx';
import { ForgotPassword } from '#frontend/features/auth/recovery/forgot-password.island.tsx';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import { Island } from '#frontend/ui/island.tsx';

export function ForgotPasswordScreen() {
  return (
    <EntryPage>
      <Island name="This page" skeleton={<Skeleton shape="form" />}>
        <ForgotPassword />
      </Island>
    </EntryPage>
  );
}
