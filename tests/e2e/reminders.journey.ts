import type { CDPSession, Page, Worker } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PushPayload } from '#schema/contracts/reminders.ts';
import type { Peer } from '#tests/peers/peer-server.ts';
import { startPushPeer } from '#tests/peers/push-peer.ts';
import { setGoal, signUp, test } from './support/journey.ts';

/** What was promised comes back, is answered where it shows, and is kept. */

/** Where it is about noon: nothing falls into a night, whenever this runs. */
const hoursToNoon = 12 - new Date().getUTCHours();
const ZONE = `Etc/GMT${hoursToNoon >= 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

test.use({ serviceWorkers: 'allow', timezoneId: ZONE, permissions: ['notifications'] });

let peer: Peer;
test.beforeAll(async () => {
  peer = await startPushPeer();
});
test.afterAll(() => peer.stop());

const inZone = (at: number) => new Date(at + hoursToNoon * 3_600_000).toISOString();
const todayThere = () => inZone(Date.now()).slice(0, 10);
/** The next full minute but one: late enough to be typed in. */
const soon = () => inZone(Date.now() + 70_000).slice(11, 16);

/**
 * The browser’s own push service is on the internet; this one is on the loopback. Everything else
 * of a subscription is the browser’s.
 */
async function withPushService(page: Page) {
  const made = await (await fetch(`${peer.url}/__peer/subscribe`, { method: 'POST' })).json();
  await page.addInitScript((subscription) => {
    let current: object | null = null;
    const fake = {
      ...subscription,
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    PushManager.prototype.subscribe = async () => {
      current = fake;
      return fake as never;
    };
    PushManager.prototype.getSubscription = async () => current as never;
  }, made);
  const id = made.endpoint.split('/').at(-1);
  const received = async (): Promise<{ payload: PushPayload }[]> =>
    (await fetch(`${peer.url}/__peer/received/${id}`)).json();
  return { received };
}

/** The service worker, by the browser’s own tools: a push message as a push service delivers it. */
async function serviceWorker(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations),
  );
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const { registrationId, scopeURL } = registrations[0] as (typeof registrations)[number];
  const worker = page.context().serviceWorkers()[0] as Worker;
  return {
    deliver: (payload: PushPayload) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(scopeURL).origin,
        registrationId,
        data: JSON.stringify(payload),
      }),
    shown: () =>
      worker.evaluate(async () => {
        const { registration } = self as any;
        return (await registration.getNotifications()).map(({ title, tag, actions }: any) => ({
          title,
          tag,
          actions: actions.map(({ action }: { action: string }) => action),
        }));
      }),
    /** A press on a button of the notification. */
    press: (tag: string, action: string) =>
      worker.evaluate(
        async ([of, pressed]) => {
          const scope = self as any;
          const [notification] = await scope.registration.getNotifications({ tag: of });
          if (!notification) throw new Error('there is no such notification');
          scope.dispatchEvent(
            new scope.NotificationEvent('notificationclick', { notification, action: pressed }),
          );
        },
        [tag, action] as const,
      ),
  };
}

/** A goal whose first task is for today, on the page with its three dots open. */
async function datedTask(page: Page) {
  await signUp(page);
  await page.request.patch('/api/reminders/settings', {
    data: { quietFrom: null, quietUntil: null },
  });
  const goal = await setGoal(page, 'Swim across the lake');
  const task = goal.roadmap.milestones[0].tasks[0];
  await page.request.patch(`/api/goals/${goal.id}/tasks/0-0`, { data: { date: todayThere() } });
  await page.goto('/goals');
  // The app’s code lies on the device, which takes a while on a busy machine.
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    null,
    {
      timeout: 60_000,
    },
  );
  return { goalId: goal.id as number, task: task as string };
}

test('a promise asks, is answered in the notification in three taps, and the open page shows it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { received } = await withPushService(page);
  const { task } = await datedTask(page);
  await page
    .getByRole('button', { name: `Change task: ${task}` })
    .first()
    .click();
  await page.getByLabel('Ask me at').fill(soon());
  await page.getByRole('button', { name: 'Ask me', exact: true }).click();
  await expect(page.getByText(/Asks at \d\d:\d\d by notification/)).toBeVisible();

  // Sent by the server’s own clock.
  await expect.poll(async () => (await received()).length, { timeout: 180_000 }).toBe(1);
  const [{ payload }] = (await received()) as [{ payload: PushPayload }];
  expect(payload.title).toBe('A promise to yourself');

  const worker = await serviceWorker(page);
  await worker.deliver(payload);
  await expect
    .poll(worker.shown)
    .toEqual([
      { title: payload.title, tag: payload.tag, actions: expect.arrayContaining(['done']) },
    ]);
  // What comes twice shows once.
  await worker.deliver(payload);
  await worker.press(payload.tag, 'done');
  await expect(page.getByRole('checkbox', { name: task }).first()).toBeChecked();
  expect(await worker.shown()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: task }).first()).toBeChecked();

  // Where a press on the rest of the notification leads, it is said which promise it was.
  await page.goto(`/asked?send=${payload.sendId}`);
  await expect(page.getByText(task)).toBeVisible();
  await expect(page.getByText('Done. It’s saved.')).toBeVisible();
});

/** A message as the pass would send it, for a due time that somebody else wrote down. */
test('an answer without a network is kept on the device, shows, and arrives later', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const { received } = await withPushService(page);
  const { goalId, task } = await datedTask(page);
  await page
    .getByRole('button', { name: `Change task: ${task}` })
    .first()
    .click();
  await page.getByLabel('Ask me at').fill(soon());
  await page.getByRole('button', { name: 'Ask me', exact: true }).click();
  await expect.poll(async () => (await received()).length, { timeout: 180_000 }).toBe(1);
  const [{ payload }] = (await received()) as [{ payload: PushPayload }];
  const worker = await serviceWorker(page);
  // A message arrives over a network; what comes after it needs none.
  await worker.deliver(payload);
  await expect.poll(async () => (await worker.shown()).length).toBe(1);
  await context.setOffline(true);
  await worker.press(payload.tag, 'done');
  await expect(page.getByRole('checkbox', { name: task }).first()).toBeChecked();
  const doneTasks = async () => {
    const goals = await (await page.request.get('/api/goals')).json();
    return goals.find(({ id }: { id: number }) => id === goalId).doneTasks;
  };
  expect(await doneTasks()).toBeUndefined();
  // Browsers without buttons open this page instead, and need no network for it either.
  await page.goto(`/asked?send=${payload.sendId}`);
  await page.getByRole('button', { name: 'It is done' }).click();
  await expect(page.getByText('Done. It’s saved.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(doneTasks).toEqual(['0-0']);
});
