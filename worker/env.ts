/** Bindings and settings as the platform hands them over. Settings are text; none is needed locally. */
export interface Bindings {
  DB: D1Database;
  KV: KVNamespace;
  ASSETS: Fetcher;
  CHAT_LIMIT: RateLimit;
  /** `local` only where `npm start` or a test says so; anything else counts as production. */
  ENVIRONMENT?: string;
  APP_URL?: string;
  SESSION_SECRETS?: string;
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;
}
