import { type ComponentType, createElement, use } from 'react';

type LoadComponent<Props extends object> = () => Promise<ComponentType<Props>>;

/** `preload` fetches its code early, and does not fail. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<void>;
};

/**
 * React retries a failed component at once, and gets the same failure. A later visit loads it anew:
 * the connection may be back.
 */
const FAILED_FOR_MS = 3_000;

let waits = 0;

/** How often a component whose code was not there yet has been asked for. */
export const waitsSoFar = () => waits;

/**
 * A component whose code comes when it is first shown, or before that by `preload`. Unlike
 * `React.lazy` it renders in one go once its code is there: the server's pages, and screens fetched
 * ahead, never show a fallback in between.
 */
export function lazyComponent<Props extends object>(
  load: LoadComponent<Props>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const fetchCode = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error) => {
        setTimeout(() => {
          loading = undefined;
        }, FAILED_FOR_MS);
        throw error;
      },
    );
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once a module.
  function Lazy(props: Props) {
    if (!loaded) {
      waits += 1;
      use(fetchCode());
    }
    return createElement(loaded as ComponentType<Props>, props);
  }

  return Object.assign(Lazy, { preload: () => fetchCode().catch(() => undefined) });
}
