import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayasYear } from '#scripts/demo/maya.ts';
import {
  isMayaHere,
  makeDemoAccount,
  removeDemo,
  seedDemo,
  signInAsMaya,
} from '#scripts/demo/seed-demo.ts';
import { copyPreparedDatabase } from '#scripts/lib/prepared-database.ts';
import { freePort, type RealApp, startRealApp } from './real-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yet-demo-'));
const today = new Date();
let app: RealApp | undefined;

beforeAll(async () => {
  copyPreparedDatabase(dataDir);
  await makeDemoAccount(dataDir, today);
  app = await startRealApp(await freePort(), dataDir);
}, 240_000);
afterAll(async () => {
  await app?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

it('the year of the demonstration moves in whole, is served, and moves out again', {
  timeout: 120_000,
}, async () => {
  const { origin } = app as RealApp;
  await seedDemo(origin, today);
  const cookie = await signInAsMaya(origin);
  const get = async (path: string) => {
    const answer = await fetch(origin + path, { headers: { cookie } });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const year = mayasYear(today);
  const kept = (await get('/api/export.json')) as typeof year;
  for (const list of [
    'goals',
    'journal',
    'chat',
    'assessments',
    'journey',
    'stickers',
    'progress',
    'reviews',
  ] as const)
    expect([list, kept[list]?.length]).toEqual([list, year[list]?.length]);
  expect((await get('/api/user')).subscriptionTier).toBe('premium');
  expect((await get('/api/profile/journey-analysis')).profileEvolution).toHaveLength(5);

  await removeDemo(origin);
  await expect(signInAsMaya(origin)).rejects.toThrow('Maya could not sign in');
  await app?.kill();
  app = undefined;
  expect(isMayaHere(dataDir)).toBe(false);
});
