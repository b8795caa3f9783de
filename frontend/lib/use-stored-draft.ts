import { useCallback, useEffect, useRef, useState } from 'react';
import { DRAFT_DELAY_MS, draftAfterSending } from './draft.rules.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Text that survives a reload, a crash and the end of a session: every change is written down
 * shortly after, and at once when the page is hidden or left. `isKept` is true only when the device
 * has it.
 */
export function useStoredDraft(key: string) {
  const [text, setText] = useState('');
  const [isKept, setIsKept] = useState(false);
  const latest = useRef('');
  const waiting = useRef<{ key: string; text: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (!waiting.current) return;
    setIsKept(writeStored(waiting.current.key, waiting.current.text));
    waiting.current = null;
  }, []);

  useEffect(() => {
    // What was typed before the page hydrated is newer than what the device keeps.
    const stored = waiting.current?.key === key ? waiting.current.text : (readStored(key) ?? '');
    latest.current = stored;
    setText(stored);
    setIsKept(stored !== '');
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [key, flush]);

  const type = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      setIsKept(false);
      waiting.current = { key, text: next };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, DRAFT_DELAY_MS);
    },
    [key, flush],
  );

  /** The server has `sent`: the draft is that much shorter, on the device too. */
  const forget = useCallback(
    (sent: string) => {
      const rest = draftAfterSending(latest.current, sent);
      clearTimeout(timer.current);
      waiting.current = null;
      latest.current = rest;
      setText(rest);
      setIsKept(writeStored(key, rest));
    },
    [key],
  );

  /**
   * Something else on this device keeps the words from here on; they stay in the field until that
   * is settled.
   */
  const takeDraft = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
    setIsKept(false);
    writeStored(key, '');
  }, [key]);

  /** It was not settled after all: the draft is a draft again. */
  const restoreDraft = useCallback(() => type(latest.current), [type]);

  return { text, isKept, type, forget, handOver: takeDraft, takeBack: restoreDraft };
}
