/**
 * What a person typed and has not saved yet. One prefix, so that it can be forgotten as a whole.
 */
export const DRAFTS = 'yet:draft:';
/** Keys to encrypted links, known to their makers' browsers alone. */
export const KEYS = 'yet:key:';
/** What the journal hands to the chat. */
export const JOURNAL_CONTEXT = 'yet:journal-context';

/**
 * For a person who leaves on purpose, or when another one comes: their words are nobody else's to
 * read.
 */
export function forgetPrivateStorage(): void {
  try {
    const isPrivate = (key: string) =>
      key.startsWith(DRAFTS) || key.startsWith(KEYS) || key === JOURNAL_CONTEXT;
    for (const key of Object.keys(localStorage).filter(isPrivate)) localStorage.removeItem(key);
  } catch {
    // No storage, nothing kept.
  }
}
