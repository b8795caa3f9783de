import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { READER_COOKIE } from '#schema/contracts/first-view.ts';
import { linksWithoutScripts, withoutScripts } from './without-scripts.ts';

export interface FrontProxy {
  origin: string;
  close(): void;
}

interface ProxyOptions {
  /** Origin of the app behind it. */
  app: string;
  /** The session cookie that it adds to each request; without one, requests are a visitor's. */
  cookie?: string;
  /** Pages lose their scripts on the way: what is left is the least that the same page can cost. */
  isFloor?: boolean;
}

/**
 * As Cloudflare compresses on the way, and what it keeps near people after the first one has asked.
 */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;
const BETWEEN_TWO = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
];

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Cloudflare tells the zone of the visitor's network; here nobody does, so the phone has told its
 * own on an earlier page.
 */
const READER = `${READER_COOKIE}=${encodeURIComponent(`${Intl.DateTimeFormat().resolvedOptions().timeZone}|en-US`)}`;

/**
 * Does for the app what Cloudflare does for the Worker: compresses by Brotli, lets hashed files be
 * cached, and streams everything else unchanged. All requests are one person's, whose cookie it
 * adds.
 */
export async function openFrontProxy({
  app,
  cookie,
  isFloor = false,
}: ProxyOptions): Promise<FrontProxy> {
  const { hostname, port, host, origin } = new URL(app);
  const kept = new Map<string, Kept>();

  function forward(from: IncomingMessage): Promise<IncomingMessage> {
    const cookies = [from.headers.cookie, cookie, READER].filter(Boolean).join('; ');
    const headers = {
      ...from.headers,
      host,
      'accept-encoding': 'identity',
      ...(from.headers.origin && { origin }),
      cookie: cookies,
    };
    return new Promise((resolve, reject) => {
      const asking = ask({ hostname, port, path: from.url, method: from.method, headers }, resolve);
      asking.on('error', reject);
      from.pipe(asking);
    });
  }

  function headersOf({ headers }: IncomingMessage, isCompressed: boolean): IncomingHttpHeaders {
    const passed = Object.entries(headers).filter(([name]) => !BETWEEN_TWO.includes(name));
    const link =
      isFloor && typeof headers['link'] === 'string'
        ? linksWithoutScripts(headers['link'])
        : headers['link'];
    return {
      ...Object.fromEntries(passed.filter(([name]) => name !== 'link')),
      ...(link !== undefined && { link }),
      ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    };
  }

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const known = kept.get(from.url ?? '/');
    if (known) {
      to.writeHead(known.status, known.headers).end(known.body);
      return;
    }
    const came = await forward(from);
    const status = came.statusCode ?? 502;
    const type = came.headers['content-type'] ?? '';
    const isCompressed = COMPRESSIBLE.test(type) && status !== 304 && from.method !== 'HEAD';
    const headers = headersOf(came, isCompressed);
    if (status === 200 && came.headers['cache-control']?.includes('immutable')) {
      const plain = await buffer(came);
      const body = isCompressed ? brotliCompressSync(plain, QUALITY) : plain;
      kept.set(from.url ?? '/', { status, headers, body });
      to.writeHead(status, headers).end(body);
      return;
    }
    to.writeHead(status, headers);
    const steps = [
      ...(isFloor && type.startsWith('text/html') ? [withoutScripts()] : []),
      // Whatever has come is passed on at once: the head of a page leaves before its body is there.
      ...(isCompressed
        ? [createBrotliCompress({ ...QUALITY, flush: constants.BROTLI_OPERATION_FLUSH })]
        : []),
    ];
    await pipeline([came, ...steps, to]);
  }

  const server = createServer((from, to) => {
    // A browser that leaves ends its connection; nothing waits for the rest.
    answer(from, to).catch(() => to.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
