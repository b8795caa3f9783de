import type { QueryClient } from '@tanstack/react-query';
import { hasStatus, request } from '#frontend/lib/request.ts';
import type { ReminderSettings } from '#schema/contracts/reminders.ts';
import { REMINDER_URLS } from '#schema/urls/reminders.urls.ts';
import { reminderSettingsQuery } from './reminders.ts';

/**
 * The state of notifications in this browser. `unable`: it does not support them, or not in this
 * window.
 */
export type PushState = 'unable' | 'blocked' | 'off' | 'on';

const isAble = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

export async function pushState(): Promise<PushState> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && (await subscription());
  return isOn ? 'on' : 'off';
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

/** Whether a subscription was made with this key; with another one nothing arrives. */
function isFor(existing: PushSubscription, key: Uint8Array): boolean {
  const known = existing.options.applicationServerKey;
  return known !== null && new Uint8Array(known).every((byte, at) => byte === key[at]);
}

async function subscribeWith(pushKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(pushKey);
  const existing = await pushManager.getSubscription();
  if (existing && isFor(existing, key)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function register(
  client: QueryClient,
  made: PushSubscription,
  { isRenewal = false } = {},
): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  const settings = await request<ReminderSettings>('POST', REMINDER_URLS.devices, {
    endpoint,
    keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] },
    ...(isRenewal && { isRenewal }),
  });
  client.setQueryData(reminderSettingsQuery.queryKey, settings);
}

/**
 * Has this browser show notifications: it asks its person, and is then told to the server.
 * @returns how it stands then
 * @throws ApiError, or what the browser throws where no push service can be reached
 */
export async function turnOnPush(client: QueryClient, pushKey: string): Promise<PushState> {
  if (!isAble()) return 'unable';
  const permission =
    Notification.permission === 'granted'
      ? Notification.permission
      : await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await register(client, await subscribeWith(pushKey));
  return 'on';
}

const ENDED = 409;

/**
 * Push services renew addresses in silence: what this browser has is told again with each visit. A
 * browser that its person has ended, here or on another device, learns of it and forgets.
 */
export async function renewPush(client: QueryClient): Promise<void> {
  if (!isAble() || Notification.permission !== 'granted' || !(await subscription())) return;
  const { pushKey } = await client.fetchQuery(reminderSettingsQuery);
  if (!pushKey) return;
  const made = await subscribeWith(pushKey);
  try {
    await register(client, made, { isRenewal: true });
  } catch (error) {
    if (!hasStatus(error, ENDED)) throw error;
    await made.unsubscribe();
  }
}

/** Ends push messages in this browser, for a person who signs out of it. */
export async function forgetPush(): Promise<void> {
  if (!isAble()) return;
  await (await subscription())?.unsubscribe();
}
