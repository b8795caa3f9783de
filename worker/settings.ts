import * as z from 'zod/mini';
import { isLoopbackHost } from '#worker/lib/loopback.ts';

const SECRET_MIN = 32;
const APP_NAME = 'Yet';

const blankIsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
    z.optional(schema),
  );

const setting = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));
const address = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an http or https address` });

/** Where a provider's secret is sent: over https, except to this very machine. */
const apiBase = (name: string) =>
  address(name).check(
    z.refine(
      (base) => base.startsWith('https:') || (URL.canParse(base) && isLoopbackHost(new URL(base).hostname)),
      `${name} must be an https address`,
    ),
  );

/** An issuer is compared letter by letter, so it is an address and nothing after it. */
const Issuer = apiBase('OIDC_ISSUER').check(
  z.refine(
    (issuer) => !/[?#@]/.test(issuer),
    'OIDC_ISSUER must be an address without a query or a name in it',
  ),
);

const needs = <Name extends string, Other extends string>(name: Name, other: Other) =>
  z.refine<{ [key in Name | Other]?: unknown }>((s) => !s[name] || s[other], {
    error: `${other} is missing, though ${name} is set`,
    path: [other],
  });

/** `yet@example.org`, or `Yet <yet@example.org>`. */
const MailFrom = z.pipe(
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

const Settings = z
  .object({
    ENVIRONMENT: blankIsAbsent(z.enum(['local', 'production'], 'ENVIRONMENT must be local or production')),
    APP_URL: blankIsAbsent(address('APP_URL')),
    SESSION_SECRETS: setting(
      'SESSION_SECRETS is missing: a comma-separated list of secrets, the first one signs',
    ).check(
      z.refine(
        (list) => list.split(',').every((secret) => secret.trim().length >= SECRET_MIN),
        `SESSION_SECRETS must hold secrets of at least ${SECRET_MIN} characters each, separated by commas`,
      ),
    ),
    OPENAI_API_KEY: blankIsAbsent(setting('OPENAI_API_KEY is empty')),
    OPENAI_BASE_URL: blankIsAbsent(address('OPENAI_BASE_URL')),
    OPENAI_MODEL: blankIsAbsent(setting('OPENAI_MODEL is empty')),
    STRIPE_SECRET_KEY: blankIsAbsent(
      setting('STRIPE_SECRET_KEY is empty').check(
        z.regex(
          /^(sk|rk)_(test|live)_\w+$/,
          'STRIPE_SECRET_KEY must be a secret key of Stripe (sk_live_…, sk_test_… or a restricted rk_…)',
        ),
      ),
    ),
    STRIPE_WEBHOOK_SECRET: blankIsAbsent(
      setting('STRIPE_WEBHOOK_SECRET is empty').check(
        z.regex(/^whsec_\S+$/, 'STRIPE_WEBHOOK_SECRET must be the signing secret of an endpoint (whsec_…)'),
      ),
    ),
    STRIPE_API_BASE: blankIsAbsent(apiBase('STRIPE_API_BASE')),
    PAYPAL_CLIENT_ID: blankIsAbsent(setting('PAYPAL_CLIENT_ID is empty')),
    PAYPAL_CLIENT_SECRET: blankIsAbsent(setting('PAYPAL_CLIENT_SECRET is empty')),
    PAYPAL_API_BASE: blankIsAbsent(apiBase('PAYPAL_API_BASE')),
    RESEND_API_KEY: blankIsAbsent(setting('RESEND_API_KEY is empty')),
    OIDC_ISSUER: blankIsAbsent(Issuer),
    OIDC_CLIENT_ID: blankIsAbsent(setting('OIDC_CLIENT_ID is empty')),
    OIDC_CLIENT_SECRET: blankIsAbsent(setting('OIDC_CLIENT_SECRET is empty')),
    OIDC_NAME: blankIsAbsent(
      setting('OIDC_NAME is empty').check(z.maxLength(40, 'OIDC_NAME must have at most 40 characters')),
    ),
    MAIL_FROM: blankIsAbsent(MailFrom),
    /** Cloudflare's own way to send: a binding, not a setting. */
    EMAIL: z.optional(z.unknown()),
  })
  .check(
    needs('OPENAI_BASE_URL', 'OPENAI_API_KEY'),
    needs('OPENAI_MODEL', 'OPENAI_API_KEY'),
    needs('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    needs('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'),
    needs('STRIPE_API_BASE', 'STRIPE_SECRET_KEY'),
    needs('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'),
    needs('PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID'),
    needs('PAYPAL_API_BASE', 'PAYPAL_CLIENT_ID'),
    // Providers send people back to an absolute address, which no request header may decide.
    needs('STRIPE_SECRET_KEY', 'APP_URL'),
    needs('PAYPAL_CLIENT_ID', 'APP_URL'),
    needs('RESEND_API_KEY', 'MAIL_FROM'),
    z.refine((s) => !s.MAIL_FROM || s.RESEND_API_KEY || s.EMAIL, {
      error: 'RESEND_API_KEY is missing, though MAIL_FROM is set',
      path: ['RESEND_API_KEY'],
    }),
    needs('MAIL_FROM', 'APP_URL'),
    needs('OIDC_ISSUER', 'OIDC_CLIENT_ID'),
    needs('OIDC_ISSUER', 'OIDC_CLIENT_SECRET'),
    needs('OIDC_CLIENT_ID', 'OIDC_ISSUER'),
    needs('OIDC_CLIENT_SECRET', 'OIDC_ISSUER'),
    needs('OIDC_NAME', 'OIDC_ISSUER'),
    needs('OIDC_ISSUER', 'APP_URL'),
    z.refine((s) => s.ENVIRONMENT === 'local' || !s.OIDC_ISSUER?.startsWith('http:'), {
      error: 'OIDC_ISSUER must be an https address',
      path: ['OIDC_ISSUER'],
    }),
  );

export interface ModelSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
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

export interface Config {
  isLocal: boolean;
  /** Base of links that leave the app; a request's Host header never is. */
  appUrl: string | undefined;
  sessionSecrets: Uint8Array[];
  model: ModelSettings | undefined;
  stripe: StripeSettings | undefined;
  paypal: PaypalSettings | undefined;
  mail: MailSettings | undefined;
  oidc: OidcSettings | undefined;
}

const LOCAL_APP = 'http://localhost:8787';
const DEFAULT_MODEL = 'gpt-5-mini';
const PAYPAL = 'https://api-m.paypal.com';
const GOOGLE = 'https://accounts.google.com';

const nameOfIssuer = (issuer: string) => (issuer === GOOGLE ? 'Google' : new URL(issuer).hostname);

/** Reads and checks every setting. @throws Error naming the first setting at fault and what it should be. */
export function readConfig(env: Record<string, unknown>): Config {
  const checked = Settings.safeParse(env);
  if (!checked.success) throw new Error(checked.error.issues[0]?.message ?? 'A setting is malformed');
  const s = checked.data;
  const encoder = new TextEncoder();
  return {
    isLocal: s.ENVIRONMENT === 'local',
    appUrl: s.APP_URL ?? (s.ENVIRONMENT === 'local' ? LOCAL_APP : undefined),
    sessionSecrets: s.SESSION_SECRETS.split(',').map((secret) => encoder.encode(secret.trim())),
    model: s.OPENAI_API_KEY
      ? { apiKey: s.OPENAI_API_KEY, baseUrl: s.OPENAI_BASE_URL, model: s.OPENAI_MODEL ?? DEFAULT_MODEL }
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
  };
}
