import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';

/**
 * Answers with a value of the contract's shape. The compiler holds callers to it; in development and under test
 * the value itself is parsed as well (in production that would cost a quarter of a list's time).
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

/** Answers that there is nothing to say. */
export const sendNothing = (c: Context<AppEnv>) => c.body(null, 204);
