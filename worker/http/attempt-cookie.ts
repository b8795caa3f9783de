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

/**
 * Stores in this browser what the second step of a sign-in must match. A new attempt replaces the
 * one before.
 */
export async function keepAttempt(
  c: Context<AppEnv>,
  kind: AttemptKind,
  attempt: object,
): Promise<void> {
  const { config, clock } = c.var.request;
  const token = await signAttempt(kind, attempt, config.sessionSecrets, clock.now());
  setCookie(c, attemptCookie(c), token, { ...cookieAttributes(c), maxAge: ATTEMPT_SECONDS });
}

/** Reads the stored attempt and removes it; undefined where there is none. */
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
