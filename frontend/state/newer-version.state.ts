import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

type Change = () => void;

const change = signal<Change | null>(null);

/**
 * A newer version lies ready; `toIt` reloads the page with it. Nothing happens until somebody asks
 * for it.
 */
export function newerVersionIsReady(toIt: Change): void {
  change.value = toIt;
}

export function useNewerVersion(): Change | null {
  useSignals();
  return change.value;
}
