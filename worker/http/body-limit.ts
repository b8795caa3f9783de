import { createMiddleware } from 'hono/factory';
import { maxBytesOf } from '#schema/rules/body-bounds.ts';
import { AppError, brokenOff } from '#worker/lib/errors.ts';
import type { AppEnv } from './app-env.ts';

/**
 * How much of a refused body is still read, in bytes. A body that declares more is not read at all.
 */
export const DRAINED_MAX_BYTES = 32 * 1024 * 1024;

type Body = ReadableStream<Uint8Array>;

/** Reads the rest of a body and discards it, up to `room` bytes. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>, room: number): Promise<void> {
  try {
    for (let left = room; left >= 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender has gone.
  }
}

const drainAll = (body: Body, length: number) =>
  length > DRAINED_MAX_BYTES ? undefined : drain(body.getReader(), DRAINED_MAX_BYTES);

const tooLarge = () => new AppError('too-large', 'This is more than fits into one request');

/**
 * A body of undeclared length, read whole. @throws AppError too-large, as soon as it is, or invalid
 * when it breaks off.
 */
async function readBounded(body: Body, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
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
 * Enforces the body limit of a path, by the declared length or while reading. It drains the rest of
 * a refused body, so that clients see the 413 and not a broken connection, which reads as being
 * offline.
 */
export const bodyLimit = createMiddleware<AppEnv>(async (c, next) => {
  const { raw } = c.req;
  const body = raw.body as Body | null;
  if (!body) return next();
  const maxBytes = maxBytesOf(c.req.path);
  const declaredLength = raw.headers.get('content-length');
  // A declared length is reliable unless the body comes in chunks.
  const isDeclared =
    declaredLength !== null &&
    /^\d+$/.test(declaredLength) &&
    !raw.headers.has('transfer-encoding');
  if (!isDeclared) c.req.raw = new Request(raw, { body: await readBounded(body, maxBytes) });
  else if (Number(declaredLength) > maxBytes) {
    await drainAll(body, Number(declaredLength));
    throw tooLarge();
  }
  await next();
  // The router may have replaced the stream by one that was read already.
  if (isDeclared && raw.body && !raw.bodyUsed)
    await drainAll(raw.body as Body, Number(declaredLength));
});
