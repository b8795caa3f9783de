import { changedBy } from '#frontend/api/changed-by.rules.ts';
import { answerOf } from '#frontend/api/reminders/reminder-paths.ts';
import { SHOWN_CACHE } from '#frontend/lib/databases.ts';
import { askFor, request } from '#frontend/lib/request.ts';
import { tellTabs } from '#frontend/lib/tabs.ts';
import { createOutbox } from '#frontend/outbox/outbox.ts';
import { createOutboxStore } from '#frontend/outbox/outbox-store.ts';
import type { QueuedWrite, Write } from '#frontend/outbox/queued-write.ts';
import { REMINDER_ANSWERS, type ReminderAnswer } from '#schema/contracts/reminder-choices.ts';
import type { PushPayload } from '#schema/contracts/reminders.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/*
 * Shows what was asked for, and takes the answer where it is shown: kept in the outbox first, sent
 * then, so that it counts without a network and without a page.
 */

declare const self: ServiceWorkerGlobalScope;

/** `actions` is in the standard and in browsers, and not yet in the types. */
type Options = NotificationOptions & {
  actions?: { action: string; title: string }[];
};

const MOVE_WORDS = { tomorrow: 'Move it to tomorrow', later: 'Ask me again later' };

const tabs = new BroadcastChannel('yet:outbox');

const outbox = createOutbox({
  store: createOutboxStore(),
  withLock: (name, work) => navigator.locks.request(name, work),
  prepareWrite: async (write) => write,
  send: ({ key, write, userId }: QueuedWrite) => {
    if (write.kind !== 'reminder-answer') throw new Error('Only answers are sent from here');
    askFor(userId);
    return request('POST', answerOf(write.sendId), write.body, AbortSignal.timeout(30_000), {
      'Idempotency-Key': key,
    });
  },
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  newKey: () => crypto.randomUUID(),
  onChange: () => tabs.postMessage(''),
  onSent: async (write) => {
    if (write.kind === 'reminder-answer') tellPages(write.sendId);
  },
  onSignedOut: () => undefined,
});

let whose = 0;
/** Open pages look up what the answer has changed. */
function tellPages(sendId: number): void {
  tellTabs({ person: whose, changed: changedBy(answerOf(sendId)) });
}

/** Of the tags that this device has shown: a message that comes twice is shown once. */
const SHOWN_MAX = 50;

const addressOf = (tag: string) => `/${encodeURIComponent(tag)}`;

async function isShownAlready(tag: string): Promise<boolean> {
  const cache = await caches.open(SHOWN_CACHE);
  return (await cache.match(addressOf(tag))) !== undefined;
}

async function rememberShown(tag: string): Promise<void> {
  const cache = await caches.open(SHOWN_CACHE);
  await cache.put(addressOf(tag), new Response(''));
  const all = await cache.keys();
  await Promise.all(all.slice(0, -SHOWN_MAX).map((old) => cache.delete(old)));
}

async function show(payload: PushPayload): Promise<void> {
  const { title, body, tag, kind, move = 'later' } = payload;
  const options: Options = {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: payload,
    // What a browser has no room for is found on the page that a press on the notification opens.
    ...(kind === 'reminder' && {
      actions: [
        { action: 'done', title: 'Done' },
        { action: 'not-yet', title: 'Not yet' },
        { action: 'move', title: MOVE_WORDS[move] },
      ],
    }),
  };
  if (kind === 'reminder' && (await isShownAlready(tag))) return;
  await self.registration.showNotification(title, options);
  // Only now: what failed to show may come again.
  if (kind === 'reminder') await rememberShown(tag);
}

async function answer(payload: PushPayload, said: ReminderAnswer): Promise<void> {
  const { sendId, goalId, taskId, userId } = payload;
  if (sendId === undefined || goalId === undefined) return;
  const write: Write = {
    kind: 'reminder-answer',
    goalId,
    sendId,
    ...(taskId && { taskId }),
    body: { answer: said },
  };
  whose = userId;
  await outbox.deliver(userId, write).catch(() => undefined);
}

/** The page with the answers, in a window that is open already where there is one. */
async function open({ kind, sendId }: PushPayload): Promise<void> {
  const address = kind === 'test' ? `${PATHS.settings}#reminders` : `${PATHS.asked}?send=${sendId}`;
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return void (await self.clients.openWindow(address));
  await window.focus();
  await window.navigate(address);
}

const isAnswer = (action: string): action is ReminderAnswer =>
  (REMINDER_ANSWERS as readonly string[]).includes(action);

export function listenForReminders(): void {
  self.addEventListener('push', (event) => {
    const payload = event.data?.json() as PushPayload | undefined;
    if (payload?.title) event.waitUntil(show(payload));
  });
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    const payload = notification.data as PushPayload;
    notification.close();
    event.waitUntil(isAnswer(action) ? answer(payload, action) : open(payload));
  });
}
