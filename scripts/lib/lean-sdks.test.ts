import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
     export * as passkeys from '@simplewebauthn/server';`,
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
