import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { ROOT } from '../lib/paths.ts';

/** What one module of ours imports and which names it brings into the world. */
export interface SourceModule {
  /** From the root, with slashes. */
  path: string;
  /** Names it declares and exports, values and types; not what it passes on from another module. */
  exported: string[];
  /** What it imports as values when it is loaded, as written. */
  imported: string[];
}

/** Reads a module's imports and exports. `path` says by its ending whether there is JSX in it. */
export function readModule(path: string, text: string): SourceModule {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const exports = module.staticExports.flatMap(({ entries }) => entries);
  const own = exports.filter((entry) => !entry.moduleRequest);
  const passedOn = exports.flatMap(({ moduleRequest, isType }) =>
    moduleRequest && !isType ? [moduleRequest.value] : [],
  );
  const imports = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  return {
    path,
    exported: [...new Set(own.flatMap(({ exportName }) => exportName.name ?? []))],
    imported: [...new Set([...imports.map(({ moduleRequest }) => moduleRequest.value), ...passedOn])],
  };
}

const FOLDERS = '{content,frontend,schema,scripts,tests,worker}';

/** Every TypeScript module of ours, declarations and what is generated left out. */
export function readModules(): SourceModule[] {
  return globSync(`${FOLDERS}/**/*.{ts,tsx}`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.d.ts') && !path.includes('/generated/'))
    .sort()
    .map((path) => readModule(path, readFileSync(`${ROOT}/${path}`, 'utf8')));
}
