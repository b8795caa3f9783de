import { featureModules } from '#worker/feature-modules.ts';

const nouns = await Promise.all(featureModules.map(({ routes }) => routes()));

/** Every route of every noun, loaded for once all together. */
export const MOUNTED = nouns.flatMap(({ routes }) => routes).filter(({ method }) => method !== 'ALL');
