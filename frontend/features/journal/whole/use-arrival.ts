import { useEffect, useRef, useState } from 'react';
import { keepSharedWords, moveSharedWords } from '#frontend/lib/keep-shared-words.ts';

/** In the address that the app's shortcut for a new entry opens: see the web app manifest. */
const NEW_ENTRY = '#new';

/**
 * Handles links that open the journal for writing. What another app shared is appended to the draft
 * before the draft is read; the field gets the focus, for the app's shortcut as well.
 */
export function useArrival(draftKey: string) {
  const [isShared, setIsShared] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    keepSharedWords();
    const hasCome = moveSharedWords(draftKey);
    if (hasCome) setIsShared(true);
    if (hasCome || window.location.hash === NEW_ENTRY) field.current?.focus();
  }, [draftKey]);

  return { isShared, field };
}
