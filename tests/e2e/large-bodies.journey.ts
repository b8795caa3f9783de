import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { maxBytesOf } from '#schema/rules/body-bounds.ts';
import { signUp, test } from './support/journey.ts';

/** Straight to the app: the contract proxy gathers bodies before it passes them on. */
const ORIGIN = process.env['E2E_ORIGIN_WITH_MODEL'] as string;
const TOO_LONG = { message: 'This is more than fits into one request' };
const MEGABYTE = 1024 * 1024;
const CHUNK = 64 * 1024;

test.use({ baseURL: ORIGIN });

interface Answered {
  status: number | undefined;
  body: unknown;
  /** Whether it went over the connection of the request before. */
  isReused: boolean;
}

/**
 * Sends so many bytes over the agent's connection, with their number or in chunks. @throws Error
 * when it breaks.
 */
function send(agent: Agent, path: string, size: number, inChunks = false): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = inChunks ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': size };
    const asking = request(
      new URL(path, ORIGIN),
      { agent, method: 'POST', headers: { 'Content-Type': 'application/json', ...length } },
      async (answer: IncomingMessage) => {
        const body = JSON.parse(await text(answer));
        resolve({ status: answer.statusCode, body, isReused: asking.reusedSocket });
      },
    );
    asking.on('error', reject);
    let left = size;
    const goOn = () => {
      while (left > 0) {
        const piece = Buffer.alloc(Math.min(CHUNK, left), 0x20);
        left -= piece.length;
        if (!asking.write(piece)) {
          asking.once('drain', goOn);
          return;
        }
      }
      asking.end();
    };
    goOn();
  });
}

for (const [how, inChunks] of [
  ['with its length', false],
  ['in chunks', true],
] as const) {
  test(`a body that is too long, sent ${how}: the answer arrives, and the connection goes on`, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      expect((await send(agent, '/api/login', 2)).status).toBe(400);
      for (const size of [300_000, 3 * MEGABYTE, 20 * MEGABYTE]) {
        const refused = await send(agent, '/api/login', size, inChunks);
        expect(refused).toEqual({ status: 413, body: TOO_LONG, isReused: true });
        const next = await send(agent, '/api/login', 2);
        expect(next).toMatchObject({ status: 400, isReused: true });
      }
    } finally {
      agent.destroy();
    }
  });
}

test('a long body that is refused for another reason leaves the connection as it was', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const whole = maxBytesOf('/api/import');
    expect(await send(agent, '/api/import', whole)).toMatchObject({ status: 401 });
    expect(await send(agent, '/api/import', whole)).toMatchObject({ status: 401, isReused: true });
    expect(await send(agent, '/api/import', 2)).toMatchObject({ status: 401, isReused: true });
  } finally {
    agent.destroy();
  }
});

test('a browser reads the refusal, and is not offline', async ({ page }) => {
  await signUp(page);
  await page.goto('/goals');
  const sent = await page.evaluate(
    async (sizes) => {
      const answers: unknown[] = [];
      for (const size of sizes) {
        const answer = await fetch('/api/goals', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ title: 'x'.repeat(size) }),
        });
        answers.push([answer.status, await answer.json()]);
        answers.push((await fetch('/api/user')).status);
      }
      return answers;
    },
    [3 * MEGABYTE, 20 * MEGABYTE],
  );
  expect(sent).toEqual([[413, TOO_LONG], 200, [413, TOO_LONG], 200]);
});
