import { type RefObject, useLayoutEffect } from 'react';
import buttons from '#frontend/ui/controls/button.module.css';
import { type Box, liftToClear } from './clear-place.rules.ts';

const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < window.innerHeight);

/**
 * Keeps a floating element clear of the screen's next step, which may scroll under it or come while
 * it shows.
 */
export function useClearPlace(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = floating.current as HTMLElement;
    let frame = 0;

    const place = () => {
      // What it stands in does not move along, and is not half-way anywhere.
      const home = (element.parentElement as HTMLElement).getBoundingClientRect();
      const lift = liftToClear(home, boxesOf(`.${buttons.primary}`));
      element.style.bottom = lift === 0 ? '' : `${lift}px`;
    };
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };

    place();
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, placeSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of events) window.removeEventListener(event, placeSoon);
    };
  }, [floating]);
}
