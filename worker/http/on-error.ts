import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '#schema/contracts/errors.ts';
import { AppError, type ErrorKind } from '#worker/lib/errors.ts';
import { createLog, reasonOf } from '#worker/lib/log.ts';
import type { AppEnv } from './app-env.ts';

const STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'not-json': 415,
  'too-many': 429,
  'provider-failed': 502,
  'not-configured': 503,
} as const satisfies Record<ErrorKind, ContentfulStatusCode>;

/** The one place where a failure becomes an answer. What is not an AppError is logged and answered blandly. */
export function onError(thrown: Error, c: Context<AppEnv>) {
  if (thrown instanceof AppError) {
    const { message, issues, safetyNotice } = thrown;
    const answer: ErrorBody = { message, ...(safetyNotice && { safetyNotice }), ...(issues && { issues }) };
    if (thrown.retryAfter !== undefined) c.header('Retry-After', String(thrown.retryAfter));
    return c.json(answer, STATUS[thrown.kind]);
  }
  createLog({ requestId: c.var.requestId }).error('unexpected', {
    reason: reasonOf(thrown),
    path: c.req.path,
  });
  return c.json(
    { message: 'Something went wrong on our side. Nothing you wrote is lost here; please try again.' },
    500,
  );
}
