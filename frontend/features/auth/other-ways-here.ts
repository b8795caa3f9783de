import { readAppInfo } from '#frontend/api/other-ways.ts';
import type { AppInfo } from '#schema/contracts/app-info.ts';

let asked: Promise<AppInfo | undefined> | undefined;

/** What else lets people in here: asked once a page, undefined where no answer comes. */
export function otherWaysHere(): Promise<AppInfo | undefined> {
  asked ??= readAppInfo().catch(() => undefined);
  return asked;
}

/**
 * The page comes the same to everybody, without what is set up here or what somebody comes back with: where there is
 * any of it to show, it wakes up without waiting for a touch.
 */
export async function wakeForOtherWays(wake: () => unknown): Promise<void> {
  if (new URLSearchParams(window.location.search).has('sso')) wake();
  const here = await otherWaysHere();
  if (here?.sso || here?.passkeys === false) wake();
}
