import { SHARED_MARK } from '#schema/rules/shared-words.ts';
import { readStored, storageKeys, writeStored } from './storage.ts';

/**
 * Words that another app shared come in the page's address, in the part that no server sees. They
 * are put away as a draft at once, so that signing in or a reload loses nothing, and leave the
 * address.
 */
export function keepSharedWords(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(SHARED_MARK)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  try {
    const words = decodeURIComponent(hash.slice(SHARED_MARK.length));
    const before = readStored(storageKeys.sharedDraft);
    writeStored(storageKeys.sharedDraft, before ? `${before}\n\n${words}` : words);
  } catch {
    // No address that the service worker made.
  }
}

/** Appends what another app shared to a draft. @returns whether there was something */
export function moveSharedWords(draftKey: string): boolean {
  const shared = readStored(storageKeys.sharedDraft);
  if (!shared) return false;
  const draft = readStored(draftKey);
  const isKept = writeStored(draftKey, draft ? `${draft}\n\n${shared}` : shared);
  if (isKept) writeStored(storageKeys.sharedDraft, '');
  return isKept;
}
