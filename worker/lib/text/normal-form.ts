/**
 * More marks than this do not stand on one letter in any writing: the Stream-Safe Text Format of
 * UAX #15.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a normal form, to be compared and not to be shown. Sorting a long run of marks takes
 * the square of its length.
 */
export const normalForm = (text: string, form: 'NFKC' | 'NFKD'): string =>
  text.replace(TOO_MANY_MARKS, '$1').normalize(form);
