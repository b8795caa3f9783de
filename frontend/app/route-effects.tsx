import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useIsAnswer } from '#frontend/lib/form-answer.tsx';
import { routeFor } from './routes.ts';

/**
 * What a page load does by itself and a single-page app must do by hand: title, focus and the top
 * of the page.
 */
export function RouteEffects() {
  const [path] = useLocation();
  const isAnswer = useIsAnswer();
  const shown = useRef(path);
  const isGoingBack = useRef(false);

  // Listeners are called in the order they came, and React renders between two of them: this one
  // has to be there before the router's, which comes in an effect.
  useLayoutEffect(() => {
    const noteBack = () => {
      isGoingBack.current = true;
    };
    window.addEventListener('popstate', noteBack);
    return () => window.removeEventListener('popstate', noteBack);
  }, []);

  useEffect(() => {
    if (isAnswer) return;
    document.title = path === '/' ? 'Yet' : `${routeFor(path).title} · Yet`;
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('main')?.focus({ preventScroll: true });
    // Going back, the browser puts the page where it was.
    if (!isGoingBack.current) window.scrollTo(0, 0);
    isGoingBack.current = false;
  }, [path, isAnswer]);

  return null;
}
