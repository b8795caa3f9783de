import { useSyncExternalStore } from 'react';

/** A value that parts of the page share without knowing each other. */
export interface Signal<Value> {
  value: Value;
  /** What it began with, which is all that a server knows. */
  readonly first: Value;
  subscribe(listener: () => void): () => void;
}

/**
 * Client truth outside React, for modules of `frontend/state`. React's own hook does what a library would weigh 2 KB for
 * on every page.
 */
export function signal<Value>(first: Value): Signal<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    first,
    get value() {
      return current;
    },
    set value(next) {
      if (Object.is(current, next)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a signal. A part of a page wakes up with its first value: where that is the device's own, see `useIsAwake`. */
export function useSignal<Value>(from: Signal<Value>): Value {
  return useSyncExternalStore(
    from.subscribe,
    () => from.value,
    () => from.first,
  );
}
