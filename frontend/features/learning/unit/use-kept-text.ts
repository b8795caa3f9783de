import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoredDraft } from '#frontend/lib/use-stored-draft.ts';
import { keepingWords } from './keeping-words.rules.ts';

/** How long after the last key the server is told. */
const AUTOSAVE_MS = 1500;

type State = 'idle' | 'saving' | 'saved' | 'failed';
type Options = {
  /** Where the device keeps it until the server has it. */
  key: string;
  /** What the server has. */
  kept: string;
  /** Rejects when the server did not take it. */
  save: (text: string) => Promise<unknown>;
  /** Once for each time that saving begins to fail. */
  onFailed: (error: unknown) => void;
};

/**
 * Text that is on the device at once and on the server shortly after; `words` say so only when it
 * is true.
 */
export function useKeptText({ key, kept, save, onFailed }: Options) {
  const { text: drafted, isKept, type: keep, forget } = useStoredDraft(key);
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<State>('idle');
  const unsaved = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const calls = useRef({ save, onFailed });

  useEffect(() => {
    calls.current = { save, onFailed };
  });

  const send = useCallback(
    async (text: string | null) => {
      clearTimeout(timer.current);
      if (text === null) return;
      unsaved.current = null;
      setState('saving');
      try {
        await calls.current.save(text);
        forget(text);
        setState(unsaved.current === null ? 'saved' : 'idle');
      } catch (error) {
        unsaved.current ??= text;
        setState('failed');
        calls.current.onFailed(error);
      }
    },
    [forget],
  );

  useEffect(() => {
    const sendNow = () => void send(unsaved.current);
    const sendWhenHidden = () => document.visibilityState === 'hidden' && sendNow();
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden);
      sendNow();
    };
  }, [send]);

  const type = (text: string) => {
    unsaved.current = text;
    setTyped(text);
    keep(text);
    if (state !== 'failed') setState('idle');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(unsaved.current), AUTOSAVE_MS);
  };

  return {
    text: typed ?? (drafted || kept),
    isSaving: state === 'saving',
    type,
    /** Saves at once, including a draft that an earlier visit left on the device. */
    saveNow: () => send(unsaved.current ?? (typed === null && drafted ? drafted : null)),
    words: keepingWords({
      isSaving: state === 'saving',
      isSaved: state === 'saved',
      hasFailed: state === 'failed',
      isDraftKept: isKept,
    }),
  };
}
