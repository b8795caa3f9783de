const PAGE: object = {};
const sleeping = new Set([PAGE]);
const all = Promise.withResolvers<void>();

/**
 * Resolves when every part that came from the server has woken up: has been *committed*, since React may throw away and
 * repeat what it only rendered, and would then find something else than the server wrote.
 */
export const allAwake = all.promise;

/** For parts that never wake up, because their code did not come. */
export const giveUpWaking = all.resolve;

export function sleeps(part: object): void {
  sleeping.add(part);
}

export function wakes(part = PAGE): void {
  sleeping.delete(part);
  // What waits for it is work of its own, and not a part of the last one's waking up.
  if (sleeping.size === 0) setTimeout(all.resolve);
}
