import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { readsBody } from '#schema/api/route.ts';
import { API_ROUTES } from '#schema/api/routes.ts';
import { bindings } from '#tests/worker/harness.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';

const FOREIGN = 'This request comes from another site';
const SETTINGS = { local: { ENVIRONMENT: 'local' }, production: { ENVIRONMENT: 'production' } };
const changing = API_ROUTES.filter(({ method }) => method !== 'GET');

/**
 * The app as a deployment with these settings runs it. @returns whether it took a change for
 * another site's.
 */
function deployed(settings: object) {
  const env = { ...bindings, APP_URL: '', ...settings };
  const app = createApp(buildDeps);
  return async (
    asked: string,
    headers: HeadersInit,
    method = 'POST',
    path = '/api/logout',
    body?: unknown,
  ) => {
    const surroundings = createExecutionContext();
    const request = new Request(asked + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await app.fetch(request, env, surroundings);
    await waitOnExecutionContext(surroundings);
    const { status } = response;
    const { message } = (status === 204 ? {} : await response.json()) as { message?: string };
    expect(status).toBeLessThan(500);
    expect(message === FOREIGN).toBe(status === 403);
    return status === 403;
  };
}

const APP = 'https://yet.example';
/** What is one letter away from our address, and what is far. */
const STRANGERS = [
  'http://yet.example',
  'https://yet.example:8443',
  'https://yet.example:443',
  'https://yet.example/',
  'https://yet.example.',
  'https://YET.example',
  'https://www.yet.example',
  'https://yet.example.evil.test',
  'https://evil.test',
  'https://yet.example, https://evil.test',
  'http://localhost:8787',
  'http://127.0.0.1',
  'yet.example',
  'null',
  '',
];

describe('in production, a change', () => {
  const isRefused = deployed({ ...SETTINGS.production, APP_URL: APP });

  it.each(changing)('$method $path comes from the app’s own address alone', async (route) => {
    const path = route.path.replaceAll(/:\w+/g, '1');
    const body = readsBody(route) ? {} : undefined;
    for (const origin of STRANGERS) {
      const taken = await isRefused(APP, { Origin: origin }, route.method, path, body);
      expect([origin, taken]).toEqual([origin, true]);
    }
    expect(await isRefused(APP, { Origin: APP }, route.method, path, body)).toBe(false);
  });

  it('is refused from an http page, also where the request itself came by http', async () => {
    for (const asked of [APP, 'http://yet.example']) {
      expect(await isRefused(asked, { Origin: 'http://yet.example' })).toBe(true);
      expect(await isRefused(asked, { Origin: APP })).toBe(false);
    }
  });

  it('is refused under any other name that leads here', async () => {
    const alias = 'https://yet.workers.example';
    expect(await isRefused(alias, { Origin: alias })).toBe(true);
    expect(await isRefused(alias, { Origin: APP })).toBe(false);
  });

  it('where no address is set, comes from where it goes, and never without encryption', async () => {
    const unset = deployed(SETTINGS.production);
    expect(await unset(APP, { Origin: APP })).toBe(false);
    expect(await unset('http://yet.example', { Origin: 'http://yet.example' })).toBe(true);
    for (const origin of STRANGERS)
      expect([origin, await unset(APP, { Origin: origin })]).toEqual([origin, true]);
  });
});

describe('locally, a change', () => {
  const isRefused = deployed({ ...SETTINGS.local, APP_URL: 'http://localhost:8787' });
  const OWN_ORIGINS = ['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'];

  it('comes through each of this machine’s own doors', async () => {
    for (const own of OWN_ORIGINS)
      expect([own, await isRefused(own, { Origin: own })]).toEqual([own, false]);
  });

  it('does not come from another port or scheme, or from further away', async () => {
    const others = [
      'https://localhost:8787',
      'http://localhost',
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://127.0.0.2:8787',
      'http://localhost.evil.test:8787',
      'http://evil.test:8787',
      'http://0.0.0.0:8787',
      'http://LOCALHOST:8787',
      'http://localhost:8787/',
      ...STRANGERS.filter((origin) => origin !== OWN_ORIGINS[0]),
    ];
    for (const own of OWN_ORIGINS)
      for (const origin of others)
        expect([own, origin, await isRefused(own, { Origin: origin })]).toEqual([
          own,
          origin,
          true,
        ]);
  });

  it('comes from the address that was set, whichever it is', async () => {
    const named = deployed({ ...SETTINGS.local, APP_URL: 'http://garden.test:9000' });
    const asked = 'http://127.0.0.1:8787';
    expect(await named(asked, { Origin: 'http://garden.test:9000' })).toBe(false);
    expect(await named(asked, { Origin: 'http://garden.test' })).toBe(true);
  });
});

describe('Fetch Metadata', () => {
  const isRefused = deployed({ ...SETTINGS.production, APP_URL: APP });

  it.each([
    ['same-origin', false],
    ['none', false],
    ['same-site', true],
    ['cross-site', true],
    ['anything else', true],
  ])('%s', async (site, refused) => {
    expect(await isRefused(APP, { 'Sec-Fetch-Site': site })).toBe(refused);
    expect(await isRefused(APP, { 'Sec-Fetch-Site': site, Origin: APP })).toBe(refused);
    expect(await isRefused(APP, { 'Sec-Fetch-Site': site, Origin: 'https://evil.test' })).toBe(
      true,
    );
  });

  it('and Origin may both be missing: then no browser asks', async () => {
    expect(await isRefused(APP, {})).toBe(false);
  });
});
