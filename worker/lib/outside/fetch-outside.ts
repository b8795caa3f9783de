import type { Deadline } from './deadline.ts';

/** More came than was asked for; the rest was not read. */
export class AnswerTooLong extends Error {
  constructor(maxBytes: number) {
    super(`the answer is longer than ${maxBytes} bytes`);
    this.name = 'AnswerTooLong';
  }
}

export interface Bounds {
  /** Of the whole act that this request is a part of. */
  deadline: Deadline;
  /** How much of the answer's body is read. */
  maxBytes: number;
}

/** A body that ends with an error when the deadline passes or more comes than may. */
function bounded(
  body: ReadableStream<Uint8Array>,
  { deadline, maxBytes }: Bounds,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let read = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await deadline.race(reader.read());
        if (done) return controller.close();
        read += value.byteLength;
        if (read > maxBytes) throw new AnswerTooLong(maxBytes);
        controller.enqueue(value);
      } catch (thrown) {
        controller.error(thrown);
        // The line is let go of; that it may be broken already does not matter.
        reader.cancel(thrown).catch(() => undefined);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Of the body as it came over the line, and no longer true of the one that is handed on. */
const OF_THE_LINE = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * The only way to call other services. Connection, headers and body end with the deadline; the body
 * is bounded by `maxBytes`; no redirect is followed.
 * @throws DeadlinePassed or whatever `fetch` throws; reading the body throws DeadlinePassed and
 * AnswerTooLong
 */
export async function fetchOutside(
  address: string | URL,
  init: RequestInit,
  bounds: Bounds,
): Promise<Response> {
  const { deadline } = bounds;
  const signal = init.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal;
  const response = await deadline.race(fetch(address, { ...init, redirect: 'manual', signal }));
  const headers = new Headers(response.headers);
  for (const name of OF_THE_LINE) headers.delete(name);
  const { status, statusText } = response;
  const body = response.body && bounded(response.body, bounds);
  return new Response(body, { status, statusText, headers });
}
