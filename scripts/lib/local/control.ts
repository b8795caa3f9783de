import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LockHolder } from './data-lock.ts';
import { isWord } from './gateway.ts';
import type { Runtime } from './runtime.ts';

/** What is asked of a running server: statements as one batch. */
interface Asked {
  database: string;
  statements: string[];
}

async function readJson(request: IncomingMessage): Promise<Asked> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return JSON.parse(text) as Asked;
}

/**
 * The running server's private port for scripts on the same data: two processes in one database
 * would be in each other's way. On a port of its own, it opens to the word that its note in the
 * data's folder holds, and to no other.
 */
export async function openControl(runtime: Runtime): Promise<NonNullable<LockHolder['control']>> {
  const token = randomBytes(32).toString('hex');
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || !isWord(request.headers.authorization, `Bearer ${token}`))
      return response.writeHead(403, { Connection: 'close' }).end();
    try {
      const { database, statements } = await readJson(request);
      const rows = await runtime.ask(database, statements);
      return response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(rows));
    } catch (error) {
      return response
        .writeHead(400, { 'Content-Type': 'text/plain' })
        .end((error as Error).message);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, token };
}

/** Asks the server that runs on the same data. @throws Error with the database's own words */
export async function askRunning(
  { url, token }: NonNullable<LockHolder['control']>,
  asked: Asked,
): Promise<Record<string, unknown>[][]> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Record<string, unknown>[][];
}
