import { ownPath } from '#schema/rules/own-path.ts';

/** Where to go after signing in: a path of ours or home, never another site. */
export function pathAfterSignIn(search: string): string {
  return ownPath(new URLSearchParams(search).get('next'));
}
