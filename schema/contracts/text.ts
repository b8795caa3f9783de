import * as z from 'zod/mini';

/**
 * Everything a person types goes through one of these. Control characters (a word processor's
 * vertical tab, a NUL) come along unseen when something is pasted: they are taken out, and nothing
 * is refused for them. Lone surrogates are refused, since the database would replace them.
 */

const CONTROL = /[^\P{Cc}\t\n\r]/gu;
const BREAKS = /[\t\n\r]+/g;

const UNREADABLE = 'This text has characters that cannot be stored';

/** A text without its control characters. Tabs and line breaks stay. */
export const withoutControls = (text: string): string => text.replaceAll(CONTROL, '');

const wellFormed = () => z.refine<string>((text) => text.isWellFormed(), UNREADABLE);

/** Text with its control characters taken out, before anything else is asked of it. */
export const typed = (error?: string) =>
  z.string(error).check(z.overwrite(withoutControls), wellFormed());

/**
 * One line of 1 to `max` characters, trimmed; a tab or a line break in it is a space. `required` is
 * the sentence for an empty one.
 */
export function line(max: number, required = 'Please fill this in') {
  return typed(required).check(
    z.overwrite((text) => text.replaceAll(BREAKS, ' ')),
    z.trim(),
    z.minLength(1, required),
    z.maxLength(max, `Please keep this under ${max + 1} characters`),
  );
}

/** Text of 0 to `max` characters with line breaks, trimmed. */
export function paragraph(max: number) {
  return typed().check(z.trim(), z.maxLength(max, `Please keep this under ${max + 1} characters`));
}

/**
 * What is compared to the letter (a name to sign in with, a token, a code): 1 to `max` characters,
 * as they came.
 */
export function exactly(max: number, required = 'Please fill this in') {
  return z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.maxLength(max, `Please keep this under ${max + 1} characters`),
    z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), UNREADABLE),
  );
}
