import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';

/**
 * Answers with a value of the contract's type. In development and under test the value is also
 * parsed; in production that would take a quarter of a list's time.
 */
export function send<Schema extends z.ZodMiniType>(
  c: Context<AppEnv>,
  schema: Schema,
  value: z.output<Schema>,
  status: ContentfulStatusCode = 200,
) {
  if (c.get('request').config.isLocal) z.parse(schema, value);
  return c.json(value as object, status);
}

/** Answers 204. */
export const sendNothing = (c: Context<AppEnv>) => c.body(null, 204);
