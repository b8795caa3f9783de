import { type RefObject, useLayoutEffect } from 'react';

/**
 * React leaves a field as it finds it when it hydrates, and does not say that somebody has typed
 * into it: the state behind a controlled field would stay empty, and the next render would put that
 * in place of the words.
 */
export function useTypedBeforeHydration(
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  onType: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field is hydrated once.
  useLayoutEffect(() => {
    const { value, defaultValue } = field.current ?? {};
    if (value && value !== defaultValue) onType(value);
  }, []);
}
