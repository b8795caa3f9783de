import { WORDS } from './words.ts';

/** First sentences for something small that the words show, sharper than the intent's own openers. */
export const NOTICES = WORDS.notices.notices;
