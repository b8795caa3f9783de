import { useCallback, useEffect, useRef } from 'react';
import { countedSeconds, type Stopwatch, started, stopped } from './stopwatch.rules.ts';

/** Less than this is looking in, not working. */
const LEAST_SECONDS = 10;

/**
 * Counts the seconds that the page is in view. `send` gets them when the page is hidden or left;
 * `take` hands out what has gathered, for a call that is made anyway.
 */
export function useVisibleSeconds(send: (seconds: number) => void): { take: () => number } {
  const watch = useRef<Stopwatch>({ gathered: 0, since: null });
  const report = useRef(send);

  useEffect(() => {
    report.current = send;
  });

  const take = useCallback(() => {
    const now = Date.now();
    const seconds = countedSeconds(watch.current, now);
    watch.current = { gathered: 0, since: watch.current.since === null ? null : now };
    return seconds;
  }, []);

  useEffect(() => {
    const sendIfEnough = () => {
      if (countedSeconds(watch.current, Date.now()) >= LEAST_SECONDS) report.current(take());
    };
    const follow = () => {
      const isVisible = document.visibilityState === 'visible';
      watch.current = isVisible
        ? started(watch.current, Date.now())
        : stopped(watch.current, Date.now());
      if (!isVisible) sendIfEnough();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      watch.current = stopped(watch.current, Date.now());
      sendIfEnough();
    };
  }, [take]);

  return { take };
}
