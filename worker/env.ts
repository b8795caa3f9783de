/**
 * Bindings and settings as the platform hands them over. Settings are text; none is needed locally.
 */
export interface Bindings {
  /**
   * The directory, and shard 0. Further shards are bound as `DB_1`, `DB_2`, …: see
   * `worker/deps.ts`.
   */
  DB: D1Database;
  /** Which shard new people come to live on; the last one where nothing is said. */
  NEW_PEOPLE_SHARD?: string;
  KV: KVNamespace;
  ASSETS: Fetcher;
  CHAT_LIMIT: RateLimit;
  /** Absent where a deployment sends no mail this way. */
  EMAIL?: SendEmail;
  /** `local` only where `npm start` or a test says so; anything else counts as production. */
  ENVIRONMENT?: string;
  APP_URL?: string;
  SESSION_SECRETS?: string;
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;
  OPENAI_CHATS_PER_PERSON?: string;
  OPENAI_FEEDBACKS_PER_PERSON?: string;
  OPENAI_PLANS_PER_PERSON?: string;
  OPENAI_CALLS_PER_DAY?: string;
  OPENAI_CHARACTERS_PER_DAY?: string;
  PROVIDER_TIMEOUT_MS?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_BASE?: string;
  PAYPAL_CLIENT_ID?: string;
  PAYPAL_CLIENT_SECRET?: string;
  PAYPAL_API_BASE?: string;
  RESEND_API_KEY?: string;
  MAIL_FROM?: string;
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
  OIDC_NAME?: string;
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
}
