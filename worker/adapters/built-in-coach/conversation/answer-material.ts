import { WORDS } from './words.ts';

/** `{act}` is the step of the last turn, `{time}` and `{q}` what they have just said. */
export const ANSWERS = WORDS.answers.answers;
/** A word in the personality's own key. */
export const ASIDES = WORDS.answers.asides;
/** After a rejection, by how many in a row: she changes approach, then admits it, then steps back. */
export const PUSHBACK = WORDS.answers.pushback;
/** After one or two misses: a different way in, by style and personality. */
export const PUSHBACK_QUESTIONS = WORDS.answers.pushbackQuestions;
