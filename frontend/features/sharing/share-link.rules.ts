import { urlTo } from '#schema/rules/url-to.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/**
 * Where a shared goal is. The key of an encrypted one stands behind the #, which browsers keep to
 * themselves.
 */
export function sharedPath(code: string, key?: string): string {
  return urlTo(PATHS.sharedGoal, { code }) + (key ? `#${key}` : '');
}

/** The key in a link that somebody pasted, or the key itself; undefined where there is none. */
export function keyInLink(pasted: string): string | undefined {
  return /(?:^|#)([\w-]{43})\s*$/.exec(pasted.trim())?.[1];
}
