import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React takes this over as the server wrote it. It asks a store for the server's value only then; that it gets the
 * same one afterwards keeps it from rendering anew at once.
 */
export function useComesFromServer(): boolean {
  const [seen] = useState({ isWritten: false });
  return useSyncExternalStore(
    never,
    () => seen.isWritten,
    () => {
      seen.isWritten = true;
      return true;
    },
  );
}

/**
 * False on the server and while this wakes up, when the device may know more than the server did. It turns true in a
 * transition: anything more urgent would wake up all parts below in one long go.
 */
export function useIsAwake(): boolean {
  const comesFromServer = useComesFromServer();
  const [isAwake, setAwake] = useState(!comesFromServer);
  useEffect(() => startTransition(() => setAwake(true)), []);
  return isAwake;
}
