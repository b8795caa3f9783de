import type { QueryClient } from '@tanstack/react-query';
import { signOut } from '#frontend/api/session.ts';
import { navigateHard } from '#frontend/lib/navigate-hard.ts';
import { privateStateBelongsTo } from '#frontend/lib/private-state.ts';
import { forgetUnsent } from '#frontend/outbox/deliver.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/**
 * Ends the session and leaves for the sign-in page. `forgetting`: what was never sent goes, too.
 * @throws Error
 */
export async function signOutForGood(client: QueryClient, { forgetting }: { forgetting: boolean }) {
  await signOut();
  if (forgetting) await forgetUnsent(client);
  privateStateBelongsTo(null);
  navigateHard(PATHS.auth, { title: 'Goodbye!', description: 'Successfully logged out' });
}
