/**
 * 32-bit FNV-1a hash of a message and the number of turns, by which the built-in coach varies its
 * words.
 */
export function hashMessage(message: string, turns: number): number {
  let hash = 0x811c9dc5 ^ turns;
  for (let index = 0; index < message.length; index++) {
    hash = Math.imul(hash ^ message.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
