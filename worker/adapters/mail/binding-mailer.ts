import type { Mailer } from '#worker/ports.ts';
import type { MailSender } from '#worker/setting-forms.ts';

/** Cloudflare's Email Service. The sender's domain has to be onboarded to it. */
export function bindingMailer(binding: SendEmail, from: MailSender): Mailer {
  return {
    delivery: 'sent',
    knowsRepeats: false,
    async send({ to, subject, text, html, headers }) {
      await binding.send({ from, to, subject, text, html, ...(headers && { headers }) });
    },
  };
}

const HERE: MailSender = { name: 'Yet', email: 'yet@localhost.local' };

/**
 * A mailer for a developer's machine, where the binding writes each body to a file and nothing is
 * sent. A file has no envelope, so the text begins with it for `scripts/lib/mailbox.ts`.
 */
export function localMailer(binding: SendEmail): Mailer {
  return {
    delivery: 'local',
    knowsRepeats: false,
    async send({ to, subject, text, html, headers = {} }) {
      const lines = Object.entries({ To: to, Subject: subject, ...headers });
      await binding.send({
        from: HERE,
        to,
        subject,
        text: `${lines.map(([name, value]) => `${name}: ${value}\n`).join('')}\n${text}`,
        html,
      });
    },
  };
}
