import type { Mailer } from '#worker/ports.ts';
import type { Config } from '#worker/settings.ts';
import { bindingMailer, localMailer } from './binding-mailer.ts';
import { resendMailer } from './resend-mailer.ts';

/**
 * Sends mail: by Resend where it has a key; on a developer's machine into the local mailbox; else
 * by Cloudflare's binding where a sender is named; else not at all, which the log says.
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
