import { useSyncExternalStore } from 'react';

const NEVER = () => () => undefined;

/** False on the server and while its page wakes up, when the address may hold more than the server knew. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
