import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The element that the server's pages and the empty page have alike. */
export const pageRoot = () => document.getElementById('root') as HTMLElement;

/** Says on the page's root that React has it in hand, for who drives the page by test. */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => pageRoot().setAttribute('data-hydrated', ''), []);
  return children;
}

/** Hands the page that came from the server to React. */
export function hydratePage(page: ReactNode): void {
  hydrateRoot(pageRoot(), <Hydrated>{page}</Hydrated>);
}
