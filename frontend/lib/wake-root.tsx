import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { takeEarlyHands, whenAllAwake } from './early-hands.ts';

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page wakes up once.
  useEffect(onAwake, []);
  return children;
}

/** Wakes the page that came from the server. Resolves when it answers and what was done before has been done again. */
export function wakeRoot(page: ReactNode): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const redo = takeEarlyHands(root);
  return new Promise((resolve) => {
    const onAwake = () => {
      redo();
      resolve();
      // Says that every part answers: for who drives the page, by hand or by test.
      whenAllAwake(root, () => root.setAttribute('data-awake', ''));
    };
    hydrateRoot(root, <Awake onAwake={onAwake}>{page}</Awake>);
  });
}
