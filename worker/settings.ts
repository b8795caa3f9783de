import type { ModelTask } from '#worker/ports.ts';
import {
  checkSettings,
  type GivenSettings,
  type MailSender,
  PROVIDER_TIMEOUT_MS,
} from './setting-forms.ts';

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
const pushSubject = ({ MAIL_FROM, APP_URL = '' }: GivenSettings): string =>
  MAIL_FROM
    ? `mailto:${MAIL_FROM.email}`
    : APP_URL.startsWith('https:')
      ? APP_URL
      : 'mailto:nobody@localhost.local';

function modelLimits(s: GivenSettings): ModelLimits {
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
  const s = checkSettings(env);
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
