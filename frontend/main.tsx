import '#frontend/ui/tokens.css';
import 'virtual:palettes.css';
import '#frontend/ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { markSignedOut, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import { prefetchOnIntent } from '#frontend/app/prefetch-on-intent.ts';
import { preloadRoute } from '#frontend/app/routes.ts';
import {
  fillCache,
  isWrittenForDevice,
  readFirstView,
  rememberReader,
} from '#frontend/first-view/first-view.ts';
import { onPersonChange } from '#frontend/lib/private-state.ts';
import { forgetPrivateStorage } from '#frontend/lib/private-storage.ts';
import { createQueryClient } from '#frontend/lib/query-client.ts';
import { setLocaleContext } from '#frontend/lib/render-locale.ts';
import { askFor } from '#frontend/lib/request.ts';
import type { FirstView } from '#schema/contracts/first-view.ts';

const root = document.getElementById('root') as HTMLElement;
const client = createQueryClient(markSignedOut);
const view = readFirstView();

onPersonChange(forgetPrivateStorage);
prefetchOnIntent();

/** The page came with its data: the browser begins where the server ended. */
async function takeOver(view: FirstView) {
  fillCache(client, view);
  askFor(client.getQueryData(userQuery.queryKey)?.id);
  // The screen's own code is named in the page; with it at hand the screen hydrates in one go.
  await preloadRoute(window.location.pathname);
  const page = <App client={client} answer={view.form} />;
  if (isWrittenForDevice(view)) {
    setLocaleContext(view.dates ? { ...view.dates, now: new Date(view.at) } : undefined);
    hydrateRoot(root, page);
  } else {
    // The server guessed the reader's zone or language wrong: the same data, written anew. The next
    // page it knows.
    rememberReader();
    createRoot(root).render(page);
  }
}

/** An empty page: who is there is asked while the place's code comes. */
async function startAnew() {
  client.prefetchQuery(userQuery);
  createRoot(root).render(<App client={client} />);
}

const loaded = new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
Promise.all([loaded, view ? takeOver(view) : startAnew()])
  .then(() => import('#frontend/app/on-idle.ts'))
  .then(({ onIdle }) => onIdle(client));
