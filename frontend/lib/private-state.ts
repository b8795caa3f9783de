const listeners = new Set<() => void>();
let owner: number | null | undefined;

/**
 * Callbacks of state that belongs to one person (a draft, say): they run when another person signs
 * in.
 */
export function onPersonChange(forget: () => void): void {
  listeners.add(forget);
}

/** Whose state it is, once that is known. */
export const stateOwner = (): number | null | undefined => owner;

/**
 * `null` is a person who left on purpose. A session that merely ended keeps its owner, and the
 * drafts with it.
 */
export function privateStateBelongsTo(userId: number | null): void {
  if (owner !== undefined && owner !== userId) for (const forget of listeners) forget();
  owner = userId;
}
