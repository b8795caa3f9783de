import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

const open = signal(false);

export function askForEmail(): void {
  open.value = true;
}

export function stopAskingForEmail(): void {
  open.value = false;
}

export function useIsAskingForEmail(): boolean {
  useSignals();
  return open.value;
}
