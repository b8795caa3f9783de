import { useEffect, useRef } from 'react';
import { useLocation } from '#frontend/lib/location.tsx';
import { routeFor } from './routes.ts';

/** What a page load does by itself and a single-page app must do by hand: title, focus and the top of the page. */
export function RouteEffects() {
  const [path] = useLocation();
  const shown = useRef(path);
  const isGoingBack = useRef(false);

  useEffect(() => {
    const noteBack = () => {
      isGoingBack.current = true;
    };
    window.addEventListener('popstate', noteBack);
    return () => window.removeEventListener('popstate', noteBack);
  }, []);

  useEffect(() => {
    document.title = path === '/' ? 'Yet' : `${routeFor(path).title} · Yet`;
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('main')?.focus({ preventScroll: true });
    // Going back, the browser puts the page where it was.
    if (!isGoingBack.current) window.scrollTo(0, 0);
    isGoingBack.current = false;
  }, [path]);

  return null;
}
