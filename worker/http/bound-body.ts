import { createMiddleware } from 'hono/factory';
import { maxBytesOf } from '#schema/rules/body-bounds.ts';
import { AppError, brokenOff } from '#worker/lib/errors.ts';
import type { AppEnv } from './app-env.ts';

/** How much of a body that nobody wants is still taken in, in bytes. What says that it is longer is not waited for. */
export const DRAINED_MAX_BYTES = 32 * 1024 * 1024;

type Body = ReadableStream<Uint8Array>;

/** Takes the rest of a body in and lets it go, until more than `room` bytes have come. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>, room: number): Promise<void> {
  try {
    for (let left = room; left >= 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Whoever sent it has gone.
  }
}

const drainAll = (body: Body, length: number) =>
  length > DRAINED_MAX_BYTES ? undefined : drain(body.getReader(), DRAINED_MAX_BYTES);

const tooLarge = () => new AppError('too-large', 'This is more than fits into one request');

/** A body that comes without its length, whole. @throws AppError too-large, as soon as it is, or invalid when it breaks off. */
async function gather(body: Body, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw brokenOff(cause);
    });
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await drain(reader, DRAINED_MAX_BYTES - size);
      throw tooLarge();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * Refuses a body that is longer than its path takes, before anything else is done about it: by its length where that is
 * said, and while it is read where it is not. Either way, and where something else refuses first, the rest is taken in
 * before the answer goes: a connection that is cut while somebody sends reads as no answer, and so as being offline.
 */
export const boundBody = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req;
  const body = raw.body as Body | null;
  if (!body) return next();
  const maxBytes = maxBytesOf(c.req.path);
  const said = raw.headers.get('content-length');
  // No more comes in than was said, unless it comes in chunks: then what was said counts for nothing.
  const isSaid = said !== null && /^\d+$/.test(said) && !raw.headers.has('transfer-encoding');
  if (!isSaid) c.req.raw = new Request(raw, { body: await gather(body, maxBytes) });
  else if (Number(said) > maxBytes) {
    await drainAll(body, Number(said));
    throw tooLarge();
  }
  await next();
  // A body that was read twice is another stream by now.
  if (isSaid && raw.body && !raw.bodyUsed) await drainAll(raw.body as Body, Number(said));
});
