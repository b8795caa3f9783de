import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyServer } from 'httpxy';
import { NotStarted } from './failures.ts';

/** The header with which the gateway proves to the runtime that a request comes from it. */
export const GATE_HEADER = 'yet-gate';

/** Where the runtime listens, and the word that its gate wants to hear. */
export interface GatewayTarget {
  origin: string;
  secret: string;
}

export interface Gateway {
  port: number;
  /** From now on requests go there. */
  leadTo(behind: GatewayTarget): void;
  close(): Promise<void>;
}

/**
 * Headers of the connection, not of the request (RFC 9110 §7.6.1), and what only Cloudflare or its
 * simulator may say.
 */
const NOT_PASSED_ON =
  /^(keep-alive|proxy-.*|te|trailer|upgrade|expect|forwarded|x-forwarded-.*|x-real-ip|cf-.*|mf-.*|yet-gate)$/;

/** Connections to the runtime are given up before it does so, which is after five seconds. */
const IDLE_MS = 1000;

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * The names under which the app answers: this machine's own with the port, and the one in
 * `APP_URL`.
 */
export function namesOf(port: number, appUrl: string): Set<string> {
  const here = ['localhost', '127.0.0.1', '[::1]'];
  const names = here.map((name) => `${name}:${port}`);
  if (port === DEFAULT_PORTS['http:']) names.push(...here);
  const { host, hostname, port: appPort, protocol } = new URL(appUrl);
  names.push(host);
  if (!appPort) names.push(`${hostname}:${DEFAULT_PORTS[protocol]}`);
  return new Set(names);
}

/** Whether an address is one of the app's. Everything below `/cdn-cgi/` is the platform's. */
function isOurs(target: string): boolean {
  if (!target.startsWith('/') || !URL.canParse(`http://app${target}`)) return false;
  return !/^\/cdn-cgi(\/|$)/i.test(new URL(`http://app${target}`).pathname);
}

function refuse(response: ServerResponse, status: number, sentence: string, headers: object = {}) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    // What else was sent is not read.
    Connection: 'close',
    ...headers,
  });
  return response.end(`${sentence}\n`);
}

/** Whether a word is the one expected, in the same time whatever it is. */
export function isWord(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

async function listen(server: Server, port: number, host: string): Promise<boolean> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // This machine has no such address: not every one speaks IPv6.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return false;
    if (code === 'EADDRINUSE')
      throw new NotStarted(
        `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port < 65535 ? port + 1 : 8787} npm start`,
      );
    if (code === 'EACCES')
      throw new NotStarted(
        `This account may not listen on port ${port}. Choose another: PORT=8787 npm start`,
      );
    throw error;
  }
}

/**
 * Listens on both loopback addresses and passes requests under the app's own names to the runtime.
 * @param port 0 for any free one; `seenAt` is the public port behind another server
 * @throws NotStarted where the port is taken
 */
export async function openGateway(port: number, appUrl: string, seenAt?: number): Promise<Gateway> {
  let behind: GatewayTarget | undefined;
  let names = new Set<string>();
  const app = new URL(appUrl);
  const proxy = createProxyServer({ agent: new Agent({ keepAlive: true, timeout: IDLE_MS }) });
  // What is said of that connection does not hold for the one to the browser.
  proxy.on('proxyRes', ({ headers }) => {
    delete headers.connection;
    delete headers['keep-alive'];
  });

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const [host, ...others] = request.headersDistinct['host'] ?? [];
    const name = host?.toLowerCase() ?? '';
    if (!names.has(name) || others.length > 0)
      return refuse(response, 421, `Yet answers at ${app.origin} only, not under another name.`);
    if (!isOurs(request.url ?? '')) return refuse(response, 404, 'There is nothing here.');
    if (!behind)
      return refuse(response, 503, 'Yet is starting. Try again in a moment.', {
        'Retry-After': '1',
      });
    for (const header of Object.keys(request.headers))
      if (NOT_PASSED_ON.test(header)) delete request.headers[header];
    // How the connection to the browser goes on; nothing else that it may say is for the runtime.
    request.headers.connection = /\bclose\b/i.test(request.headers.connection ?? '')
      ? 'close'
      : 'keep-alive';
    request.headers[GATE_HEADER] = behind.secret;
    // Its own errors are the app's to say; the simulator's page would show a trace.
    request.headers['mf-disable-pretty-error'] = 'true';
    // Only that name can stand for a server of yours that speaks https and passes on to this one.
    if (name === app.host && app.protocol === 'https:')
      request.headers['x-forwarded-proto'] = 'https';
    return proxy.web(request, response, { target: behind.origin }).catch(() => {
      if (response.headersSent) return response.destroy();
      return refuse(response, 503, 'Yet is starting anew. Try again in a moment.', {
        'Retry-After': '1',
      });
    });
  }

  const servers: Server[] = [];
  let chosen = port;
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(answer);
    if (!(await listen(server, chosen, host))) continue;
    chosen = (server.address() as AddressInfo).port;
    servers.push(server);
  }
  names = namesOf(seenAt ?? chosen, appUrl);
  return {
    port: chosen,
    leadTo(next) {
      behind = next;
    },
    async close() {
      await Promise.all(
        servers.map(async (server) => {
          server.close();
          server.closeAllConnections();
          if (server.listening) await once(server, 'close');
        }),
      );
    },
  };
}
