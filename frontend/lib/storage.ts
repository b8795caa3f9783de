import { APPEARANCE_KEY } from '#schema/rules/appearance-choice.ts';

/** The browser's storage, where it may be full, forbidden or absent: nothing here throws. */

/** What a person typed and has not saved yet. One prefix, so that it can be forgotten as a whole. */
const DRAFTS = 'yet:draft:';
/** Keys to encrypted links, known to their makers' browsers alone. */
const KEYS = 'yet:key:';

export const storageKeys = {
  appearance: APPEARANCE_KEY,
  journalContext: 'yet:journal-context',
  chatDraft: (userId: number) => `${DRAFTS}${userId}:chat`,
  chatUnsent: (userId: number) => `${DRAFTS}${userId}:chat-unsent`,
  journalDraft: (userId: number, goalId: number) => `${DRAFTS}${userId}:goal-${goalId}`,
  goalDraft: (userId: number) => `${DRAFTS}${userId}:goal`,
  wantedPlan: `${DRAFTS}wanted-plan`,
  entryDraft: (userId: number, entryId: number) => `${DRAFTS}${userId}:entry-${entryId}`,
  unitDraft: (userId: number, unitId: number, part: 'notes' | 'written' | 'answers') =>
    `${DRAFTS}${userId}:unit-${unitId}-${part}`,
  contentDraft: (userId: number, kind: string, id: number) => `${DRAFTS}${userId}:content-${kind}-${id}`,
  sealKey: (userId: number, shareId: number) => `${KEYS}${userId}:${shareId}`,
};

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the device really kept it. Empty text is no text: its place is cleared. */
export function writeStored(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return text !== '';
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  writeStored(key, '');
}

/** For a person who leaves on purpose, or when another one comes: their words are nobody else's to read. */
export function forgetPrivateStorage(): void {
  try {
    const isPrivate = (key: string) =>
      key.startsWith(DRAFTS) || key.startsWith(KEYS) || key === storageKeys.journalContext;
    for (const key of Object.keys(localStorage).filter(isPrivate)) localStorage.removeItem(key);
  } catch {
    // No storage, nothing kept.
  }
}
