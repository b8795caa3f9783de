import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type * as z from 'zod/mini';
import {
  ATTEMPT_SECONDS,
  type AttemptKind,
  readAttempt,
  signAttempt,
} from '#worker/lib/security/attempt-token.ts';
import type { AppEnv } from './app-env.ts';
import { cookieAttributes, cookieName } from './cookies.ts';

const attemptCookie = (c: Context) => cookieName(c, 'attempt');

/** Lets this browser keep what its second step has to match. One attempt at a time: a new one takes the old one's place. */
export async function keepAttempt(
  c: Context<AppEnv>,
  kind: AttemptKind,
  attempt: object,
): Promise<void> {
  const { config, clock } = c.var.request;
  const token = await signAttempt(kind, attempt, config.sessionSecrets, clock.now());
  setCookie(c, attemptCookie(c), token, { ...cookieAttributes(c), maxAge: ATTEMPT_SECONDS });
}

/** What this browser was to keep, if it did; from here on it has it no more. */
export async function takeAttempt<Schema extends z.ZodMiniType>(
  c: Context<AppEnv>,
  kind: AttemptKind,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const token = getCookie(c, attemptCookie(c));
  if (!token) return undefined;
  setCookie(c, attemptCookie(c), '', { ...cookieAttributes(c), maxAge: 0 });
  const { config, clock } = c.var.request;
  return schema.safeParse(await readAttempt(kind, token, config.sessionSecrets, clock.now())).data;
}
