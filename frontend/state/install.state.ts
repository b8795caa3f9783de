import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

/** What a browser hands out that can install an app; not yet among the types of the DOM. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** By the browser's own dialog, or by the person in the browser's menu. */
export type InstallWay = InstallPrompt | 'by hand';

const way = signal<InstallWay | null>(null);

/** It is a good moment to offer it, in this way; null for no more. */
export function mayInstall(next: InstallWay | null): void {
  way.value = next;
}

export function useInstallWay(): InstallWay | null {
  useSignals();
  return way.value;
}
