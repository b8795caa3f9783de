import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../lib/paths.ts';

/**
 * What one module of ours exports, and which others of ours it imports. Paths are from the root,
 * with slashes.
 */
export interface SourceModule {
  path: string;
  /** Names it declares and exports, values and types; not what it passes on from another module. */
  exported: string[];
  /** Modules that are loaded with it. */
  loaded: string[];
  /** Modules that it names at all: for their types, or to load them later, too. */
  named: string[];
}

const ALIAS = /^#(content|frontend|schema|scripts|tests|worker)\//;

/** The file that an import resolves to; undefined for a package. */
function resolve(from: string, asked: string): string | undefined {
  const written = asked.replace(/\?.*$/, '');
  if (written.startsWith('.')) return posix.join(posix.dirname(from), written);
  return ALIAS.test(written) ? written.slice(1) : undefined;
}

/** Reads a module's imports and exports. `path` says by its ending whether there is JSX in it. */
export function readModule(path: string, text: string): SourceModule {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const exports = module.staticExports.flatMap(({ entries }) => entries);
  const passedOn = exports.flatMap(({ moduleRequest, isType }) =>
    moduleRequest ? [{ asked: moduleRequest.value, isType }] : [],
  );
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    asked: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    asked: text.slice(start + 1, end - 1),
    isType: true,
  }));
  const all = [...imports, ...passedOn, ...later];
  const pathsOf = (some: typeof all) => [
    ...new Set(some.flatMap(({ asked }) => resolve(path, asked) ?? [])),
  ];
  return {
    path,
    exported: [
      ...new Set(exports.flatMap((one) => (one.moduleRequest ? [] : (one.exportName.name ?? [])))),
    ],
    loaded: pathsOf(all.filter(({ isType }) => !isType)),
    named: pathsOf(all),
  };
}

/** Every TypeScript module of ours, declarations and what is generated left out. */
export function readModules(): SourceModule[] {
  return globSync('{content,frontend,schema,scripts,tests,worker}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts') && !path.includes('/generated/'))
    .sort()
    .map((path) => readModule(path, readFileSync(`${ROOT}/${path}`, 'utf8')));
}
