import type { QueryClient } from '@tanstack/react-query';
import { signOut } from '#frontend/api/session.ts';
import { navigateHard } from '#frontend/lib/navigate-hard.ts';
import { privateStateBelongsTo } from '#frontend/lib/private-state.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { tellTabsPersonLeft } from '#frontend/lib/tabs.ts';
import { forgetUnsent } from '#frontend/outbox/deliver.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/**
 * Ends the session and leaves for the sign-in page. `forgetting`: what was never sent goes, too.
 * @throws Error
 */
async function signOutForGood(client: QueryClient, { forgetting }: { forgetting: boolean }) {
  await signOut();
  if ('Notification' in window && Notification.permission === 'granted') {
    const { forgetPush } = await import('#frontend/api/reminders/this-browser.ts');
    await forgetPush().catch(() => undefined);
  }
  if (forgetting) await forgetUnsent(client);
  privateStateBelongsTo(null);
  tellTabsPersonLeft();
  navigateHard(PATHS.auth, { title: 'Goodbye!', description: 'Successfully logged out' });
}

let leaving: Promise<void> | undefined;

/** As above, once however often it is pressed; what fails is said. */
export function signOutOnce(client: QueryClient, forgetting: boolean): Promise<void> {
  leaving ??= signOutForGood(client, { forgetting }).catch((error: unknown) => {
    leaving = undefined;
    showToast({
      title: 'Logout failed',
      description: errorMessage(error, 'Something went wrong'),
      kind: 'destructive',
    });
  });
  return leaving;
}
