import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHmac,
  type ECDH,
  randomBytes,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import type { Peer } from './peer-server.ts';

/**
 * A push service on loopback with the browsers behind it: it checks who sends (VAPID, RFC 8292) and
 * reads each message as the browser would (RFC 8291, `aes128gcm` of RFC 8188). What does not hold
 * is refused with 400 and the reason.
 */

const SALT_BYTES = 16;
const KEY_BYTES = 65;
const TAG_BYTES = 16;
const MOST_BYTES = 4096;
const DAY_SECONDS = 86_400;

interface Browser {
  keys: ECDH;
  auth: Buffer;
  /** Payloads as they were read, in order. */
  received: { payload: unknown; headers: Record<string, string> }[];
  /** How the next messages are answered instead, first one first; 0 hangs up. */
  next: number[];
  /** How long each answer takes. */
  delayMs: number;
}

const hmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const info = (text: string, ...parts: Buffer[]) =>
  Buffer.concat([Buffer.from(`${text}\0`), ...parts, Buffer.from([1])]);

/** Reads a message with the keys of its browser. @throws Error where it is none for it */
export function decrypt(body: Buffer, { keys, auth }: Pick<Browser, 'keys' | 'auth'>): Buffer {
  if (body.length > MOST_BYTES) throw new Error('a message has at most 4096 bytes');
  const salt = body.subarray(0, SALT_BYTES);
  if (body[SALT_BYTES + 4] !== KEY_BYTES) throw new Error('the key id is no point');
  const start = SALT_BYTES + 5;
  const sender = body.subarray(start, start + KEY_BYTES);
  const sealed = body.subarray(start + KEY_BYTES, -TAG_BYTES);
  const secret = keys.computeSecret(sender);
  const both = info('WebPush: info', keys.getPublicKey(), sender);
  const ikm = hmac(hmac(auth, secret), both);
  const prk = hmac(salt, ikm);
  const key = hmac(prk, info('Content-Encoding: aes128gcm')).subarray(0, 16);
  const nonce = hmac(prk, info('Content-Encoding: nonce')).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('this is not the last record');
  return padded.subarray(0, end);
}

/** Seals a message as a sender would: what the reader above is held to. */
export function encrypt(text: string, to: { p256dh: Buffer; auth: Buffer }): Buffer {
  const keys = createECDH('prime256v1');
  const sender = keys.generateKeys();
  const salt = randomBytes(SALT_BYTES);
  const ikm = hmac(
    hmac(to.auth, keys.computeSecret(to.p256dh)),
    info('WebPush: info', to.p256dh, sender),
  );
  const prk = hmac(salt, ikm);
  const key = hmac(prk, info('Content-Encoding: aes128gcm')).subarray(0, 16);
  const nonce = hmac(prk, info('Content-Encoding: nonce')).subarray(0, 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(MOST_BYTES);
  return Buffer.concat([salt, size, Buffer.from([KEY_BYTES]), sender, sealed]);
}

/** Holds the sender to what it says of itself. @throws Error */
async function checkSender(request: IncomingMessage, host: string): Promise<void> {
  const given = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/.exec(request.headers.authorization ?? '');
  const [, token, publicKey] = given ?? [];
  if (!token || !publicKey) throw new Error('there is no VAPID header');
  if (decodeProtectedHeader(token).alg !== 'ES256') throw new Error('VAPID is signed by ES256');
  const point = Buffer.from(publicKey, 'base64url');
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const { payload } = await jwtVerify(token, key);
  if (new URL(String(payload.aud)).host !== host) throw new Error('VAPID names another service');
  const seconds = Number(payload.exp) - Date.now() / 1000;
  if (!(seconds > 0 && seconds <= DAY_SECONDS)) throw new Error('VAPID holds for a day at most');
  if (!/^(mailto:|https:)/.test(String(payload.sub))) throw new Error('VAPID names nobody');
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/**
 * Starts the service. `POST /__peer/subscribe` makes a browser and answers what it would hand out;
 * `GET /__peer/received/<id>` says what it has read; `POST /__peer/next/<id>` how to go wrong:
 * `{ "statuses": [503], "delayMs": 0 }`.
 */
export async function startPushPeer(): Promise<Peer> {
  const browsers = new Map<string, Browser>();
  let url = '';

  async function control(request: IncomingMessage, response: ServerResponse, path: string) {
    const [, , what, id = ''] = path.split('/');
    if (what === 'subscribe') {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const browser = { keys, auth: randomBytes(16), received: [], next: [], delayMs: 0 };
      const made = randomBytes(9).toString('base64url');
      browsers.set(made, browser);
      return json(response, 201, {
        endpoint: `${url}/push/${made}`,
        keys: {
          p256dh: keys.getPublicKey('base64url'),
          auth: browser.auth.toString('base64url'),
        },
      });
    }
    const browser = browsers.get(id);
    if (!browser) return json(response, 404, {});
    if (what === 'received') return json(response, 200, browser.received);
    const { statuses = [], delayMs = 0 } = JSON.parse(String(await bytesOf(request)));
    Object.assign(browser, { next: statuses, delayMs });
    return json(response, 200, {});
  }

  async function take(request: IncomingMessage, response: ServerResponse, path: string) {
    const body = await bytesOf(request);
    const browser = browsers.get(path.split('/')[2] ?? '');
    if (!browser) return json(response, 410, {});
    await checkSender(request, new URL(url).host);
    if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('no aes128gcm');
    if (!/^\d+$/.test(request.headers.ttl as string)) throw new Error('there is no TTL');
    const status = browser.next.shift();
    const payload = JSON.parse(decrypt(body, browser).toString());
    const { topic, ttl, urgency } = request.headers as Record<string, string>;
    const isTaken = status === undefined || status < 300;
    if (isTaken)
      browser.received.push({
        payload,
        headers: { topic, ttl, urgency } as Record<string, string>,
      });
    if (browser.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, browser.delayMs));
    if (status === 0) return request.socket.destroy();
    return response.writeHead(status ?? 201).end();
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://peer').pathname;
    const answer = path.startsWith('/__peer/') ? control : take;
    answer(request, response, path).catch((error) =>
      json(response, 400, { message: String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
