import type { Context } from 'hono';
import { isEventStream } from '#schema/rules/event-stream.ts';
import { invalid } from '#worker/lib/errors.ts';
import { findRecordedWrite, REPLY_PURGED, type Retry, storeReply } from '#worker/lib/retries.ts';
import type { AppEnv } from './app-env.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const KEY = /^[\w.:-]{8,100}$/;

/**
 * Paths whose bodies or answers contain a password, a code or a secret address: never recorded, not
 * even as a hash.
 */
const HAS_SECRETS =
  /^\/api\/(login|register|change-password|set-new-password|confirm-email|recover|recovery-codes|account|import|passkeys|sso|calendar-address)(\/|$)/;

/** A keyed hash of the body: guesses cannot be tested with the table alone. */
async function fingerprint(c: Context<AppEnv>): Promise<string> {
  const body = await c.req.raw.clone().arrayBuffer();
  const secret = c.var.request.config.sessionSecrets[0] as Uint8Array<ArrayBuffer>;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, body);
  return btoa(String.fromCharCode(...new Uint8Array(signed)));
}

/** The key of a request; undefined without the header. @throws invalid for a malformed key. */
export async function retryOf(c: Context<AppEnv>): Promise<Retry | undefined> {
  const key = c.req.header('idempotency-key');
  if (key === undefined || SAFE.has(c.req.method) || HAS_SECRETS.test(c.req.path)) return undefined;
  if (!KEY.test(key))
    throw invalid('An Idempotency-Key has 8 to 100 letters, digits, dots, colons or dashes');
  return { key, request: `${c.req.method} ${c.req.path} ${await fingerprint(c)}` };
}

/**
 * The stored response for this key, or undefined. Called only for a request that wrote nothing.
 * `Idempotency-Replayed` marks it, also on the 409 for a response that is unknown (a stream, cut
 * off, or still under way).
 */
export async function replayResponse(
  c: Context<AppEnv>,
  { key, request }: Retry,
): Promise<Response | undefined> {
  const { caller } = c.var.user;
  const [, [stored]] = await c.var.user.read([findRecordedWrite({ userId: caller.userId, key })]);
  if (!stored) return undefined;
  // Headers that the refusal has set are not part of the replay.
  c.res = undefined;
  if (stored.request !== request)
    return c.json({ message: 'This Idempotency-Key was used for another request' }, 409);
  const headers = { 'Idempotency-Replayed': 'true' };
  if (stored.status === null || stored.status === REPLY_PURGED)
    return c.json({ message: 'This has been saved already. Reload to see it.' }, 409, headers);
  // A stored refusal is repeated unchanged, without the header.
  if (stored.status >= 400) return c.json(JSON.parse(stored.reply ?? '{}'), stored.status as 400);
  return stored.reply
    ? c.json(JSON.parse(stored.reply), stored.status as 200, headers)
    : c.body(null, stored.status as 204, headers);
}

/**
 * Responses whose words are stored nowhere else, such as incognito chats. Only their keys are
 * recorded.
 */
const NEVER_STORED = /^\/api\/(coach|journal|goals\/\d+\/journal)(\/|$)/;

/**
 * Stores the response under its key once it has been sent. A refusal after a first write (a
 * declined payment) is stored as well. If the Worker is cut off before, the key stands without a
 * response and a repeat gets a 409.
 */
export function storeResponse(c: Context<AppEnv>, { key }: Retry): void {
  const { res } = c;
  if (res.status >= 500 || isEventStream(res)) return;
  const { waitUntil: after, db, caller } = c.var.user;
  const isKept = !res.ok || !NEVER_STORED.test(c.req.path);
  const text = isKept ? res.clone().text() : Promise.resolve('');
  after(
    text.then((reply) =>
      db.batch([storeReply({ ...caller, key, status: isKept ? res.status : 204, reply })]),
    ),
  );
}
