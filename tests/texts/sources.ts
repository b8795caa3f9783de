import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';

/** Where texts of people are read. */
const SOURCES = [
  'worker/adapters/built-in-coach/**/*.ts',
  'worker/adapters/openai-coach/*.ts',
  'worker/lib/**/*.ts',
  'worker/features/**/*.ts',
  'schema/{rules,contracts}/**/*.ts',
  'frontend/{lib,ui}/**/*.{ts,tsx}',
  'frontend/features/**/*.rules.ts',
];

/**
 * A regular expression as it stands in a source: after a sign behind which no division can stand.
 */
const LITERAL =
  /(?<=[(,=:[?&|!{}\n>]\s*)\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/[dgimsuvy]*/g;

/** The patterns that stand in the sources, each once, in the order of their files. */
export function patternsInSources(): string[] {
  const files = globSync(SOURCES, { cwd: inRoot() }).filter((file) => !/\.test\.tsx?$/.test(file));
  const patterns = files.toSorted().flatMap((file) => {
    const source = readFileSync(inRoot(file), 'utf8');
    return [...source.matchAll(LITERAL)].map(([, pattern]) => pattern as string);
  });
  return [...new Set(patterns)];
}

/** The patterns that modules put together from pieces while they are loaded, each once. */
export async function patternsMadeBy<Loaded>(
  load: () => Promise<Loaded>,
): Promise<{ loaded: Loaded; patterns: string[] }> {
  const made = new Set<string>();
  const Own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Own, {
    construct(target, [pattern, flags], newTarget) {
      const regExp = Reflect.construct(target, [pattern, flags], newTarget) as RegExp;
      made.add(regExp.source);
      return regExp;
    },
  });
  try {
    return { loaded: await load(), patterns: [...made] };
  } finally {
    globalThis.RegExp = Own;
  }
}
