import { type ReactNode, useEffect } from 'react';

/** Marks the page as React's own, for who drives it by hand or by test. */
export function Hydrated({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => root.setAttribute('data-awake', ''), [root]);
  return children;
}
