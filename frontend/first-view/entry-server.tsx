import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { App } from '#frontend/app/app.tsx';
import { AuthPage } from '#frontend/app/auth-page.tsx';
import { NOT_FOUND, PAGE_ROUTES } from '#frontend/app/routes.ts';
import { waitsSoFar } from '#frontend/lib/lazy-component.ts';
import { type LocaleContext, setLocaleContext } from '#frontend/lib/render-locale.ts';
import type { FirstView, FirstViewEntry, ReaderLocale } from '#schema/contracts/first-view.ts';
import type { FormAnswer } from '#schema/contracts/form-answer.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { aheadIn } from './zone.ts';

/** Code is fetched at most a few levels deep: a screen, an island in it, a part of that. */
const DEEPEST = 8;

export interface PageToRender {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  reader: ReaderLocale;
  now: Date;
  /** What the query cache holds when the page is shown. */
  entries: readonly FirstViewEntry[];
  /** The result of the form that the page answers. */
  form?: FormAnswer | undefined;
}

/**
 * The route table's facts on each page, for the Worker; the sign-in page has no screen of the app.
 */
export const places = [
  { path: PATHS.auth, title: 'Sign in', access: 'public' as const, screen: undefined },
  ...[...PAGE_ROUTES, NOT_FOUND].map(({ path, title, access, screen }) => ({
    path,
    title,
    access,
    screen,
  })),
];

/**
 * Renders before all that is in it, in the same synchronous go: what is in it writes dates for this
 * reader.
 */
function For({ reader, children }: { reader: LocaleContext; children: ReactNode }) {
  setLocaleContext(reader);
  return children;
}

async function renderOnce(
  { path, search, entries, form }: PageToRender,
  reader: LocaleContext,
): Promise<string> {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const [key, data] of entries) client.setQueryData(key, data);
  const page =
    path === PATHS.auth ? (
      <AuthPage search={search} answer={form} />
    ) : (
      <App client={client} ssrPath={path} ssrSearch={search} answer={form} />
    );
  const stream = await renderToReadableStream(<For reader={reader}>{page}</For>, {
    // Parts that React would send later come with inline scripts, which the page's policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  return new Response(stream).text();
}

/**
 * The markup of `#root`, without scripts and inline styles, and the dates in it: null where nothing
 * depends on the reader's zone or language, so that no browser has to write the page anew and lose
 * what was typed. Rendered again until no code had to be waited for, so that the result comes from
 * one synchronous pass. @throws whatever a component throws.
 */
export async function renderPage(
  page: PageToRender,
): Promise<{ html: string; dates: FirstView['dates'] }> {
  const { reader, now } = page;
  const { zone, locale } = reader;
  for (let pass = 0; ; pass++) {
    const before = waitsSoFar();
    const words = {};
    const context: LocaleContext = { locale, aheadAt: (at) => aheadIn(zone, at), now, words };
    const html = await renderOnce(page, context);
    if (waitsSoFar() === before || pass === DEEPEST)
      return { html, dates: context.isUsed ? { ...reader, words } : null };
  }
}
