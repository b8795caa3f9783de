import { featureModules } from '#worker/feature-modules.ts';

const modules = await Promise.all(featureModules.map(({ routes }) => routes()));

/** Every route of every feature, loaded for once all together. */
export const MOUNTED = modules
  .flatMap(({ routes }) => routes)
  .filter(({ method }) => method !== 'ALL');
