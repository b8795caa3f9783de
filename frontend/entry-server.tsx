import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server.edge';
import { App } from '#frontend/app/app.tsx';
import { AuthPage } from '#frontend/app/auth-page.tsx';
import { NOT_FOUND, ROUTES } from '#frontend/app/routes.ts';
import { waitsSoFar } from '#frontend/lib/lazy-component.ts';
import { PATHS } from '#frontend/lib/paths.ts';
import type { Reader } from '#frontend/lib/reader.ts';
import type { FirstViewEntry } from '#schema/contracts/first-view.ts';

/** Code is fetched at most a few levels deep: a screen, an island in it, a part of that. */
const DEEPEST = 8;

export interface PageToRender {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  reader: Reader;
  now: Date;
  /** What the query cache holds when the page is shown. */
  entries: readonly FirstViewEntry[];
}

/** What the route table says of each place, for whoever serves it. */
export const places = [
  { path: PATHS.auth, title: 'Sign in', access: 'public' as const },
  ...[...ROUTES, NOT_FOUND].map(({ path, title, access }) => ({ path, title, access })),
];

async function renderOnce({ path, search, reader, now, entries }: PageToRender): Promise<string> {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const [key, data] of entries) client.setQueryData(key, data);
  const page =
    path === PATHS.auth ? (
      <AuthPage search={search} />
    ) : (
      <App client={client} ssrPath={path} ssrSearch={search} readAt={{ reader, now }} />
    );
  const stream = await renderToReadableStream(page, {
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
 * The markup of `#root`, without scripts and inline styles. Rendered again until no code had to be waited for, so that
 * the result comes from one synchronous pass. @throws whatever a component throws.
 */
export async function renderPage(page: PageToRender): Promise<string> {
  for (let pass = 0; ; pass++) {
    const before = waitsSoFar();
    const html = await renderOnce(page);
    if (waitsSoFar() === before || pass === DEEPEST) return html;
  }
}
