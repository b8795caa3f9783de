import type { Mailer } from '#worker/ports.ts';
import type { Config } from '#worker/settings.ts';
import { bindingMailer, localMailer } from './binding-mailer.ts';
import { resendMailer } from './resend-mailer.ts';

/**
 * Who takes mail to people: Resend where it has a key; on a person's own machine the local mailbox;
 * else Cloudflare's binding where a sender is named; else nobody, and whoever wanted to send it
 * hears so in the log.
 */
export function createMailer(
  { mail, isLocal, providerTimeoutMs }: Config,
  binding: SendEmail | undefined,
): Mailer {
  if (mail?.resendKey)
    return resendMailer(mail.resendKey, mail.from, { patienceMs: providerTimeoutMs });
  if (isLocal && binding) return localMailer(binding);
  if (mail && binding) return bindingMailer(binding, mail.from);
  return {
    delivery: 'none',
    knowsRepeats: false,
    send: () => Promise.reject(new Error('no mail provider is configured')),
  };
}
