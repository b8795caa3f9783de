import * as z from 'zod/mini';
import { AppError } from '#worker/lib/errors.ts';
import { failureOf, type Log } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import { fetchOutside } from '#worker/lib/outside/fetch-outside.ts';
import type { Clock } from '#worker/ports.ts';
import type { PaypalSettings } from '#worker/settings.ts';

/** Many times what any of its answers has. */
const MAX_BYTES = 256 * 1024;
/** A token is given up this long before it ends, so that none ends on its way. */
const TOKEN_MARGIN_MS = 60_000;
const TRY_AGAIN = 'PayPal did not answer as it should. Please try again in a moment.';

const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });
const Trouble = z.object({
  name: z.string(),
  details: z.optional(z.array(z.object({ issue: z.string() }))),
});

interface Call {
  /** Named for the log. */
  what: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** PayPal treats requests with the same id as one. */
  requestId?: string;
}

export interface PaypalAnswer {
  status: number;
  body: unknown;
  /** Of a refusal: why, in PayPal's own word. Undefined where it was not PayPal that refused. */
  issue: string | undefined;
}

export interface PaypalClient {
  /**
   * Answers of 2xx, and PayPal's own 404, 409 and 422, are the caller's to read. @throws AppError
   * provider-failed for every other end.
   */
  call(call: Call): Promise<PaypalAnswer>;
  /** @throws AppError provider-failed where the answer does not have the shape. */
  expect<Schema extends z.ZodMiniType>(
    what: string,
    schema: Schema,
    answer: PaypalAnswer,
  ): z.output<Schema>;
}

/**
 * PayPal's REST API by plain requests: four calls do not need an SDK. @returns the client that an
 * act until a deadline uses
 */
export function createPaypalClient(
  { clientId, clientSecret, apiBase }: PaypalSettings,
  log: Log,
  clock: Clock,
): (deadline: Deadline) => PaypalClient {
  let token: { value: string; until: number } | undefined;

  function failed(what: string, reason: string, cause?: unknown): AppError {
    log.error('paypal-failed', { what, reason });
    return new AppError('provider-failed', TRY_AGAIN, { cause });
  }

  async function send(
    deadline: Deadline,
    what: string,
    path: string,
    init: RequestInit,
  ): Promise<PaypalAnswer> {
    try {
      const response = await fetchOutside(new URL(path, apiBase), init, {
        deadline,
        maxBytes: MAX_BYTES,
      });
      const text = await response.text();
      const body = JSON.parse(text || 'null');
      const trouble = Trouble.safeParse(body);
      return {
        status: response.status,
        body,
        issue: trouble.success
          ? (trouble.data.details?.[0]?.issue ?? trouble.data.name)
          : undefined,
      };
    } catch (thrown) {
      throw failed(what, failureOf(thrown), thrown);
    }
  }

  function expect<Schema extends z.ZodMiniType>(
    what: string,
    schema: Schema,
    { status, body }: PaypalAnswer,
  ) {
    const checked = schema.safeParse(body);
    if (status >= 200 && status < 300 && checked.success) return checked.data;
    throw failed(what, `answered ${status} in another shape`);
  }

  async function authorize(deadline: Deadline): Promise<string> {
    const now = clock.now().getTime();
    if (token && token.until > now) return token.value;
    const answer = await send(deadline, 'token', '/v1/oauth2/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: value, expires_in } = expect('token', Token, answer);
    token = { value, until: now + expires_in * 1000 - TOKEN_MARGIN_MS };
    return value;
  }

  async function attempt(
    deadline: Deadline,
    { what, method, path, body, requestId }: Call,
  ): Promise<PaypalAnswer> {
    return send(deadline, what, path, {
      method,
      headers: {
        Authorization: `Bearer ${await authorize(deadline)}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(requestId && { 'PayPal-Request-Id': requestId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  return (deadline) => ({
    expect,
    async call(call) {
      let answer = await attempt(deadline, call);
      if (answer.status === 401) {
        // The token was withdrawn before its time: once more, with a fresh one.
        token = undefined;
        answer = await attempt(deadline, call);
      }
      const { status, issue } = answer;
      if (status >= 200 && status < 300) return answer;
      // A 404 that is not PayPal's own says nothing about an order whose money may have moved.
      if (issue !== undefined && [404, 409, 422].includes(status)) return answer;
      throw failed(call.what, `answered ${status} ${issue ?? ''}`.trim());
    },
  });
}
