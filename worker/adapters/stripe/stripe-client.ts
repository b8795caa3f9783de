import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import { AppError } from '#worker/lib/errors.ts';
import { failureOf, type Log } from '#worker/lib/log.ts';
import type { Deadline } from '#worker/lib/outside/deadline.ts';
import { fetchOutside } from '#worker/lib/outside/fetch-outside.ts';
import type { StripeSettings } from '#worker/settings.ts';

/** Many times what any of its answers has. */
const MAX_BYTES = 1024 * 1024;
const TRY_AGAIN = 'Stripe did not answer as it should. Please try again in a moment.';

/** One question to Stripe: named for the log, held to the shape it must answer in. */
interface Question<Schema extends z.ZodMiniType> {
  what: string;
  schema: Schema;
  ask: (stripe: Stripe) => Promise<unknown>;
}

/**
 * Stripe through its own SDK, which answers `{}` to a 404 of a shape it does not know: so every
 * answer is checked.
 */
export interface StripeClient {
  /** @throws AppError provider-failed */
  ask<Schema extends z.ZodMiniType>(question: Question<Schema>): Promise<z.output<Schema>>;
  /**
   * Like `ask`, but undefined where Stripe does not know the id. @throws AppError provider-failed
   */
  find<Schema extends z.ZodMiniType>(
    question: Question<Schema>,
  ): Promise<z.output<Schema> | undefined>;
  sdk(): Promise<Stripe>;
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}

const isUnknown = (thrown: unknown) =>
  (thrown as { code?: unknown } | null)?.code === 'resource_missing';

/** @returns the client that an act until a deadline uses, retries and all */
export function createStripeClient(
  { secretKey, apiBase }: StripeSettings,
  log: Log,
): (deadline: Deadline) => StripeClient {
  // The SDK is most of a megabyte: evaluated when Stripe is first asked, not when the isolate
  // starts.
  async function connect(deadline: Deadline): Promise<Stripe> {
    const { default: Client } = await import('stripe');
    const withinBounds = (address: string | URL | Request, init?: RequestInit) =>
      fetchOutside(address as string, init ?? {}, { deadline, maxBytes: MAX_BYTES });
    return new Client(secretKey, {
      ...addressOf(apiBase),
      httpClient: Client.createFetchHttpClient(withinBounds as typeof fetch),
      maxNetworkRetries: 1,
      // The SDK's own patience begins anew with each try; the deadline's does not.
      timeout: Math.max(1, deadline.leftMs()),
      telemetry: false,
    });
  }

  async function put<Schema extends z.ZodMiniType>(
    deadline: Deadline,
    sdk: () => Promise<Stripe>,
    { what, schema, ask }: Question<Schema>,
  ) {
    // The SDK waits between its tries: that is part of the act as well.
    const answer = await deadline.race(sdk().then(ask));
    const checked = schema.safeParse(answer);
    if (checked.success) return checked.data;
    log.error('stripe-answer', { what, reason: checked.error.issues[0]?.path.join('.') });
    throw new AppError('provider-failed', TRY_AGAIN);
  }

  function failed(what: string, thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    const code = (thrown as { code?: unknown } | null)?.code;
    log.error('stripe-failed', {
      what,
      reason: failureOf(thrown),
      status: (thrown as { statusCode?: number } | null)?.statusCode,
      code: typeof code === 'string' ? code : undefined,
    });
    return new AppError('provider-failed', TRY_AGAIN, { cause: thrown });
  }

  return (deadline) => {
    let connecting: Promise<Stripe> | undefined;
    const sdk = () => {
      connecting ??= connect(deadline);
      return connecting;
    };
    return {
      sdk,
      async ask(question) {
        try {
          return await put(deadline, sdk, question);
        } catch (thrown) {
          throw failed(question.what, thrown);
        }
      },
      async find(question) {
        try {
          return await put(deadline, sdk, question);
        } catch (thrown) {
          if (isUnknown(thrown)) return undefined;
          throw failed(question.what, thrown);
        }
      },
    };
  };
}
