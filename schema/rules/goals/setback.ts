/**
 * Words in which people tell of a setback. Lexical on purpose: it only ever gives a sticker, and
 * takes none away.
 */
const SETBACK =
  /\b(fail(ed|ing|ure)?|stuck|gave up|giving up|rejected|rejection|missed|relapsed?|slipped|setback|messed up|screwed up|fell (behind|apart|through)|went wrong|didn'?t (work|manage|make it)|couldn'?t|criticis(ed|m)|criticiz(ed)?|embarrass(ed|ing)|disappoint(ed|ing)|lost (it|the|my))\b/i;

/** Whether a journal entry describes a setback. */
export const tellsOfSetback = (text: string) => SETBACK.test(text.replaceAll('’', "'"));

/** How many words an entry has. */
export const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
