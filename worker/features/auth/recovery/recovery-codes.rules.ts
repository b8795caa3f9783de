/** Crockford's base 32: no letter that looks like a digit, and none that forms words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
export const RECOVERY_CODES = 10;

/** One code of 80 random bits, `XXXX-XXXX-XXXX-XXXX`. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH));
  // 256 is a multiple of 32, so every letter is equally likely.
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length] as string);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

/** A typed code in its canonical form: case, dashes, spaces and usual misreadings do not matter. */
export function foldRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[\s\-–—.]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
