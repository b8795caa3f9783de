import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { userQuery } from '#frontend/api/user.ts';
import { isDevice } from '#frontend/lib/device-reader.ts';
import type { ReadingScope } from '#frontend/lib/reader.ts';
import { askFor } from '#frontend/lib/request.ts';
import type { FirstView } from '#schema/contracts/first-view.ts';

/** Fills the query cache with it. What was rendered a moment ago is as fresh as an answer. */
export function fillCache(client: QueryClient, { entries }: FirstView): void {
  for (const [key, data] of entries) client.setQueryData(key, data);
  askFor(client.getQueryData(userQuery.queryKey)?.id);
}

/** The one screen that a file of `frontend/screens` exports. */
export const screenIn = (file: object) => Object.values(file)[0] as ComponentType;

/** How to load the screen that this page shows: it names the file, so that nobody looks it up in `screens.ts`. */
export function screenOfPage(): (() => Promise<ComponentType>) | undefined {
  const file = document.querySelector<HTMLLinkElement>('link[data-screen]')?.href;
  return file ? () => import(/* @vite-ignore */ file).then(screenIn) : undefined;
}

/** For whom and when the server wrote the page's dates; undefined where it shows none. */
export async function readingScopeOf({ dates, at }: FirstView): Promise<ReadingScope | undefined> {
  if (!dates) return undefined;
  const { zone, locale, words } = dates;
  const scope = { locale, words, now: new Date(at) };
  if (isDevice(dates, scope.now)) return scope;
  // Without its code the page wakes up all the same, and React writes its dates anew.
  const another = await import('./another-reader.ts').catch(() => undefined);
  return another && { ...scope, aheadAt: another.anotherReader(zone) };
}
