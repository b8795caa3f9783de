import type { QueryClient } from '@tanstack/react-query';
import { watchConnection } from '#frontend/api/connection.ts';
import { keepLastSeen } from '#frontend/api/last-seen.ts';
import { outboxOf } from '#frontend/api/outbox.ts';
import { userQuery } from '#frontend/api/user.ts';
import { installServiceWorker } from './service-worker.ts';

/** Everything that makes the app work without a network, once it is known who is here. Visitors need none of it. */
export function wakeOffline(client: QueryClient): void {
  const isSomebodyHere = () => Boolean(client.getQueryData(userQuery.queryKey));
  const wake = () => {
    const outbox = outboxOf(client);
    keepLastSeen(client);
    watchConnection(client, outbox.sendAll);
    outbox.wake();
    installServiceWorker();
  };
  if (isSomebodyHere()) return wake();
  const stop = client.getQueryCache().subscribe(() => {
    if (!isSomebodyHere()) return;
    stop();
    wake();
  });
}
