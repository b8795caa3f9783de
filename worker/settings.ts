import * as z from 'zod/mini';

const SECRET_MIN = 32;

const blankIsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
    z.optional(schema),
  );

const setting = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));
const address = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an http or https address` });

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
  })
  .check(
    z.refine((s) => !s.OPENAI_BASE_URL || s.OPENAI_API_KEY, {
      error: 'OPENAI_API_KEY is missing, though OPENAI_BASE_URL is set',
      path: ['OPENAI_API_KEY'],
    }),
    z.refine((s) => !s.OPENAI_MODEL || s.OPENAI_API_KEY, {
      error: 'OPENAI_API_KEY is missing, though OPENAI_MODEL is set',
      path: ['OPENAI_API_KEY'],
    }),
  );

export interface ModelSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
}

export interface Config {
  isLocal: boolean;
  appUrl: string | undefined;
  sessionSecrets: Uint8Array[];
  model: ModelSettings | undefined;
}

const DEFAULT_MODEL = 'gpt-5-mini';

/** Reads and checks every setting. @throws Error naming the first setting at fault and what it should be. */
export function readConfig(env: Record<string, unknown>): Config {
  const checked = Settings.safeParse(env);
  if (!checked.success) throw new Error(checked.error.issues[0]?.message ?? 'A setting is malformed');
  const s = checked.data;
  const encoder = new TextEncoder();
  return {
    isLocal: s.ENVIRONMENT === 'local',
    appUrl: s.APP_URL,
    sessionSecrets: s.SESSION_SECRETS.split(',').map((secret) => encoder.encode(secret.trim())),
    model: s.OPENAI_API_KEY
      ? { apiKey: s.OPENAI_API_KEY, baseUrl: s.OPENAI_BASE_URL, model: s.OPENAI_MODEL ?? DEFAULT_MODEL }
      : undefined,
  };
}
