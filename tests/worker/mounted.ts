import { NOUNS } from '#worker/nouns.ts';

const nouns = await Promise.all(NOUNS.map(({ routes }) => routes()));

/** Every route of every noun, loaded for once all together. */
export const MOUNTED = nouns.flatMap(({ routes }) => routes).filter(({ method }) => method !== 'ALL');
