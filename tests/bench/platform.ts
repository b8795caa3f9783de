import { unstable_readConfig } from 'wrangler';
import { inRoot } from '#scripts/lib/paths.ts';

const config = unstable_readConfig({ config: inRoot('wrangler.toml') });

/** The platform that the app is written for: every Worker of the benchmark runs on it. */
export const compatibilityDate = config.compatibility_date as string;
export const compatibilityFlags = config.compatibility_flags;
