import { WORDS } from './words.ts';

/** How a brief reply turns back to the person's plan: one question or one small act, by style and personality. */
export const CLOSINGS = WORDS.closings;
