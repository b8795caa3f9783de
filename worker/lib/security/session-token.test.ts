import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  isDueForRenewal,
  newSessionId,
  SESSION_SECONDS,
  signSession,
  verifySession,
} from './session-token.ts';

const secret = (text: string) => new TextEncoder().encode(text.padEnd(32, '.'));
const NEW = secret('new');
const OLD = secret('old');
const NOW = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const session = { userId: 7, sessionId: 'abc' };

describe('a session token', () => {
  it('says who and which session', async () => {
    const token = await signSession(session, [NEW], NOW);
    expect(await verifySession(token, [NEW], NOW)).toEqual({
      ...session,
      shard: 0,
      issuedAt: NOW.getTime() / 1000,
    });
  });

  it('says where its person lives', async () => {
    const token = await signSession({ ...session, shard: 3 }, [NEW], NOW);
    expect(await verifySession(token, [NEW], NOW)).toMatchObject({ ...session, shard: 3 });
  });

  it.each([-1, 1.5, '1', true, {}])('is none with a shard %j, whoever signed it', async (shard) => {
    const token = await new SignJWT({ sub: '7', sid: 'abc', shard })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('yet')
      .setAudience('yet-session')
      .setIssuedAt(NOW)
      .setExpirationTime(later(60))
      .sign(NEW);
    expect(await verifySession(token, [NEW], NOW)).toBeUndefined();
  });

  it('is signed by the first secret and verified by all', async () => {
    const token = await signSession(session, [OLD], NOW);
    expect(await verifySession(token, [NEW, OLD], NOW)).toMatchObject(session);
    expect(await verifySession(token, [NEW], NOW)).toBeUndefined();
    expect(
      await verifySession(await signSession(session, [NEW, OLD], NOW), [OLD], NOW),
    ).toBeUndefined();
  });

  it('expires after thirty days', async () => {
    const token = await signSession(session, [NEW], NOW);
    expect(await verifySession(token, [NEW], later(SESSION_SECONDS - 1))).toBeDefined();
    expect(await verifySession(token, [NEW], later(SESSION_SECONDS + 1))).toBeUndefined();
  });

  it('is due for renewal after a day', async () => {
    const claims = { ...session, issuedAt: NOW.getTime() / 1000 };
    expect(isDueForRenewal(claims, later(86_400))).toBe(false);
    expect(isDueForRenewal(claims, later(86_401))).toBe(true);
  });

  it('is refused when forged', async () => {
    const good = await signSession(session, [NEW], NOW);
    const [header, , signature] = good.split('.') as [string, string, string];
    const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const claims = { sub: '1', sid: 'abc', iss: 'yet', aud: 'yet-session', iat: 1, exp: 9e9 };
    const sign = (payload: object, alg: string, key: Uint8Array) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(key);
    const forgeries = [
      '',
      'x.y.z',
      `${header}.${encode(claims)}.${signature}`,
      `${encode({ alg: 'none' })}.${encode(claims)}.`,
      good.slice(0, -2),
      await sign(claims, 'HS256', secret('guessed')),
      await sign(claims, 'HS512', secret('new'.padEnd(64, '.'))),
      await sign({ ...claims, iss: 'elsewhere' }, 'HS256', NEW),
      await sign({ ...claims, aud: 'other' }, 'HS256', NEW),
      await sign({ ...claims, exp: undefined }, 'HS256', NEW),
      await sign({ ...claims, sid: 7 }, 'HS256', NEW),
      await sign({ ...claims, sub: 'ada' }, 'HS256', NEW),
      // Each of these is a number to `Number`.
      ...(await Promise.all(
        ['', ' 1', '0', '-1', '1.0', '1e0', '0x1', 1].map((sub) =>
          sign({ ...claims, sub }, 'HS256', NEW),
        ),
      )),
      ...(await Promise.all(
        ['', ' ', 'a\nb', 'x'.repeat(256), null, ['abc'], {}].map((sid) =>
          sign({ ...claims, sid }, 'HS256', NEW),
        ),
      )),
    ];
    for (const forgery of forgeries)
      expect(await verifySession(forgery, [NEW], NOW)).toBeUndefined();
    expect(await verifySession(await sign(claims, 'HS256', NEW), [NEW], NOW)).toBeDefined();
  });
});

describe('a session id', () => {
  it('is 128 random bits, safe in a cookie', () => {
    const ids = new Set(Array.from({ length: 1000 }, newSessionId));
    expect(ids.size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  });
});
