import { useEffect, useRef } from 'react';
import { restoredDraft } from '#frontend/lib/draft.rules.ts';
import { readStored, removeStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import { useStoredDraft } from '#frontend/lib/use-stored-draft.ts';

/**
 * The text in the input: it survives a reload, and a message that never got through comes back with
 * it.
 */
export function useChatDraft(userId: number) {
  const key = storageKeys.chatDraft(userId);
  const { text, type, forget } = useStoredDraft(key);
  const shelved = useRef('');

  useEffect(() => {
    const unsent = storageKeys.chatUnsent(userId);
    const lost = readStored(unsent);
    if (!lost) return;
    const restored = restoredDraft(lost, readStored(key));
    writeStored(key, restored);
    removeStored(unsent);
    type(restored);
  }, [key, userId, type]);

  return {
    text,
    type,
    /** Puts other words in; what was there comes back after they are sent. */
    prefill: (words: string) => {
      shelved.current = readStored(key) ?? '';
      type(words);
    },
    clear: (sent: string) => {
      forget(sent);
      if (shelved.current) type(shelved.current);
      shelved.current = '';
    },
  };
}
