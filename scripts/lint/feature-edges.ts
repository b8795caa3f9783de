import type { SourceModule } from './modules.ts';

const FEATURE = /^(?:frontend|worker)\/features\/[^/]+/;
const featureOf = (path: string) => FEATURE.exec(path)?.[0];

/** Whose modules may not import another feature's, and what to do instead. */
const APART: { of: RegExp; instead: string }[] = [
  {
    of: /^frontend\/features\//,
    instead:
      'Features of the page do not know each other: meet in the query cache, the URL or a state module.',
  },
  {
    of: /^worker\/features\/.*\.routes\.ts$/,
    instead: 'A route says who, what in, what out, and calls one verb of its own feature’s service.',
  },
];

/** Imports from one feature to another where there may be none, each as a sentence. */
export function findForeignFeatures(modules: SourceModule[]): string[] {
  return modules
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ path, named }) => {
      const rule = APART.find(({ of }) => of.test(path));
      if (!rule) return [];
      return named
        .filter((other) => featureOf(other) && featureOf(other) !== featureOf(path))
        .map((other) => `${path} imports ${other}. ${rule.instead}`);
    });
}
