import { WORDS } from './words.ts';

/** Every technique by its id. */
export const TECHNIQUES = WORDS.techniques;
