import { globSync, readFileSync } from 'node:fs';
import { stop } from './lib/log.ts';
import { inRoot, ROOT } from './lib/paths.ts';
import { findSharedNames } from './lint/exported-names.ts';
import { findForeignFeatures } from './lint/feature-edges.ts';
import { findCrowdedFolders } from './lint/folder-sizes.ts';
import { findGlossaryProblems } from './lint/glossary.ts';
import { findImportCircles } from './lint/import-circles.ts';
import { readModules } from './lint/modules.ts';

const files = globSync('{frontend,schema,scripts,tests,worker}/**/*.*', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\/(dist|generated|public)\//.test(path));

/**
 * What the linter of single files cannot see: how modules stand to each other. A sentence a
 * problem.
 */
const modules = readModules();
const problems = [
  ...findSharedNames(modules),
  ...findImportCircles(modules),
  ...findForeignFeatures(modules),
  ...findCrowdedFolders(files),
  ...findGlossaryProblems(readFileSync(inRoot('docs', 'glossary.md'), 'utf8')),
];
if (problems.length > 0) stop(problems.join('\n'));
