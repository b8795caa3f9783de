import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { fetchOutside } from '#worker/lib/outside/fetch-outside.ts';
import type { Mailer } from '#worker/ports.ts';
import type { MailSender } from '#worker/setting-forms.ts';

const RESEND = 'https://api.resend.com';
const SEND_TIMEOUT_MS = 13_000;
/** Of an answer that is not read. */
const MAX_BYTES = 64 * 1024;
const ATTEMPTS = 2;

/** What went wrong, without a word of what was sent. */
class ResendFailed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Resend answered ${status}`);
    this.status = status;
  }
}

/** Worth another try: the line broke, the provider stumbled or asked for a moment. */
const isPassing = (thrown: unknown) =>
  !(thrown instanceof ResendFailed) || thrown.status >= 500 || thrown.status === 429;

/**
 * Resend by plain requests. A mail that may or may not have arrived is sent once more under the
 * same idempotency key, which Resend delivers once. Both tries together take `patienceMs` at most.
 */
export function resendMailer(
  apiKey: string,
  from: MailSender,
  { base = RESEND, patienceMs = SEND_TIMEOUT_MS } = {},
): Mailer {
  return {
    delivery: 'sent',
    knowsRepeats: true,
    async send({ to, subject, text, html, headers, key = crypto.randomUUID() }) {
      const deadline = startDeadline(patienceMs);
      const attempt = async () => {
        const response = await fetchOutside(
          `${base}/emails`,
          {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${apiKey}`,
              'Content-Type': 'application/json',
              'Idempotency-Key': key,
            },
            body: JSON.stringify({
              from: `${from.name} <${from.email}>`,
              to: [to],
              subject,
              text,
              html,
              ...(headers && { headers }),
            }),
          },
          { deadline, maxBytes: MAX_BYTES },
        );
        await response.body?.cancel();
        if (!response.ok) throw new ResendFailed(response.status);
      };
      for (let left = ATTEMPTS - 1; ; left--) {
        try {
          return await attempt();
        } catch (thrown) {
          if (left === 0 || !isPassing(thrown)) throw thrown;
        }
      }
    },
  };
}
