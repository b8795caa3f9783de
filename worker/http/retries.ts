import type { Context } from 'hono';
import { isEventStream } from '#schema/rules/event-stream.ts';
import { invalid } from '#worker/lib/errors.ts';
import { FORGOTTEN, findNotedWrite, keepReply, type Retry } from '#worker/lib/retries.ts';
import type { AppEnv } from './app-env.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const KEY = /^[\w.:-]{8,100}$/;

/** Bodies with a password or a code in them are never remembered, not even as a hash. */
const SECRET =
  /^\/api\/(login|register|change-password|set-new-password|confirm-email|recover|recovery-codes|account|import|passkeys|sso)(\/|$)/;

/** Keyed with the server's secret: whoever reads the table cannot try out what was written. */
async function fingerprint(c: Context<AppEnv>): Promise<string> {
  const body = await c.req.raw.clone().arrayBuffer();
  const secret = c.var.request.config.sessionSecrets[0] as Uint8Array<ArrayBuffer>;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, body);
  return btoa(String.fromCharCode(...new Uint8Array(signed)));
}

/** What the request says of being retried: nothing without the header. @throws invalid for a key that is none. */
export async function retryOf(c: Context<AppEnv>): Promise<Retry | undefined> {
  const key = c.req.header('idempotency-key');
  if (key === undefined || SAFE.has(c.req.method) || SECRET.test(c.req.path)) return undefined;
  if (!KEY.test(key))
    throw invalid('An Idempotency-Key has 8 to 100 letters, digits, dots, colons or dashes');
  return { key, request: `${c.req.method} ${c.req.path} ${await fingerprint(c)}` };
}

/**
 * The answer this write got when it came before; undefined when it has not. Asked only of a request that has written nothing:
 * its key was refused a second time, or it was turned away by the state that it has itself brought about.
 * `Idempotency-Replayed` says that it has happened, also on the 409 for an answer that is not known (it was a stream, was cut
 * off, or is under way).
 */
export async function replayResponse(
  c: Context<AppEnv>,
  { key, request }: Retry,
): Promise<Response | undefined> {
  const { caller } = c.var.user;
  const [, [stored]] = await c.var.user.read([findNotedWrite({ userId: caller.userId, key })]);
  if (!stored) return undefined;
  // What the refusal has set is not part of the replay.
  c.res = undefined;
  if (stored.request !== request)
    return c.json({ message: 'This Idempotency-Key was used for another request' }, 409);
  const headers = { 'Idempotency-Replayed': 'true' };
  if (stored.status === null || stored.status === FORGOTTEN)
    return c.json({ message: 'This has been saved already. Reload to see it.' }, 409, headers);
  // A refusal comes again as it was: nothing has happened.
  if (stored.status >= 400) return c.json(JSON.parse(stored.reply ?? '{}'), stored.status as 400);
  return stored.reply
    ? c.json(JSON.parse(stored.reply), stored.status as 200, headers)
    : c.body(null, stored.status as 204, headers);
}

/** Answers that hold what is stored nowhere else: words said in incognito. That they came is kept. */
const UNKEPT = /^\/api\/(coach|goals\/\d+\/journal)(\/|$)/;

/**
 * Stores the answer beside its key, once it has left, so that the next try gets the same. A refusal after a first write is an
 * answer, too: a payment that was declined is not called saved. Where the Worker is cut off before, the key stands without
 * one: the write is not done again, and the next try hears that it has happened.
 */
export function storeResponse(c: Context<AppEnv>, { key }: Retry): void {
  const { res } = c;
  if (res.status >= 500 || isEventStream(res)) return;
  const { after, db, caller } = c.var.user;
  const isKept = !res.ok || !UNKEPT.test(c.req.path);
  const text = isKept ? res.clone().text() : Promise.resolve('');
  after(
    text.then((reply) =>
      db.batch([keepReply({ ...caller, key, status: isKept ? res.status : 204, reply })]),
    ),
  );
}
