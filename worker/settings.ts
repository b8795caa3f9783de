import * as z from 'zod/mini';
import { isLoopbackHost } from '#worker/lib/outside/loopback.ts';
import type { ModelTask } from '#worker/ports.ts';

const SECRET_MIN = 32;
const APP_NAME = 'Yet';
/**
 * How long all outside services together may take within one request, at most: the rest of the
 * fifteen seconds in which a person has an answer is our own.
 */
const PROVIDER_TIMEOUT_MS = 13_000;
const MOST_CALLS = 1_000_000_000;
const MOST_CHARACTERS = 999_999_999_999;

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
type Settings = { [N in Name]?: z.output<ReturnType<(typeof SETTINGS)[N]>> };

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
function refuseHalves(s: Settings, canSendMail: boolean) {
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
function readSettings(env: Record<string, unknown>): Settings & { SESSION_SECRETS: string } {
  const read: Record<string, unknown> = {};
  for (const [name, schemaOf] of Object.entries(SETTINGS)) {
    const value = env[name];
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    const checked = schemaOf().safeParse(value);
    if (!checked.success)
      throw new Error(checked.error.issues[0]?.message ?? `${name} is malformed`);
    read[name] = checked.data;
  }
  const { SESSION_SECRETS, ...s } = read as Settings;
  if (SESSION_SECRETS === undefined)
    throw new Error(
      'SESSION_SECRETS is missing: a comma-separated list of secrets, the first one signs',
    );
  // Cloudflare's own way to send is a binding, not a setting.
  refuseHalves(s, Boolean(env['EMAIL']));
  return { ...s, SESSION_SECRETS };
}

export interface ModelSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  limits: ModelLimits;
}

/**
 * How often a model is asked between midnight and midnight UTC. What is over is answered without
 * one.
 */
export interface ModelLimits {
  /** For one person, by what is asked. */
  perPerson: Readonly<Record<ModelTask, number>>;
  /** For everybody together: requests, and characters sent and received. */
  calls: number;
  characters: number;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Undefined for Stripe's own. */
  apiBase: string | undefined;
}

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  apiBase: string;
}

export interface MailSender {
  name: string;
  email: string;
}

export interface MailSettings {
  from: MailSender;
  /** Undefined where Cloudflare's own binding sends. */
  resendKey: string | undefined;
}

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What people call it: “Google”. */
  name: string;
}

export interface PushSettings {
  /** An uncompressed point on P-256, in base64url: 65 bytes. */
  publicKey: string;
  /** Its secret number, in base64url: 32 bytes. */
  privateKey: string;
  /** Where push services find whoever sends. */
  subject: string;
}

export interface Config {
  isLocal: boolean;
  /** Base of links that leave the app; a request's Host header never is. */
  appUrl: string | undefined;
  sessionSecrets: Uint8Array[];
  /** How long all outside services together may take within one request, in milliseconds. */
  providerTimeoutMs: number;
  model: ModelSettings | undefined;
  stripe: StripeSettings | undefined;
  paypal: PaypalSettings | undefined;
  mail: MailSettings | undefined;
  oidc: OidcSettings | undefined;
  push: PushSettings | undefined;
}

const LOCAL_APP = 'http://localhost:8787';
const DEFAULT_MODEL = 'gpt-5-mini';
/** At gpt-5-mini's price a day that is spent to the last call costs a few dollars. */
const DEFAULT_LIMITS: ModelLimits = {
  perPerson: { chat: 100, feedback: 30, plan: 10 },
  calls: 2_000,
  characters: 20_000_000,
};
const PAYPAL = 'https://api-m.paypal.com';
const GOOGLE = 'https://accounts.google.com';

const nameOfIssuer = (issuer: string) => (issuer === GOOGLE ? 'Google' : new URL(issuer).hostname);

/** Who sends: the mail address that people know, else the app's own. */
const pushSubject = ({ MAIL_FROM, APP_URL = '' }: Settings): string =>
  MAIL_FROM
    ? `mailto:${MAIL_FROM.email}`
    : APP_URL.startsWith('https:')
      ? APP_URL
      : 'mailto:nobody@localhost.local';

function modelLimits(s: Settings): ModelLimits {
  const { perPerson, calls, characters } = DEFAULT_LIMITS;
  return {
    perPerson: {
      chat: s.OPENAI_CHATS_PER_PERSON ?? perPerson.chat,
      feedback: s.OPENAI_FEEDBACKS_PER_PERSON ?? perPerson.feedback,
      plan: s.OPENAI_PLANS_PER_PERSON ?? perPerson.plan,
    },
    calls: s.OPENAI_CALLS_PER_DAY ?? calls,
    characters: s.OPENAI_CHARACTERS_PER_DAY ?? characters,
  };
}

/**
 * Reads and checks every setting. @throws Error naming the first setting at fault and what it
 * should be.
 */
export function readConfig(env: Record<string, unknown>): Config {
  const s = readSettings(env);
  const encoder = new TextEncoder();
  return {
    isLocal: s.ENVIRONMENT === 'local',
    appUrl: s.APP_URL ?? (s.ENVIRONMENT === 'local' ? LOCAL_APP : undefined),
    sessionSecrets: s.SESSION_SECRETS.split(',').map((secret) => encoder.encode(secret.trim())),
    providerTimeoutMs: s.PROVIDER_TIMEOUT_MS ?? PROVIDER_TIMEOUT_MS,
    model: s.OPENAI_API_KEY
      ? {
          apiKey: s.OPENAI_API_KEY,
          baseUrl: s.OPENAI_BASE_URL,
          model: s.OPENAI_MODEL ?? DEFAULT_MODEL,
          limits: modelLimits(s),
        }
      : undefined,
    stripe:
      s.STRIPE_SECRET_KEY && s.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: s.STRIPE_SECRET_KEY,
            webhookSecret: s.STRIPE_WEBHOOK_SECRET,
            apiBase: s.STRIPE_API_BASE,
          }
        : undefined,
    paypal:
      s.PAYPAL_CLIENT_ID && s.PAYPAL_CLIENT_SECRET
        ? {
            clientId: s.PAYPAL_CLIENT_ID,
            clientSecret: s.PAYPAL_CLIENT_SECRET,
            apiBase: s.PAYPAL_API_BASE ?? PAYPAL,
          }
        : undefined,
    mail: s.MAIL_FROM ? { from: s.MAIL_FROM, resendKey: s.RESEND_API_KEY } : undefined,
    oidc:
      s.OIDC_ISSUER && s.OIDC_CLIENT_ID && s.OIDC_CLIENT_SECRET
        ? {
            issuer: s.OIDC_ISSUER,
            clientId: s.OIDC_CLIENT_ID,
            clientSecret: s.OIDC_CLIENT_SECRET,
            name: s.OIDC_NAME ?? nameOfIssuer(s.OIDC_ISSUER),
          }
        : undefined,
    push:
      s.VAPID_PUBLIC_KEY && s.VAPID_PRIVATE_KEY
        ? {
            publicKey: s.VAPID_PUBLIC_KEY,
            privateKey: s.VAPID_PRIVATE_KEY,
            subject: s.VAPID_SUBJECT ?? pushSubject(s),
          }
        : undefined,
  };
}
