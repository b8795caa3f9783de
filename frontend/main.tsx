import '#frontend/ui/tokens.css';
import 'virtual:palettes.css';
import '#frontend/ui/base.css';
import { createRoot } from 'react-dom/client';
import { markSignedOut, userQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import {
  fillCache,
  readFirstView,
  readingScopeOf,
  rememberReader,
  screenOfPage,
} from '#frontend/app/first-view.ts';
import { preloadRoute } from '#frontend/app/routes.ts';
import { onPersonChange } from '#frontend/lib/private-state.ts';
import { forgetPrivateStorage } from '#frontend/lib/private-storage.ts';
import { createQueryClient } from '#frontend/lib/query-client.ts';
import { holdAnswersUntil } from '#frontend/lib/request.ts';
import { wakeRoot } from '#frontend/lib/wake-root.tsx';
import { allAwake } from '#frontend/lib/waking.ts';
import { whenQuiet } from '#frontend/lib/when-quiet.ts';

const client = createQueryClient(markSignedOut);
const view = readFirstView();

onPersonChange(forgetPrivateStorage);

const code = preloadRoute(window.location.pathname, screenOfPage());
if (view) {
  fillCache(client, view);
  // With the code at hand the page wakes up in one go.
  holdAnswersUntil(allAwake);
  code.then(() => wakeRoot(<App client={client} readAt={readingScopeOf(view)} />));
} else {
  // An empty page: who is there is asked while the place's code comes.
  client.prefetchQuery(userQuery);
  const root = document.getElementById('root') as HTMLElement;
  createRoot(root).render(<App client={client} />);
  root.setAttribute('data-awake', '');
}
// The first question about zone and language takes its time.
whenQuiet(rememberReader);
whenQuiet(() => import('#frontend/app/settle-in.ts').then(({ settleIn }) => settleIn(client)));
