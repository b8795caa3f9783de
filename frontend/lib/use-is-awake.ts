import { startTransition, useEffect, useState } from 'react';

let isPageAwake = false;

/** Every part of the page answers, or it was never rendered elsewhere: what comes now need not look as the server wrote it. */
export function pageIsAwake(): void {
  isPageAwake = true;
}

/**
 * False on the server and while its page wakes up, when the device may know more than the server did. It turns true in a
 * transition: anything more urgent would wake up all parts below in one long go.
 */
export function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(isPageAwake);
  useEffect(() => startTransition(() => setAwake(true)), []);
  return isAwake;
}
