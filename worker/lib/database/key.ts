import * as z from 'zod/mini';

/** What OpenID Connect allows a subject, and more than any provider's ids have. */
export const KEY_MAX = 255;

const CONTROL = /\p{Cc}/u;

/**
 * Whether a value from outside may be what a row is found by: a text of 1 to `max` characters that is not blank and is
 * stored as it came. Control characters and lone surrogates are not (the database would replace the latter, and two keys
 * could become one). It is never trimmed or folded: two keys that differ are two.
 */
export const isKey = (value: unknown, max = KEY_MAX): value is string =>
  typeof value === 'string' &&
  value.length <= max &&
  value.trim() !== '' &&
  value.isWellFormed() &&
  !CONTROL.test(value);

/** The same as part of a shape. `prefix`: how keys of that kind begin; there is more to them than that. */
export const Key = (prefix = '') =>
  z
    .string()
    .check(
      z.refine((value) => isKey(value) && value.startsWith(prefix) && value.length > prefix.length),
    );

/** A key that is none. `cause.claim` is what it was sent as; the value itself is not repeated. */
export class KeyRefused extends Error {
  constructor(claim: string) {
    super('not a key', { cause: { claim } });
  }
}

/** @throws KeyRefused */
export function readKey(claim: string, value: unknown): string {
  if (!isKey(value)) throw new KeyRefused(claim);
  return value;
}

const DIGITS = /^[1-9]\d{0,15}$/;

/** One of our own ids as somebody else hands it back to us: plain digits. `Number` takes '', ' 7' and '1e3' as well. */
export function readRowId(value: unknown): number | undefined {
  const id = typeof value === 'string' && DIGITS.test(value) ? Number(value) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
}
