import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createJudge, type Description } from './api-judge.ts';
import type { Peer } from './peer-server.ts';

/** What the proxy saw so far: asked for under `/__contract`. */
export interface Seen {
  /** Statuses by operation. */
  operations: Record<string, number[]>;
  violations: { call: string; status: number; problems: string[] }[];
}

const IS_API = /^\/(api\/|setup$|order(\/|$)|\.well-known\/security)/;

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Stands before the running app and lets everything through but what its own `/api/openapi.json`
 * does not say: that it answers with 502, which no test mistakes for the app. Pages and streams
 * pass as they come.
 */
export async function startContractProxy({
  app,
  port = 0,
}: {
  app: string;
  port?: number;
}): Promise<Peer> {
  const seen: Seen = { operations: {}, violations: [] };
  let judge: Promise<ReturnType<typeof createJudge>> | undefined;
  const describe = async () =>
    createJudge((await (await fetch(`${app}/api/openapi.json`)).json()) as Description);

  const forward = (from: IncomingMessage, to: ServerResponse, body: Buffer, isApi: boolean) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port: appPort } = new URL(app);
      const headers = { ...from.headers, ...(isApi && { 'accept-encoding': 'identity' }) };
      delete headers['transfer-encoding'];
      if (body.length > 0) headers['content-length'] = String(body.length);
      const asking = ask(
        { hostname, port: appPort, path: from.url, method: from.method, headers },
        resolve,
      );
      to.once('close', () => asking.destroy());
      asking.on('error', reject);
      asking.end(body);
    });

  async function judged(
    from: IncomingMessage,
    sent: Buffer,
    answer: IncomingMessage,
    to: ServerResponse,
  ) {
    const type = answer.headers['content-type'] ?? '';
    const isStream = type.startsWith('text/event-stream');
    const bytes = isStream ? Buffer.alloc(0) : await bytesOf(answer);
    const status = answer.statusCode ?? 0;
    const method = from.method ?? 'GET';
    const call = { method, url: from.url ?? '/', body: sent.toString('utf8') };
    const isJson = type.startsWith('application/json');
    const body = isJson || bytes.length === 0 ? bytes.toString('utf8') : undefined;
    judge ??= describe();
    const isCompared =
      method !== 'HEAD' && method !== 'OPTIONS' && !answer.headers['idempotency-replayed'];
    const { operation, problems } = isCompared
      ? (await judge)(call, { status, type, body: isStream ? undefined : body })
      : { operation: undefined, problems: [] };
    if (operation) {
      seen.operations[operation] ??= [];
      if (!seen.operations[operation].includes(status)) seen.operations[operation].push(status);
    }
    if (problems.length > 0) {
      const violation = { call: `${method} ${call.url}`, status, problems };
      seen.violations.push(violation);
      answer.destroy();
      to.writeHead(502, { 'Content-Type': 'application/json' });
      return to.end(
        JSON.stringify({ message: 'This is not what the API’s description says', violation }),
      );
    }
    to.writeHead(status, answer.rawHeaders);
    return isStream ? answer.pipe(to) : to.end(bytes);
  }

  const server = createServer((from, to) => {
    void (async () => {
      if (from.url === '/__contract') {
        to.writeHead(200, { 'Content-Type': 'application/json' });
        return to.end(JSON.stringify(seen));
      }
      const { pathname } = new URL(from.url ?? '/', 'http://app');
      const isApi = IS_API.test(pathname);
      const sent = await bytesOf(from);
      const answer = await forward(from, to, sent, isApi);
      if (isApi) return judged(from, sent, answer, to);
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      return answer.pipe(to);
    })().catch((error: unknown) => {
      if (!to.headersSent) to.writeHead(503, { 'Content-Type': 'application/json' });
      to.end(
        JSON.stringify({ message: `The app behind the proxy did not answer: ${String(error)}` }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
