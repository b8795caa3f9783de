import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { takeEarlyHands, whenAllAwake } from './early-hands.ts';
import { pageIsAwake } from './use-is-awake.ts';

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page wakes up once.
  useEffect(onAwake, []);
  return children;
}

interface Wakening {
  /** The page answers, and what was done before has been done again. */
  first: Promise<void>;
  /** Every part of it does. */
  all: Promise<void>;
}

/** Wakes the page that came from the server. */
export function wakeRoot(page: ReactNode): Wakening {
  const root = document.getElementById('root') as HTMLElement;
  const redo = takeEarlyHands(root);
  const [first, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const onAwake = () => {
    redo();
    first.resolve();
    whenAllAwake(root, () => {
      pageIsAwake();
      // For who drives the page, by hand or by test.
      root.setAttribute('data-awake', '');
      all.resolve();
    });
  };
  // In small steps, so that hands are never held up by it for long.
  startTransition(() => {
    hydrateRoot(root, <Awake onAwake={onAwake}>{page}</Awake>);
  });
  return { first: first.promise, all: all.promise };
}
