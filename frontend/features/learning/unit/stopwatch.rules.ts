/** `gathered` and `since` in milliseconds; `since` is null while it stands still. */
export type Stopwatch = { gathered: number; since: number | null };

/** The server takes two hours at once; more than that is a page left open. */
const MOST_SECONDS = 7200;

const elapsed = ({ gathered, since }: Stopwatch, now: number) =>
  gathered + (since === null ? 0 : Math.max(0, now - since));

export const started = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch;

export const stopped = (watch: Stopwatch, now: number): Stopwatch => ({
  gathered: elapsed(watch, now),
  since: null,
});

/** Whole seconds, 0 to 7200. */
export const countedSeconds = (watch: Stopwatch, now: number): number =>
  Math.min(MOST_SECONDS, Math.floor(elapsed(watch, now) / 1000));
