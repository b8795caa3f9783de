import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and in what the browser takes over from it; true from the first render after
 * that.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
