/** A short message as it is compared: small letters and digits, without apostrophes, signs and double spaces. */
export const shortForm = (message: string): string =>
  message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
