import { ApiError } from '#frontend/lib/request.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import type { QueuedWrite, Write } from './queued-write.ts';

/**
 * Writes of one lane go one after the other: those about one goal, entries about none, and all new
 * goals.
 */
export function queueNameOf(write: Write): string {
  if ('goalId' in write) return `goal-${write.goalId}`;
  return write.kind === 'goal' ? 'new-goals' : 'free-entries';
}

/**
 * What a failed try means for a write. `arrived`: it had happened before. `unsure`: no answer came,
 * or one that does not settle it; the same key may go again. `signed-out`: it waits for its person.
 * `refused`: it did not happen and will not.
 */
export type DeliveryVerdict = 'arrived' | 'unsure' | 'signed-out' | 'refused';

const RETRYABLE = new Set([0, 408, 425, 429]);

export function classifyFailure(thrown: unknown): DeliveryVerdict {
  // A timeout, or an answer that broke off.
  if (!(thrown instanceof ApiError)) return 'unsure';
  const { status, headers } = thrown;
  if (status === 401) return 'signed-out';
  if (status === 409 && headers?.has('idempotency-replayed')) return 'arrived';
  // Another try of the same write is under way.
  if (status === 409 && headers?.has('retry-after')) return 'unsure';
  return RETRYABLE.has(status) || status >= 500 ? 'unsure' : 'refused';
}

/** Whether an answer came at all: then the person reads it where they wrote, and decides there. */
export const isAnswer = (thrown: unknown) => thrown instanceof ApiError && thrown.status > 0;

/** The server remembers a key for seven days. */
const SAFE_RETRY_DAYS = 6;
/** As long as a session that nobody uses. */
const KEPT_DAYS = 30;

const daysSince = (instant: string, now: Date) => (now.getTime() - Date.parse(instant)) / DAY_MS;

/**
 * Tried so long ago that the server may have done it and forgotten the key: a person must decide.
 */
export function isTooOldToRetry({ triedAt }: Pick<QueuedWrite, 'triedAt'>, now: Date): boolean {
  return triedAt !== undefined && daysSince(triedAt, now) >= SAFE_RETRY_DAYS;
}

/** Whether a write belongs to another person and is older than `KEPT_DAYS`. */
export function isAbandoned(
  { userId, writtenAt }: QueuedWrite,
  present: number,
  now: Date,
): boolean {
  return userId !== present && daysSince(writtenAt, now) >= KEPT_DAYS;
}

/** A line this slow is no line. Eden's plan and feedback come well before. */
export const REQUEST_TIMEOUT_MS = 60_000;

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * How long to wait after so many rounds in a row that left something behind, in ms: 5 s, doubling
 * to 5 min.
 */
export function pauseAfter(rounds: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, rounds - 1));
}
