import { PATHS } from '#frontend/lib/paths.ts';

/** Where a shared goal is. The key of an encrypted one stands behind the #, which browsers keep to themselves. */
export function sharedPath(code: string, key?: string): string {
  return `${PATHS.shared}/${code}${key ? `#${key}` : ''}`;
}

/** The key in a link that somebody pasted, or the key itself; undefined where there is none. */
export function keyInLink(pasted: string): string | undefined {
  return /(?:^|#)([\w-]{43})\s*$/.exec(pasted.trim())?.[1];
}
