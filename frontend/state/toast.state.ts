import { computed, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  kind: 'neutral' | 'destructive';
};
type Shown = { toast: Toast; open: boolean };

/** How long a dismissed toast's record is kept. */
const REMOVE_AFTER_MS = 1_000_000;

const shown = signal<Shown | null>(null);
const current = computed(() => (shown.value?.open ? shown.value.toast : null));
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;

/** One toast at a time: a new one takes the place of the last. */
export function showToast(toast: Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] }): void {
  clearTimeout(removal);
  shown.value = { toast: { kind: 'neutral', ...toast, id: nextId++ }, open: true };
}

export function dismissToast(): void {
  if (!shown.value?.open) return;
  shown.value = { ...shown.value, open: false };
  removal = setTimeout(() => {
    shown.value = null;
  }, REMOVE_AFTER_MS);
}

export function useToast(): Toast | null {
  // The library's own hook, here and in all modules of state: no Babel transform, and on a server
  // it only reads.
  useSignals();
  return current.value;
}
