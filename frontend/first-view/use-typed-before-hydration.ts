import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { ENTER_PRESSED } from './enter-pressed.ts';

type Field = HTMLTextAreaElement | HTMLInputElement;

/**
 * React leaves a field as it finds it when it hydrates, and does not say that somebody has typed
 * into it: the state behind a controlled field would stay empty, and the next render would put that
 * in place of the words.
 */
export function useTypedBeforeHydration(
  field: RefObject<Field | null>,
  onType: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field is hydrated once.
  useLayoutEffect(() => {
    const { value, defaultValue } = field.current ?? {};
    if (value && value !== defaultValue) onType(value);
  }, []);
}

/**
 * Sends what Enter was pressed on before the page hydrated, as soon as it can be: `text` is what
 * the state behind the field has of it by now.
 */
export function useEnterBeforeHydration(
  field: RefObject<Field | null>,
  text: string,
  send: () => void,
): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const pressed = field.current as (Field & { [ENTER_PRESSED]?: boolean }) | null;
    if (!pressed?.[ENTER_PRESSED] || text.trim() === '') return;
    delete pressed[ENTER_PRESSED];
    sendNow();
  }, [field, text]);
}
