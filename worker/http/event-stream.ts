import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { AppError } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import type { AppEnv } from './app-env.ts';

export interface StreamEvent {
  event: string;
  data: object;
}

export const wantsEventStream = (c: Context) =>
  c.req.header('accept')?.includes('text/event-stream') ?? false;

/**
 * Streams events as they come. The producer runs to its end even when the browser leaves, so that a
 * reply that was paid for is stored. A failure becomes an `error` event without its details.
 */
export function sendEvents(c: Context<AppEnv>, events: AsyncIterable<StreamEvent>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  c.executionCtx.waitUntil(promise);
  c.header('Content-Encoding', 'Identity');
  return streamSSE(c, async (stream) => {
    try {
      // A first line at once, so that proxies and clients see the stream open while the coach is
      // thinking.
      await stream.write(': listening\n\n');
      for await (const { event, data } of events)
        await stream.writeSSE({ event, data: JSON.stringify(data) });
    } catch (thrown) {
      c.var.request.log.error('stream-failed', { reason: reasonOf(thrown) });
      const known = thrown instanceof AppError;
      const message = known
        ? thrown.message
        : 'Something went wrong on our side. Please try again.';
      await stream.writeSSE({ event: 'error', data: JSON.stringify({ message, status: 500 }) });
    } finally {
      resolve();
    }
  });
}
