import { type ComponentType, lazy } from 'react';

/** `lazy` for named exports, with a way to fetch the code before it is shown. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const component = lazy(() => load().then((loaded) => ({ default: loaded })));
  return Object.assign(component, { preload: () => void load().catch(() => undefined) });
}
