import type { Config } from '#worker/settings.ts';

/**
 * Where no APP_URL is set nothing is sent either (`settings.ts` holds the two together), so this
 * never arrives anywhere.
 */
const NOWHERE = 'https://app.invalid';

/**
 * An address in the app as a mail may carry it. Its host is the operator's word, never a request's.
 */
export function appLink(
  { appUrl }: Config,
  path: string,
  query: Record<string, string> = {},
): string {
  const url = new URL(path, appUrl ?? NOWHERE);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
