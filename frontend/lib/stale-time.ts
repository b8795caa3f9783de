/**
 * How long an answer counts as fresh that other actions may change at any time: long enough for a
 * page to hydrate on what the server put into it, short enough that every visit looks again.
 */
export const SHORT_STALE_MS = 5_000;
