import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Home } from '#worker/lib/database/home.ts';
import { SESSION_SECONDS } from '#worker/lib/security/session-token.ts';
import type { AppEnv } from './app-env.ts';
import { cookieAttributes, cookieName } from './cookies.ts';

/**
 * How far this person has seen their database, so that the nearest copy of it can answer them and never shows less than
 * they wrote (see docs/decisions/019-edge-data.md). Without it they read from the primary.
 */

type Person = Home & { userId: number };

const bookmarkCookie = (c: Context) => cookieName(c, 'bookmark');

/** `person.bookmark`. D1's look like `00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683`. */
const SHAPE = /^(\d{1,16})\.([\da-f]{8,40}(?:-[\da-f]{8,40}){2,5})$/;

/** The bookmark that this browser keeps for this person. Another's, or what is none, is none. */
export function readBookmark(c: Context, { userId }: Person): string | undefined {
  const [, whose, bookmark] = SHAPE.exec(getCookie(c, bookmarkCookie(c)) ?? '') ?? [];
  return whose === String(userId) ? bookmark : undefined;
}

/** Lets the browser keep where this request's writes have moved the person's database, if it wrote. */
export function keepBookmark(c: Context<AppEnv>, person: Person): void {
  const { moved } = c.get('request').viewOf(person);
  const value = `${person.userId}.${moved}`;
  if (moved === undefined || !SHAPE.test(value)) return;
  setCookie(c, bookmarkCookie(c), value, { ...cookieAttributes(c), maxAge: SESSION_SECONDS });
}

/** From here on the person reads from the primary, until they write again. */
export function dropBookmark(c: Context): void {
  if (getCookie(c, bookmarkCookie(c)) === undefined) return;
  setCookie(c, bookmarkCookie(c), '', { ...cookieAttributes(c), maxAge: 0 });
}
