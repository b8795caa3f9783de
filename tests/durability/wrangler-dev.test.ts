import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOOL_COMMANDS } from '#scripts/lib/run.ts';
import { freePort } from './real-app.ts';
import { alive, familyOf, type Started, startProcess } from './started.ts';
import { copyTree } from './tree-copy.ts';

/** Plain `wrangler dev` on a built clone that nobody has started yet. */

let copy: string;
let wrangler: Started;
let origin: string;

beforeAll(async () => {
  copy = copyTree({ built: true });
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  const args = [
    `node_modules/${TOOL_COMMANDS.wrangler}`,
    'dev',
    '--port',
    port,
    '--inspector-port',
    '0',
  ];
  wrangler = startProcess(
    process.execPath,
    args,
    { CI: '1', WRANGLER_SEND_METRICS: 'false' },
    copy,
  );
  await wrangler.says('Ready on');
}, 120_000);

afterAll(async () => {
  const family = familyOf(wrangler.child.pid as number);
  wrangler.child.kill('SIGTERM');
  await wrangler.ended();
  for (const pid of alive(family)) process.kill(pid, 'SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

it('serves an app with its tables and its content, which a browser can sign in to', async () => {
  const form = new URLSearchParams({ username: 'Ada', password: 'Correct-horse-7' });
  const registered = await fetch(`${origin}/auth?tab=register`, {
    method: 'POST',
    body: form,
    headers: { origin },
    redirect: 'manual',
  });
  expect(registered.status).toBe(303);
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const home = await fetch(origin, { headers: { cookie } });
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Ada')]);
  const paths = await fetch(`${origin}/api/learning-paths`, { headers: { cookie } });
  expect(((await paths.json()) as unknown[]).length).toBeGreaterThan(0);
});
