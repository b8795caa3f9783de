import { env } from 'cloudflare:workers';

/** `npm run test:full`: the exhaustive sweeps as well. */
export const isFull = (env as unknown as { FULL: string }).FULL === '1';

/**
 * What one of many (the routes, the places where words are kept) is tried with: everything in `npm
 * run test:full`. Else one of so many parts, the next one with the next turn, so that all is tried
 * somewhere and every part has a bit of all.
 */
export const shareOf = <One>(all: readonly One[], turn: number, parts: number): readonly One[] =>
  isFull ? all : all.filter((_, index) => index % parts === turn % parts);
