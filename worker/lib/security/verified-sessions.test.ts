import { describe, expect, it } from 'vitest';
import { SESSION_SECONDS, signSession } from './session-token.ts';
import { verifySessionAgain } from './verified-sessions.ts';

const secrets = () => [new TextEncoder().encode('new'.padEnd(32, '.'))];
const NOW = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const session = { userId: 7, sessionId: 'abc' };

describe('a session token seen again', () => {
  it('says the same, and is the same claims within the minute', async () => {
    const own = secrets();
    const token = await signSession(session, own, NOW);
    const first = await verifySessionAgain(token, own, NOW);
    expect(first).toMatchObject(session);
    expect(await verifySessionAgain(token, own, later(59))).toBe(first);
    const anew = await verifySessionAgain(token, own, later(61));
    expect(anew).toEqual(first);
    expect(anew).not.toBe(first);
  });

  it('is not remembered beyond its own end, nor before it was seen', async () => {
    const own = secrets();
    const token = await signSession(session, own, NOW);
    expect(await verifySessionAgain(token, own, later(SESSION_SECONDS - 10))).toBeDefined();
    expect(await verifySessionAgain(token, own, later(SESSION_SECONDS + 10))).toBeUndefined();
    const first = await verifySessionAgain(token, own, later(30));
    expect(await verifySessionAgain(token, own, NOW)).not.toBe(first);
  });

  it('is good for the secrets that it was verified with, and no others', async () => {
    const own = secrets();
    const token = await signSession(session, own, NOW);
    expect(await verifySessionAgain(token, own, NOW)).toBeDefined();
    const others = [new TextEncoder().encode('other'.padEnd(32, '.'))];
    expect(await verifySessionAgain(token, others, NOW)).toBeUndefined();
    expect(await verifySessionAgain(`${token.slice(0, -2)}xx`, own, NOW)).toBeUndefined();
  });
});
