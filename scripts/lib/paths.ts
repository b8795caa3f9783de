import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');
/** What scripts remember between runs; safe to delete. */
export const CACHE = join(ROOT, '.cache');
export const inRoot = (...parts: string[]) => join(ROOT, ...parts);
