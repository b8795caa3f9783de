/**
 * How far a clock is ahead of UTC, in minutes, as each quarter of this year begins: "60,120,120,120" in Berlin. Where all
 * four are the same, so are the dates. `aheadAt` says it of an instant.
 */
export const clockOf = (now: Date, aheadAt: (instant: Date) => number): string =>
  [0, 3, 6, 9].map((month) => aheadAt(new Date(Date.UTC(now.getUTCFullYear(), month)))).join();
