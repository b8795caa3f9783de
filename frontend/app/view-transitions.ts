import { flushSync } from 'react-dom';
import { passage } from './navigate-in-app.ts';
import { preloadRoute } from './routes.ts';

/** A page whose code takes longer shows its skeleton first. */
const PATIENCE_MS = 120;

const isMotionWelcome = () =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !('calm' in document.documentElement.dataset);

/** One place fades into the next, where the browser can do that and motion is welcome. */
export function startViewTransitions(): void {
  if (!document.startViewTransition) return;
  passage.go = (navigate, to, options) => {
    const { pathname } = new URL(to, window.location.href);
    // A tab or a filter in the address is the same place, unless the link says otherwise.
    const isSamePlace = pathname === window.location.pathname && !options?.transition;
    if (isSamePlace || options?.replace || !isMotionWelcome()) return navigate(to, options);
    const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    const { ready, finished, updateCallbackDone } = document.startViewTransition(async () => {
      await Promise.race([preloadRoute(pathname), waited]);
      flushSync(() => navigate(to, options));
    });
    // One that is cut short by the next has done its work.
    for (const end of [ready, finished, updateCallbackDone]) end.catch(() => undefined);
  };
}
