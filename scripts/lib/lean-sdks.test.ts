import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { and, desc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goals } from '#schema/tables/goals.ts';
import { users } from '#schema/tables/users.ts';
import { Authenticator } from '#tests/worker/authenticator.ts';
import { leanSdks } from './lean-sdks.ts';
import { inRoot } from './paths.ts';

const folder = mkdtempSync(inRoot('node_modules', '.lean-sdks-'));
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.setHeader('content-type', 'application/json');
  response.end('{"id":"one","object":"list","data":[],"choices":[]}');
});

type Sdks = {
  OpenAI: typeof import('openai').default;
  Stripe: typeof import('stripe').default;
  sanitize: typeof import('sanitize-html');
  passkeys: typeof import('@simplewebauthn/server');
  d1: typeof import('drizzle-orm/d1');
};
let sdks: Sdks;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    `export { default as OpenAI } from 'openai';
     export { default as Stripe } from 'stripe';
     export { default as sanitize } from 'sanitize-html';
     export * as passkeys from '@simplewebauthn/server';
     export * as d1 from 'drizzle-orm/d1';`,
  );
  await build({
    configFile: false,
    root: inRoot(),
    logLevel: 'error',
    publicDir: false,
    plugins: [leanSdks()],
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module'] },
    ssr: { target: 'webworker', noExternal: true },
    build: { ssr: entry, outDir: join(folder, 'built'), target: 'es2024' },
  });
  sdks = await import(join(folder, 'built', 'entry.js'));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('the model is asked as before, and what is left out says so', async () => {
  const client = new sdks.OpenAI({ apiKey: 'a-key', baseURL: origin });
  await client.chat.completions.create({ model: 'a-model', messages: [] });
  expect(asked).toContain('POST /chat/completions');
  expect(() => client.images.generate({ prompt: 'a tree' })).toThrow('is not in the Worker');
});

test('every call that the payments make reaches the service', async () => {
  const { hostname, port } = new URL(origin);
  const stripe = new sdks.Stripe('sk_test_key', { host: hostname, port, protocol: 'http' });
  await stripe.checkout.sessions.create({});
  await stripe.checkout.sessions.retrieve('cs_1');
  await stripe.checkout.sessions.expire('cs_1');
  await stripe.billingPortal.sessions.create({ customer: 'cus_1' });
  await stripe.customers.create({});
  await stripe.invoices.retrieve('in_1');
  await stripe.prices.list({});
  await stripe.subscriptions.list({});
  await stripe.subscriptions.retrieve('sub_1');
  await stripe.subscriptions.update('sub_1', {});
  expect(asked.filter((call) => call.includes('/v1/'))).toHaveLength(10);
  expect(() => stripe.payouts.list()).toThrow('is not in the Worker');
});

test('the sanitiser goes without a reader of styles', () => {
  const html = '<p style="color:red">a <script>b</script><em>c</em></p>';
  const options = { allowedTags: ['p', 'em'], allowedAttributes: {}, parseStyleAttributes: false };
  expect(sdks.sanitize(html, options)).toBe('<p>a <em>c</em></p>');
});

test.each([
  ['says nothing of itself', false],
  ['vouches for itself', true],
])('a passkey is read whose device %s, and no certificate', async (_, isSelfSigned) => {
  const device = new Authenticator();
  const challenge = 'A'.repeat(43);
  const made = await device.make({ challenge, rp: { id: 'localhost' }, user: { id: 'one' } } as never, {
    isSelfSigned,
  });
  const { verified } = await sdks.passkeys.verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: 'http://localhost:8787',
    expectedRPID: 'localhost',
  });
  expect(verified).toBe(true);
});

test('Drizzle writes SQL as before, and has no relational queries', () => {
  const write = (d1: Sdks['d1']) => {
    const database = d1.drizzle({ prepare: () => undefined } as never);
    const mine = and(eq(goals.id, 7), eq(goals.userId, 3));
    return [
      database
        .select({ id: goals.id, name: users.username, all: sql`count(*)` })
        .from(goals)
        .innerJoin(users, eq(users.id, goals.userId))
        .where(mine)
        .orderBy(desc(goals.id))
        .limit(5),
      database
        .insert(users)
        .values({ username: 'a', usernameKey: 'a', password: 'b' })
        .onConflictDoUpdate({ target: users.usernameKey, set: { password: 'c' } })
        .returning(),
      database.update(goals).set({ title: 'one' }).where(mine).returning({ id: goals.id }),
      database.delete(goals).where(mine),
    ].map((query) => query.toSQL());
  };
  const written = write(sdks.d1);
  expect(written.map((query) => query.sql.split(' ')[0])).toEqual(['select', 'insert', 'update', 'delete']);
  expect(written).toEqual(write({ drizzle } as Sdks['d1']));
  expect(() => sdks.d1.drizzle({} as never, { schema: { goals } })).toThrow('is not in the Worker');
});
