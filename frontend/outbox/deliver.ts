import type { QueryClient } from '@tanstack/react-query';
import type { DeliveryOutcome } from './outbox.ts';
import type { Write } from './queued-write.ts';

/**
 * The one way for writes that may wait: sends this one, or keeps it on the device until that can be
 * done. The code comes when it is first needed, or before that with `app/offline.ts`.
 * @throws ApiError when the server will not have it.
 */
export async function deliverWrite<Reply>(
  client: QueryClient,
  write: Write,
  onKept?: () => void,
): Promise<DeliveryOutcome<Reply>> {
  const { outboxOf } = await import('./page-outbox.ts');
  return outboxOf(client).deliver(write, onKept) as Promise<DeliveryOutcome<Reply>>;
}

/** For a person who leaves for good: what they wrote here and never sent goes, too. */
export async function forgetUnsent(client: QueryClient): Promise<void> {
  const { outboxOf } = await import('./page-outbox.ts');
  await outboxOf(client).forget();
}
