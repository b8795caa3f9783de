import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerApi, refusal, sentTo } from '#frontend/testing/in-memory-api.ts';
import { pushState, renewPush, turnOnPush } from './this-browser.ts';

const TELL = 'POST /api/reminders/devices';
const KEY = 'BKey';
const ADDRESS = 'https://push.example.org/1';

/** Of what the browser has, its push service alone is played: the real one is on the internet. */
let current: object | null;
const forgotten = vi.fn();

function subscribed(endpoint: string) {
  current = {
    options: { applicationServerKey: Uint8Array.from(atob(KEY), (c) => c.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      forgotten();
      current = null;
      return true;
    },
  };
  return current;
}

beforeEach(() => {
  forgotten.mockClear();
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => subscribed(`${ADDRESS}-new`),
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  vi.stubGlobal('Notification', { permission: 'granted' });
  answerApi({
    'GET /api/reminders/settings': () => ({ pushKey: KEY }),
    [TELL]: () => ({ pushKey: KEY, devices: [] }),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const told = (endpoint: string) => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } });

test('with each visit a browser tells the address it has now, as a renewal', async () => {
  subscribed(ADDRESS);
  await renewPush(new QueryClient());
  expect(sentTo(TELL)).toEqual([{ ...told(ADDRESS), isRenewal: true }]);
  expect(await pushState()).toBe('on');
});

test('a browser that was ended forgets its address, and is told by a press alone from then on', async () => {
  subscribed(ADDRESS);
  answerApi({ [TELL]: () => refusal(409, 'This browser was ended.') });
  await renewPush(new QueryClient());
  expect(forgotten).toHaveBeenCalledOnce();
  expect(await pushState()).toBe('off');
  await renewPush(new QueryClient());
  expect(sentTo(TELL)).toHaveLength(1);
  answerApi({ [TELL]: () => ({ pushKey: KEY, devices: [] }) });
  expect(await turnOnPush(new QueryClient(), KEY)).toBe('on');
  expect(sentTo(TELL).at(-1)).toEqual(told(`${ADDRESS}-new`));
});

test('a line that breaks ends nothing', async () => {
  subscribed(ADDRESS);
  answerApi({ [TELL]: () => refusal(503, 'Busy') });
  await expect(renewPush(new QueryClient())).rejects.toThrow('Busy');
  expect(forgotten).not.toHaveBeenCalled();
  expect(await pushState()).toBe('on');
});
