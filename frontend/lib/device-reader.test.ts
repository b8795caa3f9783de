import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const BERLIN = { zone: 'Europe/Berlin', locale: 'de-AT', clock: '60,120,120,120' };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { language: 'de-AT' });
  // Node takes it for the device's zone.
  vi.stubEnv('TZ', 'Europe/Vienna');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const load = () => import('./device-reader.ts');

test('a page for a reader with the same clock and language was written for this device', async () => {
  const { isDevice, deviceReader } = await load();
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  expect(isDevice(BERLIN, NOW)).toBe(true);
  expect(deviceReader()).toBe(BERLIN);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['on another clock', { ...BERLIN, clock: '0,60,60,60' }],
  ['with another summer time', { ...BERLIN, clock: '60,60,60,60' }],
  ['in another language', { ...BERLIN, locale: 'en-GB' }],
])('a page for a reader %s was not, and the device is asked', async (_, reader) => {
  const { isDevice, deviceReader } = await load();
  expect(isDevice(reader, NOW)).toBe(false);
  expect(deviceReader().zone).toBe('Europe/Vienna');
});

test('on a journey the device is asked again', async () => {
  const { isDevice, deviceReader } = await load();
  isDevice(BERLIN, NOW);
  vi.stubEnv('TZ', 'Asia/Kathmandu');
  expect(deviceReader().zone).toMatch(/^Asia\/Ka(th|t)mandu$/);
});
