import * as z from 'zod/mini';

/** The length that OpenID Connect allows a subject; no provider's ids are longer. */
export const KEY_MAX = 255;

const CONTROL = /\p{Cc}/u;

/**
 * Whether a value from outside may serve as a lookup key: 1 to `max` characters, not blank, without
 * control characters and lone surrogates (the database would replace these). It is never trimmed or
 * folded, so different keys stay different.
 */
export const isKey = (value: unknown, max = KEY_MAX): value is string =>
  typeof value === 'string' &&
  value.length <= max &&
  value.trim() !== '' &&
  value.isWellFormed() &&
  !CONTROL.test(value);

/** A schema for a key. `prefix` is how keys of that kind begin; more characters must follow. */
export const Key = (prefix = '') =>
  z
    .string()
    .check(
      z.refine((value) => isKey(value) && value.startsWith(prefix) && value.length > prefix.length),
    );

/**
 * A value that is no key. `cause.claim` is the name of the field; the value itself is not repeated.
 */
export class KeyRefused extends Error {
  constructor(claim: string) {
    super('not a key', { cause: { claim } });
  }
}

/** @throws KeyRefused */
/** Reads a key that a provider sent in the field `claim`. */
export function readKey(claim: string, value: unknown): string {
  if (!isKey(value)) throw new KeyRefused(claim);
  return value;
}

const DIGITS = /^[1-9]\d{0,15}$/;

/**
 * Reads one of our own ids that comes back from outside: plain digits. (`Number` would take '', '
 * 7' and '1e3' as well.)
 */
export function readRowId(value: unknown): number | undefined {
  const id = typeof value === 'string' && DIGITS.test(value) ? Number(value) : undefined;
  return Number.isSafeInteger(id) ? id : undefined;
}
