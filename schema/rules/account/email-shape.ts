const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Text, an at sign, text, a dot, text. The server has the last word. */
export function looksLikeEmail(address: string): boolean {
  return SHAPE.test(address.trim());
}
