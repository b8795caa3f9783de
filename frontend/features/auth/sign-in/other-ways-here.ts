import { readAppInfo } from '#frontend/api/other-ways.ts';
import type { AppInfo } from '#schema/contracts/app-info.ts';

let asked: Promise<AppInfo | undefined> | undefined;

/** What else lets people in here: asked once a page, undefined where no answer comes. */
export function otherWaysHere(): Promise<AppInfo | undefined> {
  asked ??= readAppInfo().catch(() => undefined);
  return asked;
}
