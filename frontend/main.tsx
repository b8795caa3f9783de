import '#frontend/ui/tokens.css';
import 'virtual:palettes.css';
import '#frontend/ui/base.css';
import { createRoot } from 'react-dom/client';
import { markSignedOut, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import { fillCache, readingScopeOf, screenOfPage } from '#frontend/app/first-view.ts';
import { preloadRoute } from '#frontend/app/routes.ts';
import { nextTask } from '#frontend/lib/next-task.ts';
import { onPersonChange } from '#frontend/lib/private-state.ts';
import { forgetPrivateStorage } from '#frontend/lib/private-storage.ts';
import { createQueryClient } from '#frontend/lib/query-client.ts';
import { readFirstView } from '#frontend/lib/read-first-view.ts';
import { holdAnswersUntil } from '#frontend/lib/request.ts';
import { wakeRoot } from '#frontend/lib/wake-root.tsx';
import { allAwake } from '#frontend/lib/waking.ts';
import { whenQuiet } from '#frontend/lib/when-quiet.ts';
import type { FirstView } from '#schema/contracts/first-view.ts';

const client = createQueryClient(markSignedOut);
const code = preloadRoute(window.location.pathname, screenOfPage());

onPersonChange(forgetPrivateStorage);

/** With its data and its code at hand the page wakes up in one go, and neither in the same task as the other. */
async function wake(view: FirstView) {
  holdAnswersUntil(allAwake);
  await nextTask();
  fillCache(client, view);
  const [readAt] = await Promise.all([readingScopeOf(view), code, nextTask()]);
  wakeRoot(<App client={client} readAt={readAt} answer={view.form} />);
}

/** An empty page: who is there is asked while the place's code comes. */
function start() {
  client.prefetchQuery(userQuery);
  const root = document.getElementById('root') as HTMLElement;
  createRoot(root).render(<App client={client} />);
  root.setAttribute('data-awake', '');
}

const view = readFirstView();
if (view) wake(view);
else start();
whenQuiet(() => import('#frontend/app/settle-in.ts').then(({ settleIn }) => settleIn(client)));
