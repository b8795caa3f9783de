import { setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { SHELL_CACHE } from '#frontend/lib/databases.ts';
import { APP_SHELL } from '#schema/contracts/first-view.ts';
import { draftOfShared, SHARE_TARGET, SHARED_MARK } from '#schema/rules/shared-words.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { listenForReminders } from './reminders.ts';

/*
 * Keeps the app's code on the device, and nothing of anybody's: pages are private and always come
 * from the network. Without one the empty page opens, and the app shows what
 * `frontend/api/last-seen.ts` keeps for the person.
 */

declare const self: ServiceWorkerGlobalScope;
/** What to keep, put in by the build. */
declare const __KEPT__: { url: string; revision: string | null }[];

/** Downloads, and ways that lead out of the app: nothing can stand in for them. */
const NOT_OURS = [/^\/api\//, /^\/(setup|order)(\/|$)/];

setCacheNameDetails({ prefix: '', precache: SHELL_CACHE, suffix: '' });
precacheAndRoute(__KEPT__, { directoryIndex: '', cleanURLs: false });

const page = new NetworkOnly({
  plugins: [
    {
      // Signing in needs a network; home says so, or shows what was last seen.
      handlerDidError: async ({ request }) =>
        new URL(request.url).pathname === PATHS.auth
          ? Response.redirect('/')
          : matchPrecache(APP_SHELL),
    },
  ],
});
registerRoute(new NavigationRoute(page, { denylist: NOT_OURS }));

listenForReminders();
/*
 * What other apps share goes on in the part of the journal's address that is sent to no server:
 * there it becomes a draft. Nothing is kept here, and no network is needed.
 */
registerRoute(
  ({ url }) => url.pathname === SHARE_TARGET,
  async ({ request }) => {
    const form = await request.formData().catch(() => new FormData());
    const words = draftOfShared(['title', 'text', 'url'].map((part) => form.get(part)));
    const mark = words && `${SHARED_MARK}${encodeURIComponent(words)}`;
    return Response.redirect(`${PATHS.journal}${mark}`, 303);
  },
  'POST',
);

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      // A page is asked for while this script still starts.
      self.registration.navigationPreload?.enable(),
      // The page that brought the first version is kept by it from now on.
      self.clients.claim(),
    ]),
  ),
);

// A new version waits for this: no open page loses its code, or a draft, unasked.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});
