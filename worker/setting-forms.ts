import * as z from 'zod/mini';
import { isLoopbackHost } from '#worker/lib/outside/loopback.ts';

const SECRET_MIN = 32;
const APP_NAME = 'Yet';
/**
 * How long all outside services together may take within one request, at most: the rest of the
 * fifteen seconds in which a person has an answer is our own.
 */
export const PROVIDER_TIMEOUT_MS = 13_000;
const MOST_CALLS = 1_000_000_000;
const MOST_CHARACTERS = 999_999_999_999;

export interface MailSender {
  name: string;
  email: string;
}

const setting = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));
const address = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an http or https address` });

/** Where a provider's secret is sent: over https, except to this very machine. */
const apiBase = (name: string) =>
  address(name).check(
    z.refine(
      (base) =>
        base.startsWith('https:') || (URL.canParse(base) && isLoopbackHost(new URL(base).hostname)),
      `${name} must be an https address`,
    ),
  );

/** An issuer is compared letter by letter, so it is an address and nothing after it. */
const issuer = () =>
  apiBase('OIDC_ISSUER').check(
    z.refine(
      (given) => !/[?#@]/.test(given),
      'OIDC_ISSUER must be an address without a query or a name in it',
    ),
  );

/** `yet@example.org`, or `Yet <yet@example.org>`. */
const mailFrom = () =>
  z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.regex(
          /^(?:[^<>"\r\n]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
          'MAIL_FROM must be an address, or a name and an address: Yet <yet@example.org>',
        ),
      ),
    z.transform((text: string): MailSender => {
      const [, name, email] = /^(.+) <(.+)>$/.exec(text) ?? [undefined, APP_NAME, text];
      return { name: name as string, email: email as string };
    }),
  );

/** A whole number in a range, as text or, from `[vars]`, as a number. */
const wholeNumber = (name: string, min: number, max: number) => () =>
  z.pipe(
    z
      .union([z.string(), z.number()], `${name} must be a number`)
      .check(
        z.refine(
          (given) =>
            /^\d{1,12}$/.test(String(given).trim()) && Number(given) >= min && Number(given) <= max,
          `${name} must be a whole number from ${min} to ${max}`,
        ),
      ),
    z.transform(Number),
  );

const text = (name: string) => setting(`${name} is empty`);
const provider = (name: string) => () => apiBase(name);
const word = (name: string) => () => text(name);

/**
 * What each setting must be where it is set. Made when it is: a schema costs a fresh isolate more
 * than reading the value.
 */
const SETTINGS = {
  ENVIRONMENT: () => z.enum(['local', 'production'], 'ENVIRONMENT must be local or production'),
  APP_URL: () => address('APP_URL'),
  SESSION_SECRETS: () =>
    z
      .string('SESSION_SECRETS must be text')
      .check(
        z.refine(
          (list) => list.split(',').every((secret) => secret.trim().length >= SECRET_MIN),
          `SESSION_SECRETS must hold secrets of at least ${SECRET_MIN} characters each, separated by commas`,
        ),
      ),
  OPENAI_API_KEY: word('OPENAI_API_KEY'),
  OPENAI_BASE_URL: () => address('OPENAI_BASE_URL'),
  OPENAI_MODEL: word('OPENAI_MODEL'),
  OPENAI_CHATS_PER_PERSON: wholeNumber('OPENAI_CHATS_PER_PERSON', 0, MOST_CALLS),
  OPENAI_FEEDBACKS_PER_PERSON: wholeNumber('OPENAI_FEEDBACKS_PER_PERSON', 0, MOST_CALLS),
  OPENAI_PLANS_PER_PERSON: wholeNumber('OPENAI_PLANS_PER_PERSON', 0, MOST_CALLS),
  OPENAI_CALLS_PER_DAY: wholeNumber('OPENAI_CALLS_PER_DAY', 0, MOST_CALLS),
  OPENAI_CHARACTERS_PER_DAY: wholeNumber('OPENAI_CHARACTERS_PER_DAY', 0, MOST_CHARACTERS),
  PROVIDER_TIMEOUT_MS: wholeNumber('PROVIDER_TIMEOUT_MS', 100, PROVIDER_TIMEOUT_MS),
  STRIPE_SECRET_KEY: () =>
    text('STRIPE_SECRET_KEY').check(
      z.regex(
        /^(sk|rk)_(test|live)_\w+$/,
        'STRIPE_SECRET_KEY must be a secret key of Stripe (sk_live_…, sk_test_… or a restricted rk_…)',
      ),
    ),
  STRIPE_WEBHOOK_SECRET: () =>
    text('STRIPE_WEBHOOK_SECRET').check(
      z.regex(
        /^whsec_\S+$/,
        'STRIPE_WEBHOOK_SECRET must be the signing secret of an endpoint (whsec_…)',
      ),
    ),
  STRIPE_API_BASE: provider('STRIPE_API_BASE'),
  PAYPAL_CLIENT_ID: word('PAYPAL_CLIENT_ID'),
  PAYPAL_CLIENT_SECRET: word('PAYPAL_CLIENT_SECRET'),
  PAYPAL_API_BASE: provider('PAYPAL_API_BASE'),
  RESEND_API_KEY: word('RESEND_API_KEY'),
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: word('OIDC_CLIENT_ID'),
  OIDC_CLIENT_SECRET: word('OIDC_CLIENT_SECRET'),
  OIDC_NAME: () =>
    text('OIDC_NAME').check(z.maxLength(40, 'OIDC_NAME must have at most 40 characters')),
  MAIL_FROM: mailFrom,
  VAPID_PUBLIC_KEY: () =>
    text('VAPID_PUBLIC_KEY').check(
      z.regex(/^B[\w-]{86}$/, 'VAPID_PUBLIC_KEY must be a public key as `npm run vapid` prints it'),
    ),
  VAPID_PRIVATE_KEY: () =>
    text('VAPID_PRIVATE_KEY').check(
      z.regex(
        /^[\w-]{43}$/,
        'VAPID_PRIVATE_KEY must be a private key as `npm run vapid` prints it',
      ),
    ),
  VAPID_SUBJECT: () =>
    text('VAPID_SUBJECT').check(
      z.regex(
        /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
        'VAPID_SUBJECT must be where push services find you: mailto:you@example.org, or an https address',
      ),
    ),
} satisfies Record<string, () => z.ZodMiniType>;

type Name = keyof typeof SETTINGS;
export type GivenSettings = { [N in Name]?: z.output<ReturnType<(typeof SETTINGS)[N]>> };

/** The first makes no sense without the second. */
const NEEDS: [name: Name, other: Name][] = [
  ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
  ['OPENAI_MODEL', 'OPENAI_API_KEY'],
  ['OPENAI_CHATS_PER_PERSON', 'OPENAI_API_KEY'],
  ['OPENAI_FEEDBACKS_PER_PERSON', 'OPENAI_API_KEY'],
  ['OPENAI_PLANS_PER_PERSON', 'OPENAI_API_KEY'],
  ['OPENAI_CALLS_PER_DAY', 'OPENAI_API_KEY'],
  ['OPENAI_CHARACTERS_PER_DAY', 'OPENAI_API_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'],
  ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID'],
  ['PAYPAL_API_BASE', 'PAYPAL_CLIENT_ID'],
  // Providers send people back to an absolute address, which no request header may decide.
  ['STRIPE_SECRET_KEY', 'APP_URL'],
  ['PAYPAL_CLIENT_ID', 'APP_URL'],
  ['RESEND_API_KEY', 'MAIL_FROM'],
  ['MAIL_FROM', 'APP_URL'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
  ['OIDC_NAME', 'OIDC_ISSUER'],
  ['OIDC_ISSUER', 'APP_URL'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
  ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY'],
];

/** @throws Error naming what is missing. */
function refuseHalves(s: GivenSettings, canSendMail: boolean) {
  const missing = (name: Name, other: Name) =>
    new Error(`${other} is missing, though ${name} is set`);
  for (const [name, other] of NEEDS)
    if (s[name] !== undefined && s[other] === undefined) throw missing(name, other);
  if (s.MAIL_FROM && !s.RESEND_API_KEY && !canSendMail)
    throw missing('MAIL_FROM', 'RESEND_API_KEY');
  if (s.ENVIRONMENT !== 'local' && s.OIDC_ISSUER?.startsWith('http:'))
    throw new Error('OIDC_ISSUER must be an https address');
}

/** The settings that are set; a blank one is not. @throws Error naming the first at fault. */
export function checkSettings(
  env: Record<string, unknown>,
): GivenSettings & { SESSION_SECRETS: string } {
  const read: Record<string, unknown> = {};
  for (const [name, schemaOf] of Object.entries(SETTINGS)) {
    const value = env[name];
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    const checked = schemaOf().safeParse(value);
    if (!checked.success)
      throw new Error(checked.error.issues[0]?.message ?? `${name} is malformed`);
    read[name] = checked.data;
  }
  const { SESSION_SECRETS, ...s } = read as GivenSettings;
  if (SESSION_SECRETS === undefined)
    throw new Error(
      'SESSION_SECRETS is missing: a comma-separated list of secrets, the first one signs',
    );
  // Cloudflare's own way to send is a binding, not a setting.
  refuseHalves(s, Boolean(env['EMAIL']));
  return { ...s, SESSION_SECRETS };
}
