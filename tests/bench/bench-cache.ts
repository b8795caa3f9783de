import { join } from 'node:path';
import { CACHE } from '#scripts/lib/paths.ts';

/** Bundles and the latest figures; safe to delete. */
export const BENCH_CACHE = join(CACHE, 'bench');
