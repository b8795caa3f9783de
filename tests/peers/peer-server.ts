import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PeerRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface PeerAnswer {
  status: number;
  /** Sent as JSON; a string as HTML. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** What can go wrong with an answer. */
export const FAULTS = [
  '500',
  '429',
  'garbage',
  'silence',
  'empty 404',
  'foreign 404',
  'hang-up',
  'late',
] as const;
/** How late a right answer comes where that is the fault. */
export const LATE_MS = 700;
export interface Fault {
  kind: (typeof FAULTS)[number];
  /** Which requests: a piece of `POST /v1/customers`. */
  on: string;
  /** How many of them; then all is well again. */
  times?: number;
  /** The peer does what it was asked and only its answer goes wrong. */
  afterwards?: boolean;
}

/** An answer that is whole but for one value, `at` a path such as `data.0.id`. */
export interface OddValue {
  kind: 'odd value';
  on: string;
  at: string;
  value: unknown;
}

/** Faults that are waiting for their request, one account's. */
export class Faults {
  readonly #waiting: ((Fault | OddValue) & { times?: number })[] = [];

  add(fault: Fault | OddValue) {
    this.#waiting.push({ times: 1, ...fault });
  }

  take({ method, path }: Pick<PeerRequest, 'method' | 'path'>): Fault | OddValue | undefined {
    const fault = this.#waiting.find(
      ({ on, times = 1 }) => times > 0 && `${method} ${path}`.includes(on),
    );
    if (fault) fault.times = (fault.times ?? 1) - 1;
    return fault;
  }
}

function breakAnswer(kind: Fault['kind'], response: ServerResponse) {
  switch (kind) {
    case '500':
      return response
        .writeHead(500, { 'Content-Type': 'text/html' })
        .end('<h1>Internal error</h1>');
    case '429':
      return response
        .writeHead(429, { 'Content-Type': 'application/json' })
        .end('{"name":"RATE_LIMIT_REACHED"}');
    case 'garbage':
      return response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"id": "half a docu');
    case 'empty 404':
      return response.writeHead(404).end();
    case 'foreign 404':
      return response
        .writeHead(404, { 'Content-Type': 'application/json' })
        .end('{"message":"no Route matched"}');
    case 'hang-up':
      return response.socket?.destroy();
    case 'late':
    case 'silence':
      // Says nothing until the other side has had enough.
      return undefined;
  }
}

function withOddValue(answered: PeerAnswer, { at, value }: OddValue): PeerAnswer {
  const body = structuredClone(answered.body);
  const steps = at.split('.');
  const last = steps.pop() as string;
  const holder = steps.reduce<any>((place, step) => place?.[step], body);
  if (!holder || !(last in holder)) throw new Error(`there is no ${at} in this answer`);
  holder[last] = value;
  return { ...answered, body };
}

async function read(request: IncomingMessage): Promise<PeerRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    text: Buffer.concat(chunks).toString('utf8'),
  };
}

function write(response: ServerResponse, { status, body, headers }: PeerAnswer) {
  const isPage = typeof body === 'string';
  response.writeHead(status, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    ...headers,
  });
  response.end(isPage ? body : body === undefined ? '' : JSON.stringify(body));
}

export interface Peer {
  url: string;
  stop(): Promise<void>;
}

interface Behaviour {
  answer: (asked: PeerRequest, url: string) => PeerAnswer | Promise<PeerAnswer>;
  faultsOf: (asked: PeerRequest) => Faults | undefined;
}

/** A provider's double as a real HTTP server on loopback. */
export async function startPeer({ answer, faultsOf }: Behaviour, port = 0): Promise<Peer> {
  let url = '';
  const server: Server = createServer((request, response) => {
    void (async () => {
      const asked = await read(request);
      const fault = asked.path.startsWith('/__peer/') ? undefined : faultsOf(asked)?.take(asked);
      if (fault?.kind === 'late') await sleep(LATE_MS);
      if (!fault || fault.kind === 'late' || fault.kind === 'odd value' || fault.afterwards) {
        const answered = await answer(asked, url);
        if (!fault || fault.kind === 'late') return write(response, answered);
        if (fault.kind === 'odd value') return write(response, withOddValue(answered, fault));
      }
      return breakAnswer(fault.kind, response);
    })().catch((error) =>
      write(response, { status: 500, body: { error: { message: String(error) } } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A provider's page with one button per thing to do; each posts back to the same address. */
export function page(
  title: string,
  lines: string[],
  buttons: Record<string, string>,
  link?: string,
): string {
  const forms = Object.entries(buttons).map(
    ([act, label]) =>
      `<form method="post"><input type="hidden" name="act" value="${escaped(act)}"><button>${escaped(label)}</button></form>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><h1>${escaped(title)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${forms.join('\n')}
${link ? `<p><a href="${escaped(link)}">Back to the shop</a></p>` : ''}</html>`;
}
