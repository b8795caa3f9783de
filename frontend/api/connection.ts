import type { QueryClient } from '@tanstack/react-query';
import { hasStatus, request } from '#frontend/lib/request.ts';
import { pauseAfter } from '#frontend/outbox/outbox.rules.ts';
import {
  connectionIsBack,
  connectionIsLost,
  connectionNow,
} from '#frontend/state/connection.state.ts';
import type { User } from '#schema/contracts/users.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { showLastSeen } from './last-seen.ts';
import { markSignedOut, userQuery } from './user.ts';

/**
 * Follows the network: without one the page shows what was last seen, with one it asks anew.
 * `onBack` runs whenever the server may be reached again.
 */
export function watchConnection(client: QueryClient, onBack: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rounds = 0;

  const lose = () => {
    connectionIsLost();
    showLastSeen(client);
    soon();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(check, pauseAfter(++rounds));
  };

  /** Whether the server answers; then what shows is looked up again. */
  async function check(): Promise<void> {
    clearTimeout(timer);
    if (!connectionNow().isLost) return onBack();
    if (!navigator.onLine) return soon();
    try {
      const user = await request<User>('GET', ACCOUNT_URLS.user);
      rounds = 0;
      connectionIsBack();
      client.setQueryData(userQuery.queryKey, user);
      client.invalidateQueries({
        predicate: ({ queryHash }) => queryHash !== JSON.stringify(userQuery.queryKey),
      });
      onBack();
    } catch (error) {
      if (hasStatus(error, 401)) markSignedOut(client);
      else soon();
    }
  }

  addEventListener('offline', lose);
  addEventListener('online', check);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && check(),
  );
  if (!navigator.onLine) lose();
  else if (connectionNow().isLost) soon();
  checkNow = check;
}

let checkNow: () => void = () => undefined;

/** Somebody does not want to wait. */
export function lookForServer(): void {
  checkNow();
}
