import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react';

/*
 * Where the page is, and ways that lead on without loading another. What is shown where stands in `app/routes.ts`; this
 * is all of a router that is left then.
 */

export type Navigate = (to: string, how?: { replace?: boolean }) => void;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Within the page, by the browser's history. */
export const navigateWithin: Navigate = (to, { replace = false } = {}) => {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  tell();
};

/** All are told together, so that a screen and what stands in it change in one go. */
function follow(listener: () => void): () => void {
  // However often it is asked for, it is called once.
  addEventListener('popstate', tell);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Place {
  /** Where we are when there is no browser to ask. */
  path?: string;
  /** With its question mark, or empty. */
  search?: string;
  navigate: Navigate;
}

const PlaceContext = createContext<Place>({ navigate: navigateWithin });
const ParamsContext = createContext<Record<string, string>>({});

export function PlaceProvider({ children, ...place }: Place & { children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** What the parts of the path that have a name are here. */
export const ParamsProvider = ParamsContext.Provider;
export const useParams = <Params extends Record<string, string>>() => useContext(ParamsContext) as Params;

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The path, decoded, and the way to another. */
export function useLocation(): [path: string, navigate: Navigate] {
  const { path, navigate } = useContext(PlaceContext);
  const here = () => location.pathname;
  return [decoded(useSyncExternalStore(follow, here, () => path ?? here())), navigate];
}

/** The query, without its question mark. */
export function useSearch(): string {
  const { search } = useContext(PlaceContext);
  const here = () => location.search;
  return useSyncExternalStore(follow, here, () => search ?? here()).slice(1);
}

/** A link that any click follows which does not ask for a window of its own. */
export function Link({ onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { navigate } = useContext(PlaceContext);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(rest.href);
  };
  // biome-ignore-start lint/a11y: an anchor with an address, pressed by keys as any other.
  return <a {...rest} onClick={go} />;
  // biome-ignore-end lint/a11y: see above.
}
