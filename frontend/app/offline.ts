import type { QueryClient } from '@tanstack/react-query';
import { watchConnection } from '#frontend/api/connection.ts';
import { keepLastSeen } from '#frontend/api/last-seen.ts';
import { userQuery } from '#frontend/api/user.ts';
import { outboxOf } from '#frontend/outbox/page-outbox.ts';
import { keepBadge } from './installed/badge.ts';
import { offerInstall } from './installed/install-offer.ts';
import { LazyQuietNotices } from './notices-region.tsx';
import { installServiceWorker } from './service-worker.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { stayCurrent } from './stay-current.ts';

/**
 * Everything that makes the app work without a network, once it is known who is here. Visitors need
 * none of it.
 */
export function startOffline(client: QueryClient): void {
  const cache = client.getQueryCache();
  const stop = cache.subscribe(wakeOnce);
  wakeOnce();

  function wakeOnce() {
    if (!client.getQueryData(userQuery.queryKey)) return;
    stop();
    const outbox = outboxOf(client);
    watchConnection(client, outbox.sendAll);
    outbox.wake();
    keepLastSeen(client);
    stayCurrent(client);
    listenForShortcuts();
    installServiceWorker();
    if ('Notification' in window && Notification.permission === 'granted')
      import('#frontend/api/reminders/this-browser.ts').then(({ renewPush }) =>
        renewPush(client).catch(() => undefined),
      );
    keepBadge(client);
    offerInstall(client);
    // The notice about a lost connection is loaded in advance: it could not be loaded then.
    LazyQuietNotices.preload();
  }
}
