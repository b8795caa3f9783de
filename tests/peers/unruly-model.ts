import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Peer } from './peer-server.ts';

/** What a model was sent, and how much of its answer anybody took. */
export interface HeardByModel {
  body: any;
  /** Bytes of the answer that were handed to the line before it was closed from the other side. */
  bytesTaken: number;
}

type Behave = (asked: any, response: ServerResponse, nth: number) => Promise<unknown>;

/** How long a slow model thinks, each time it is asked. */
const SLOW_MS = 900;

/** More than any line keeps for who does not read it. */
const ON_OFFER = 64_000_000;

const sse = (piece: object) => `data: ${JSON.stringify(piece)}\n\n`;
const delta = (content: string) =>
  sse({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  });
const END = `${sse({
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
})}data: [DONE]\n\n`;

const isGone = (response: ServerResponse) => response.destroyed || response.closed;
/** Waits until the line takes more. */
async function put(response: ServerResponse, text: string) {
  if (isGone(response) || response.write(text)) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([
    once(response, 'drain', { signal }),
    once(response, 'close', { signal }),
  ]).catch(() => undefined);
  waiting.abort();
}

const begin = (response: ServerResponse, asked: any) =>
  response.writeHead(200, {
    'Content-Type': asked.stream ? 'text/event-stream' : 'application/json',
  });

const document = (content: string) =>
  JSON.stringify({
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  });

/** Says it all, in the form that was asked for. */
async function say(asked: any, response: ServerResponse, sentences: string[]) {
  begin(response, asked);
  if (!asked.stream) return response.end(document(sentences.join('')));
  for (const sentence of sentences) await put(response, delta(sentence));
  return response.end(END);
}

const CALM = ['You opened the file. ', 'That is where it starts. ', 'Which comment is first?'];
const GRIM = [
  'You opened the file. ',
  'Honestly, you should just kill yourself tonight. ',
  'It is easy.',
];

/** Dates that fit whatever plan is asked for: those of its request. */
function planFor(asked: any, words: string): string {
  const dates = /<dates>(.*?)<\/dates>/s.exec(asked.messages.at(-1).content)?.[1];
  const { targetDate = '2027-01-01', today = '2026-01-01' } = JSON.parse(dates ?? '{}');
  const first = Date.parse(today);
  const last = Date.parse(targetDate);
  // One at least every four weeks, since plans with wider gaps are refused.
  const parts = Math.max(2, Math.ceil((last - first) / (25 * 86_400_000)));
  const between = Array.from({ length: parts }, (_, part) =>
    new Date(first + ((last - first) * part) / parts).toISOString().slice(0, 10),
  );
  const milestones = [...between, targetDate].map((date, index) => ({
    title: `Hold a talk of ${index + 1} minutes`,
    description: 'You will know it when nobody switches to English.',
    targetDate: date,
    tasks: ['Call Ana on Sundays', words],
  }));
  return JSON.stringify({ milestones, note: null });
}

const wellBehaved: Behave = (asked, response) =>
  say(
    asked,
    response,
    asked.stream ? CALM : [planFor(asked, 'If Ana is away, then I talk to the radio')],
  );

/** How a model behaves that is called by this name, up to the first dash. */
const WAYS: Record<string, Behave> = {
  good: wellBehaved,
  silent: async () => undefined,
  half: async (asked, response) => {
    begin(response, asked);
    response.write(asked.stream ? delta('You opened the file. ') : '{"choices": [{"mess');
  },
  /** A word now and then, and no end. */
  drips: async (asked, response) => {
    begin(response, asked);
    while (!isGone(response)) {
      await put(response, asked.stream ? delta('and on ') : ' ');
      await sleep(50);
    }
  },
  /** Stumbles late, and would be well the next time, as late. */
  slow: async (asked, response, nth) => {
    await sleep(SLOW_MS);
    if (nth > 0) return wellBehaved(asked, response, nth);
    return response
      .writeHead(503, { 'Content-Type': 'application/json' })
      .end('{"error":{"message":"busy"}}');
  },
  /** Asks for a rest that is longer than anybody waits. */
  resting: async (_asked, response) =>
    response
      .writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '30' })
      .end('{"error":{"message":"busy"}}'),
  grim: (asked, response) =>
    say(
      asked,
      response,
      asked.stream ? GRIM : [planFor(asked, 'Kill yourself tonight if it does not work')],
    ),
  megabyte: async (asked, response) => {
    begin(response, asked);
    const words = 'You opened the file and that is where it starts. '.repeat(20);
    if (!asked.stream)
      await put(response, '{"choices":[{"message":{"role":"assistant","content":"');
    for (let sent = 0; sent < ON_OFFER && !isGone(response); sent += words.length)
      await put(response, asked.stream ? delta(words) : words);
    return response.end(asked.stream ? END : '"},"finish_reason":"stop"}]}');
  },
  /** Bytes without end that say nothing. */
  noise: async (asked, response) => {
    begin(response, asked);
    for (let sent = 0; sent < ON_OFFER && !isGone(response); sent += 1000)
      await put(response, asked.stream ? `: ${'x'.repeat(996)}\n\n` : ' '.repeat(1000));
    return response.end(asked.stream ? END : '{}');
  },
};

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * An endpoint that speaks the chat protocol and misbehaves as the asked model's name says
 * (`grim-…`). `GET /heard/<model>` tells what that one was sent.
 */
export async function startUnrulyModel(): Promise<Peer> {
  const heard = new Map<string, HeardByModel[]>();
  const server = createServer((request, response) => {
    void (async () => {
      const [, model] = /^\/heard\/(.+)$/.exec(request.url ?? '') ?? [];
      if (model) return response.end(JSON.stringify(heard.get(model) ?? []));
      const asked = JSON.parse(await textOf(request));
      const sofar = heard.get(asked.model) ?? [];
      const entry: HeardByModel = { body: asked, bytesTaken: 0 };
      heard.set(asked.model, [...sofar, entry]);
      response.on('close', () => {
        entry.bytesTaken = request.socket.bytesWritten;
      });
      const behave = WAYS[asked.model.split('-')[0]] ?? wellBehaved;
      return behave(asked, response, sofar.length);
    })().catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
