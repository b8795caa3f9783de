import type { SourceModule } from './modules.ts';

/** Exported names that a framework or a folder's way of reading its files dictates. */
const DICTATED = new Set(['default']);

/** Names that more than one module exports, each with where. One name, one meaning. */
export function findSharedNames(modules: SourceModule[]): string[] {
  const places = new Map<string, string[]>();
  for (const { path, exported } of modules) {
    for (const name of exported) {
      if (!DICTATED.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}`)
    .sort();
}
