import { env } from 'cloudflare:workers';

/** `npm run test:full`: the exhaustive sweeps as well. */
export const isFull = (env as unknown as { FULL: string }).FULL === '1';
