import type { QueryClient } from '@tanstack/react-query';
import { deviceLocale } from '#frontend/lib/device-locale.ts';
import { FIRST_VIEW_ID, type FirstView, READER_COOKIE } from '#schema/contracts/first-view.ts';

const A_YEAR_SECONDS = 31_536_000;

/** What the server rendered this page from; undefined where it sent an empty one. */
export function readFirstView(): FirstView | undefined {
  const text = document.getElementById(FIRST_VIEW_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstView) : undefined;
}

/** Fills the query cache with it. What was rendered a moment ago is as fresh as an answer. */
export function fillCache(client: QueryClient, { entries }: FirstView): void {
  for (const [key, data] of entries) client.setQueryData(key, data);
}

/** Whether the page's dates, if it has any, are written as this device writes them. */
export function isWrittenForDevice({ dates }: FirstView): boolean {
  if (!dates) return true;
  const { zone, locale } = deviceLocale();
  return dates.zone === zone && dates.locale === locale;
}

/** Tells the server, with the next page, how dates are written here. */
export function rememberReader(): void {
  const { zone, locale } = deviceLocale();
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the API.
  document.cookie = `${READER_COOKIE}=${encodeURIComponent(`${zone}|${locale}`)}; Path=/; Max-Age=${A_YEAR_SECONDS}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
