import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { SESSION_SECONDS } from '#worker/lib/security/session-token.ts';
import type { AppEnv } from './app-env.ts';
import { cookieAttributes, cookieName } from './cookies.ts';

/**
 * The cookie with the bookmark of a person's last write: the nearest replica may answer them and
 * never shows less than they wrote (docs/decisions/019-edge-data.md). Without it they read from the
 * primary.
 */

type Person = ShardRef & { userId: number };

const bookmarkCookie = (c: Context) => cookieName(c, 'bookmark');

/**
 * `person.bookmark`. D1's look like `00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683`.
 */
const SHAPE = /^(\d{1,16})\.([\da-f]{8,40}(?:-[\da-f]{8,40}){2,5})$/;

/** The bookmark in this browser's cookie, if it belongs to this person and is well formed. */
export function readBookmark(c: Context, { userId }: Person): string | undefined {
  const [, whose, bookmark] = SHAPE.exec(getCookie(c, bookmarkCookie(c)) ?? '') ?? [];
  return whose === String(userId) ? bookmark : undefined;
}

/** Stores the bookmark of this request's last write, if it wrote. */
export function storeBookmark(c: Context<AppEnv>, person: Person): void {
  const { lastWriteBookmark: moved } = c.get('request').sessionOf(person);
  const value = `${person.userId}.${moved}`;
  if (moved === undefined || !SHAPE.test(value)) return;
  setCookie(c, bookmarkCookie(c), value, { ...cookieAttributes(c), maxAge: SESSION_SECONDS });
}

/** Removes the bookmark: the person reads from the primary until their next write. */
export function dropBookmark(c: Context): void {
  if (getCookie(c, bookmarkCookie(c)) === undefined) return;
  setCookie(c, bookmarkCookie(c), '', { ...cookieAttributes(c), maxAge: 0 });
}
