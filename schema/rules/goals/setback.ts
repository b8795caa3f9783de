/**
 * Words that people use for a setback. A simple list is enough: a match can only earn a sticker,
 * never cost one.
 */
const SETBACK =
  /\b(fail(ed|ing|ure)?|stuck|gave up|giving up|rejected|rejection|missed|relapsed?|slipped|setback|messed up|screwed up|fell (behind|apart|through)|went wrong|didn'?t (work|manage|make it)|couldn'?t|criticis(ed|m)|criticiz(ed)?|embarrass(ed|ing)|disappoint(ed|ing)|lost (it|the|my))\b/i;

/** Whether a journal entry describes a setback. */
export const tellsOfSetback = (text: string) => SETBACK.test(text.replaceAll('’', "'"));

/** How many words an entry has. */
export const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
