import { failureOf, type Log } from '#worker/lib/log.ts';
import type { Mail, Mailer } from '#worker/ports.ts';

interface Sender {
  mailer: Mailer;
  log: Log;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Sends a mail after the answer has left, so that the answer takes as long whether or not there was
 * anybody to write to. A mail that cannot be sent is logged by its kind, and `orElse` takes back
 * what counted on it.
 */
export function deliverMail(
  { mailer, log, waitUntil }: Sender,
  kind: string,
  mail: Mail,
  orElse?: () => Promise<unknown>,
): void {
  const sent = mailer.send(mail).catch(async (thrown: unknown) => {
    const event = mailer.delivery === 'none' ? 'mail-not-configured' : 'mail-failed';
    log.error(event, { kind, reason: failureOf(thrown) });
    await orElse?.();
  });
  waitUntil(sent);
}
