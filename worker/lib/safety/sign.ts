/**
 * What in somebody’s words of danger calls for a sentence of its own: `content/safety/signs.yaml`
 * has the words of each.
 */
export const SIGNS = [
  /** Somebody’s throat was squeezed. */
  'strangled',
  /** The person hides from somebody who threatens them, now. */
  'hiding',
  /** Something to take is within reach, and has not been taken. */
  'at-hand',
  /** The person may be under eighteen. */
  'young',
  /** Somebody lies there who does not move, wake up or breathe. */
  'collapsed',
  /** Whoever does the harm may be reading along. */
  'watched',
  /** Gas, smoke or fire where somebody is. */
  'fumes',
] as const;
export type Sign = (typeof SIGNS)[number];

/**
 * Folded words, with the spaces that bound them: one of `words`, one of `with` if there are any,
 * none of `without`.
 */
export interface SignWords {
  words: readonly string[];
  with: readonly string[];
  without: readonly string[];
}
