import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { onPersonChange } from '#frontend/lib/private-state.ts';
import type { QueuedWrite } from './queued-write.ts';

/**
 * What the device keeps for this person until the server has it. The truth is in the outbox's
 * store.
 */
const writes = signal<QueuedWrite[]>([]);
const isOpen = signal(false);

export function setOutbox(held: QueuedWrite[]): void {
  // An empty list stays the same array, so that its components do not render again.
  if (held.length + writes.value.length > 0) writes.value = held;
}

onPersonChange(() => setOutbox([]));

/** What waits to be sent, or was refused, oldest first. */
export function useOutbox(): QueuedWrite[] {
  useSignals();
  return writes.value;
}

export function openOutbox(): void {
  isOpen.value = true;
}

export function closeOutbox(): void {
  isOpen.value = false;
}

export function useIsOutboxOpen(): boolean {
  useSignals();
  return isOpen.value;
}
