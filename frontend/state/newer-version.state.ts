import { signal, useSignal } from '#frontend/lib/signal.ts';

type Change = () => void;

const change = signal<Change | null>(null);

/** A newer version lies ready; `toIt` reloads the page with it. Nothing happens until somebody asks for it. */
export function newerVersionIsReady(toIt: Change): void {
  change.value = toIt;
}

export function useNewerVersion(): Change | null {
  return useSignal(change);
}
