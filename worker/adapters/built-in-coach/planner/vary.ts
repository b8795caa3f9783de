/**
 * FNV-1a, 32 bit: a seed that is the same on every machine
 * (http://www.isthe.com/chongo/tech/comp/fnv/).
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** One of the options, decided by the seed text alone. */
export function pickBySeed(seed: string, options: readonly [string, ...string[]]): string {
  return options[hashText(seed) % options.length] ?? options[0];
}
