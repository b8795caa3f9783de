import * as z from 'zod/mini';

/**
 * What becomes of a mail here: `sent` by a provider; `local`, written to the mailbox of this
 * machine (where the pages keep the sentence that no real email is sent in this demo); `none`,
 * where a deployment has no provider: nothing is sent at all.
 */
export const MAIL_DELIVERIES = ['sent', 'local', 'none'] as const;
export type MailDelivery = (typeof MAIL_DELIVERIES)[number];

/**
 * `GET /api/app-info`, public: what a page must know of this deployment before anybody has signed
 * in.
 */
export const AppInfo = z.strictObject({
  mail: z.enum(MAIL_DELIVERIES),
  /** The other provider that people may sign in with, as its button calls it. */
  sso: z.nullable(z.string()),
  /** Whether passkeys work here: they belong to a host, over https or on this machine. */
  passkeys: z.boolean(),
});
export type AppInfo = z.infer<typeof AppInfo>;
