import type { QueryClient } from '@tanstack/react-query';
import { GOAL_WRITES } from '#frontend/api/goals/goal-writes.ts';
import { JOURNAL_WRITES } from '#frontend/api/journal/journal-writes.ts';
import { REMINDER_WRITES } from '#frontend/api/reminders/reminder-writes.ts';
import { request } from '#frontend/lib/request.ts';
import { REQUEST_TIMEOUT_MS } from './outbox.rules.ts';
import type { QueuedWrite, Write } from './queued-write.ts';
import type { WriteKind, WriteKinds } from './write-kind.ts';

/** Everything that may wait. A feature whose writes may wait registers them here. */
const WRITE_KINDS: WriteKinds<Write['kind']> = {
  ...GOAL_WRITES,
  ...JOURNAL_WRITES,
  ...REMINDER_WRITES,
};

// A table by kind gives the entry of this write's kind, which the compiler cannot follow through a
// union.
const kindOf = (write: Write) => WRITE_KINDS[write.kind] as WriteKind<Write['kind']>;

/**
 * What has to be done before a write is sent for the first time. @throws ApiError, or a timeout.
 */
export const prepareWrite = async (write: Write): Promise<Write> =>
  kindOf(write).prepare?.(write) ?? write;

/** One try of a write that is prepared. @throws ApiError, or a timeout. */
export function sendWrite({ key, write }: QueuedWrite): Promise<unknown> {
  const { method, path, body } = kindOf(write).callOf(write);
  return request(method, path, body, AbortSignal.timeout(REQUEST_TIMEOUT_MS), {
    'Idempotency-Key': key,
  });
}

export const refreshAfterSend = (
  client: QueryClient,
  write: Write,
  reply: unknown,
): Promise<unknown> => kindOf(write).onSent(client, write, reply);
