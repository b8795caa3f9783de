/** Deterministic choices: the same seed and salt always choose the same item. */
export interface Chooser {
  /** A number in [0, 1) that depends on seed and salt only. */
  fraction(salt: string): number;
  /** One item, or undefined when there is none. */
  pick<T>(items: readonly T[], salt: string): T | undefined;
}

export function createChooser(seed: number, text: string): Chooser {
  const base = hash(text, seed >>> 0);
  const fraction = (salt: string): number => hash(salt, base) / 2 ** 32;
  return {
    fraction,
    pick: (items, salt) => items[Math.floor(fraction(salt) * items.length)],
  };
}

// FNV-1a, then a murmur finish: neighbouring seeds must not choose alike.
function hash(text: string, seed: number): number {
  let h = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
