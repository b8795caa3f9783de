import { createParser } from 'eventsource-parser';

export type ServerEvent = { event: string; data: unknown };

/**
 * The named events of a response body, as they arrive. Ends with the body; rejects when the
 * connection breaks.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const ready: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => ready.push({ event: event ?? 'message', data: JSON.parse(data) }),
  });
  const decoder = new TextDecoder();
  // A reader, since Safari cannot loop over a stream.
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      parser.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }));
      while (ready.length > 0) yield ready.shift() as ServerEvent;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
