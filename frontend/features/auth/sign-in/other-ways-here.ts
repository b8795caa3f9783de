import { readAppInfo } from '#frontend/api/other-ways.ts';
import type { AppInfo } from '#schema/contracts/app-info.ts';

let asked: Promise<AppInfo | undefined> | undefined;

/** The other ways to sign in: fetched once a page, undefined where the request fails. */
export function otherWaysHere(): Promise<AppInfo | undefined> {
  asked ??= readAppInfo().catch(() => undefined);
  return asked;
}
