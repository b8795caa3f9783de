import { useSyncExternalStore } from 'react';

/** A value that parts of the page share without knowing each other. */
export interface Signal<Value> {
  value: Value;
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

/** Follows a signal. What it has while a page wakes up must be what the server knew; see `useIsAwake`. */
export function useSignal<Value>(from: Signal<Value>): Value {
  const read = () => from.value;
  return useSyncExternalStore(from.subscribe, read, read);
}
