import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

const STREAM =
  ': listening\n\nevent: delta\ndata: {"text":"Not yet — "}\n\nevent: restart\ndata: {}\n\nevent: done\ndata: {"message":"Grün 🌱","coach":"built-in"}\n\n';
const EVENTS = [
  { event: 'delta', data: { text: 'Not yet — ' } },
  { event: 'restart', data: {} },
  { event: 'done', data: { message: 'Grün 🌱', coach: 'built-in' } },
];

function inPiecesOf(size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(STREAM);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

test.each([1, 2, 7, 64, 4096])(
  'events are whole when the line delivers %i bytes at a time',
  async (size) => {
    const heard: unknown[] = [];
    for await (const event of readEvents(inPiecesOf(size))) heard.push(event);
    expect(heard).toEqual(EVENTS);
  },
);

test('a line that breaks is heard', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('event: delta\ndata: {"text":"So"}\n\n'));
    },
    pull() {
      throw new TypeError('network error');
    },
  });
  const heard: unknown[] = [];
  const listening = (async () => {
    for await (const event of readEvents(broken)) heard.push(event);
  })();
  await expect(listening).rejects.toThrow('network error');
  expect(heard).toEqual([{ event: 'delta', data: { text: 'So' } }]);
});

test('who stops listening closes the line', async () => {
  let isClosed = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      controller.enqueue(new TextEncoder().encode('event: delta\ndata: {}\n\n')),
    cancel: () => {
      isClosed = true;
    },
  });
  for await (const _ of readEvents(endless)) break;
  expect(isClosed).toBe(true);
});
