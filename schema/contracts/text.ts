import * as z from 'zod/mini';

/**
 * Everything a person types goes through one of these two. Both refuse what could not be read back as written:
 * lone surrogates (the database would replace them) and control characters.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const CONTROL = /[\u0000-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above; line breaks and tabs are text.
const CONTROL_BUT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const UNREADABLE = 'This text has characters that cannot be stored';

/** One line of 1 to `max` characters, trimmed. `required` is the sentence for an empty one. */
export function line(max: number, required = 'Please fill this in') {
  return z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.maxLength(max, `Please keep this under ${max + 1} characters`),
    z.refine((text) => text.isWellFormed() && !CONTROL.test(text), UNREADABLE),
  );
}

/** Text of 0 to `max` characters with line breaks, trimmed. */
export function paragraph(max: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(max, `Please keep this under ${max + 1} characters`),
    z.refine((text) => text.isWellFormed() && !CONTROL_BUT_BREAKS.test(text), UNREADABLE),
  );
}
