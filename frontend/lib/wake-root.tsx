import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PATIENCE_MS, takeEarlyHands } from './early-hands.ts';
import { allAwake, giveUpWaking, wakes } from './waking.ts';

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page wakes up once.
  useEffect(onAwake, []);
  return children;
}

/** Wakes the page that came from the server. Resolves when it answers; what was done before is done again as its parts wake. */
export function wakeRoot(page: ReactNode): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const redo = takeEarlyHands(root);
  const first = Promise.withResolvers<void>();
  const onAwake = () => {
    redo();
    first.resolve();
    wakes();
    setTimeout(giveUpWaking, PATIENCE_MS);
  };
  // For who drives the page, by hand or by test.
  allAwake.then(() => root.setAttribute('data-awake', ''));
  // In small steps, so that hands are never held up by it for long.
  startTransition(() => {
    hydrateRoot(root, <Awake onAwake={onAwake}>{page}</Awake>);
  });
  return first.promise;
}
