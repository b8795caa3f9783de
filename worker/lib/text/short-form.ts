import { normalForm } from './normal-form.ts';

/**
 * A longer message is no short form of anything: a button's own sentence with two titles in it
 * fits.
 */
const LONGEST = 600;

/**
 * A short message as it is compared: small letters and digits, without apostrophes, signs and
 * double spaces. Of a long one only the beginning is looked at.
 */
export const shortForm = (message: string): string =>
  normalForm(message.slice(0, LONGEST).toWellFormed(), 'NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
