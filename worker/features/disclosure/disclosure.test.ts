import { createExecutionContext } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { bindings, Visitor } from '#tests/worker/harness.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';

const YEAR_MS = 365 * 86_400_000;

/** What the app says when its clock stands at a moment. */
async function asked(now: Date, settings: object, path = '/.well-known/security.txt') {
  const env = { ...bindings, ...settings };
  const app = createApp((given) => ({ ...buildDeps(given), clock: { now: () => now } }));
  const answer = await app.fetch(
    new Request(`https://yet.example${path}`),
    env,
    createExecutionContext(),
  );
  return { answer, text: await answer.text() };
}
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );

const PRODUCTION = { ENVIRONMENT: 'production', APP_URL: 'https://yet.example' };

it('security.txt says all that RFC 9116 asks for', async () => {
  const { answer, text } = await asked(new Date(), PRODUCTION);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(fieldsOf(text)).toEqual({
    Contact: expect.stringMatching(/^mailto:[^@\s]+@[^@\s]+$/),
    Expires: expect.any(String),
    'Preferred-Languages': 'en',
    Canonical: 'https://yet.example/.well-known/security.txt',
    Policy: 'https://yet.example/.well-known/security-policy.txt',
  });
});

it.each(['2026-11-22T00:00:00.000Z', '2026-12-31T23:59:59.999Z', '2034-02-28T12:00:00.000Z'])(
  'asked at %s it is valid for a while, and for less than a year',
  async (moment) => {
    const now = new Date(moment);
    const left =
      Date.parse(fieldsOf((await asked(now, PRODUCTION)).text)['Expires']) - now.getTime();
    expect(left).toBeGreaterThan(60 * 86_400_000);
    expect(left).toBeLessThan(YEAR_MS);
  },
);

it('names no address that is not https, and no text is promised that is not there', async () => {
  const local = await asked(new Date(), { ENVIRONMENT: 'local', APP_URL: 'http://localhost:8787' });
  expect(Object.keys(fieldsOf(local.text))).toEqual(['Contact', 'Expires', 'Preferred-Languages']);
  const { Policy, Contact } = fieldsOf((await asked(new Date(), PRODUCTION)).text);
  const policy = await new Visitor().get(new URL(Policy).pathname);
  expect([policy.status, policy.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(policy.body).toContain(Contact.slice('mailto:'.length));
});
