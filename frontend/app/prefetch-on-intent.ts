import { NOT_FOUND, preloadRoute, routeFor } from './routes.ts';

/** Fetches a place's code once a pointer or the focus is on a link to it, before it is pressed. */
export function prefetchOnIntent(): void {
  const comeNear = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin) return;
    // Other addresses of ours, the sign-in page first of all, are documents of their own.
    if (routeFor(link.pathname) !== NOT_FOUND) preloadRoute(link.pathname);
  };
  for (const near of ['pointerover', 'focusin']) document.addEventListener(near, comeNear);
}
