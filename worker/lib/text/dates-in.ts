import type { ParsedResult } from 'chrono-node';
import { parse } from 'chrono-node/en';

/** Of a longer text only the beginning is read: nobody says so late by when. */
const READ_AT_MOST = 200;
/**
 * Chrono reads “couple” with the spaces around it in so many ways that a text full of “couple
 * months” keeps it busy for half a minute. One stands in a sentence; two are nobody’s date.
 */
const COUPLE_TWICE = /couple.*couple/i;

/**
 * The dates and clock times that the beginning of an English text names, in its order, after a
 * moment. Their places are those in the text with single spaces.
 */
export function datesIn(text: string, after: Date): ParsedResult[] {
  const read = text.slice(0, READ_AT_MOST).replace(/\s+/g, ' ');
  return COUPLE_TWICE.test(read) ? [] : parse(read, after, { forwardDate: true });
}
