import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useComesFromServer } from './use-is-awake.ts';
import { sleeps, wakes } from './waking.ts';

function Woken({ part }: { part: object }) {
  useEffect(() => wakes(part), [part]);
  return null;
}

/** A part of a page that wakes up by itself; `fallback` stands in for it until its code is there. */
export function Part({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const comesFromServer = useComesFromServer();
  const [part] = useState({});
  useEffect(() => {
    if (comesFromServer) sleeps(part);
    // Nobody waits for one that has gone.
    return () => wakes(part);
  }, [comesFromServer, part]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Woken part={part} />
    </Suspense>
  );
}
