import type { SourceModule } from './modules.ts';

const FEATURE = /^(?:frontend|worker)\/features\/[^/]+/;
const featureOf = (path: string) => FEATURE.exec(path)?.[0];

/** What may not be imported from another feature, and what to do instead. */
const APART: { of: RegExp; what: RegExp; instead: string }[] = [
  {
    of: /^frontend\/features\//,
    what: FEATURE,
    instead:
      'Features of the page do not know each other: meet in the query cache, the URL or a state module.',
  },
  {
    of: /^worker\/features\/.*\.routes\.ts$/,
    what: FEATURE,
    instead:
      'A route says who, what in, what out, and calls one verb of its own feature’s service.',
  },
  {
    of: /^worker\/features\/.*\.(service|rules)\.ts$/,
    what: /\.(queries|routes)\.ts$/,
    instead: 'A feature reaches another only through its service.',
  },
];

/** Imports from one feature to another where there may be none, each as a sentence. */
export function findForeignFeatures(modules: SourceModule[]): string[] {
  return modules
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ path, named }) => {
      const foreign = named.filter(
        (other) => featureOf(other) && featureOf(other) !== featureOf(path),
      );
      return APART.filter(({ of }) => of.test(path)).flatMap(({ what, instead }) =>
        foreign
          .filter((other) => what.test(other))
          .map((other) => `${path} imports ${other}. ${instead}`),
      );
    });
}
