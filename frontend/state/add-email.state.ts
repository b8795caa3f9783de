import { signal, useSignal } from '#frontend/lib/signal.ts';

const open = signal(false);

export function askForEmail(): void {
  open.value = true;
}

export function stopAskingForEmail(): void {
  open.value = false;
}

export function useIsAskingForEmail(): boolean {
  return useSignal(open);
}
