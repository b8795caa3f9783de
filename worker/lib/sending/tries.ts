import { failureOf } from '#worker/lib/log.ts';
import { earlierDeadline } from '#worker/lib/outside/deadline.ts';
import type { Mail, PushOutcome } from '#worker/ports.ts';
import type { SendingRun } from './run.ts';

/** One push service or mail provider may take as long. */
export const ONE_SEND_MS = 10_000;

/**
 * When something is tried again after so many tries that were not taken.
 * @param pausesMs after the first try, the second, …
 * @returns undefined where it is given up
 */
export function nextTry(pausesMs: readonly number[], tries: number, now: Date): Date | undefined {
  const pause = pausesMs[tries - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

/**
 * Hands one mail to the provider. What it did not take is tried again only where it knows the mail
 * by its key: it may have been sent all the same, and rather none comes than two.
 */
export async function mailOnce(
  { deps, log, end }: SendingRun,
  kind: string,
  mail: Mail,
): Promise<Exclude<PushOutcome, 'gone'>> {
  try {
    await earlierDeadline(end, ONE_SEND_MS).race(deps.mailer.send(mail));
    return 'taken';
  } catch (thrown) {
    log.error('mail-failed', { kind, reason: failureOf(thrown) });
    return deps.mailer.knowsRepeats ? 'later' : 'refused';
  }
}

/** The dead letter: the one line that says what will not arrive any more. */
export function giveUp(
  { log, shardRef }: SendingRun,
  fields: { kind: string; attempts: number; send?: number; ways?: number },
): void {
  log.error('given-up', { ...fields, shard: shardRef.shard });
}
