import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { compileTexts } from '#scripts/content/compile.ts';
import { compileCoverSprite } from '#scripts/content/covers-sprite.ts';
import { seedStatements } from '#scripts/content/seed.ts';
import { compileStickerSprite } from '#scripts/content/stickers-sprite.ts';
import { trainGoalKinds } from '#scripts/train/goals/fit-goals.ts';
import { type BoundDatabase, boundDatabases, rangeStatements } from './databases.ts';
import { isDiskFull, NotStarted, reasonIn } from './local/failures.ts';
import { log, stop } from './log.ts';
import { makePages } from './pages.ts';
import { CACHE, inRoot } from './paths.ts';
import { runScript, runTool, type ToolResult } from './run.ts';
import { makeServiceWorker } from './service-worker.ts';
import { hashOf, isFresh, stamp } from './stamp.ts';
import { buildWorker, WORKER } from './worker-build.ts';

/** What the content is made of: what people write, and what turns it into texts and rows. */
const CONTENT = [
  'content/**/!(*.tsv)',
  'scripts/content/**/*.ts',
  'schema/rules/allowed-html.ts',
  'worker/lib/text/sanitise-html.ts',
  'worker/adapters/built-in-coach/conversation/vocabulary.ts',
  'worker/features/coach/sessions/session-guide.ts',
  'worker/features/coach/commands/command-lines.ts',
  'worker/lib/talk/{labels,topic-pages,situation-features,situations}.ts',
  'scripts/train/situations.ts',
  'worker/adapters/built-in-coach/planner/{goal-kind,planner-words}.ts',
  'worker/lib/talk/reading/{occasion,cues,people}.ts',
];

function need(what: string, ran: { ok: boolean; output: string }) {
  if (!ran.ok)
    stop(`${stripVTControlCharacters(ran.output)}\n${what} failed; the reason is above.`);
}

/** What classifiers learn from: labelled lines, and how they are read. */
const EXAMPLES = [
  'content/safety/{examples,follow-ups}/*.tsv',
  'content/safety/{phrases,denials,doubts}.yaml',
  'schema/contracts/{safety,coach/stances}.ts',
  'content/eden/{examples,asks}/*.tsv',
  'scripts/train/*.ts',
  'worker/lib/text-classifier/*.ts',
  'worker/lib/talk/{labels,ask-features}.ts',
];

/** The classifiers, learnt anew where an example has changed; it takes about a minute. */
function trainClassifiers(): void {
  const hash = hashOf(EXAMPLES, ['**/*.test.ts']);
  const file = join(CACHE, 'classifiers.stamp');
  if (isFresh(file, hash) && existsSync(inRoot('worker', 'generated', 'asks-model.json'))) return;
  log('Learning from the labelled examples (a minute or two)');
  need('The training', runScript('train'));
  stamp(file, hash);
}

/**
 * What the recognition of goals is learnt from: it takes seconds, so it is learnt apart from the
 * others.
 */
const GOALS = [
  'content/goals/**/*.yaml',
  'content/goals/examples/*.tsv',
  'scripts/train/goals/*.ts',
  'scripts/train/{fit,logistic-regression}.ts',
  'worker/lib/text-classifier/*.ts',
];

function trainGoals(): void {
  const hash = hashOf(GOALS, ['**/*.test.ts']);
  const file = join(CACHE, 'goals.stamp');
  if (isFresh(file, hash) && existsSync(inRoot('worker', 'generated', 'goal-kinds-model.json')))
    return;
  log('Learning to tell goals apart');
  trainGoalKinds();
  stamp(file, hash);
}

/** The texts that screens show, compiled from `content/`. Redone when one of them changed. */
export function compileContent(): void {
  trainClassifiers();
  trainGoals();
  const hash = hashOf(CONTENT);
  const file = join(CACHE, 'content.stamp');
  if (
    isFresh(file, hash) &&
    ['frontend', 'worker'].every((half) => existsSync(inRoot(half, 'generated'))) &&
    ['stickers.svg', 'covers.svg'].every((name) => existsSync(inRoot('frontend', 'public', name)))
  )
    return;
  log('Compiling the content');
  compileTexts();
  compileStickerSprite();
  compileCoverSprite();
  stamp(file, hash);
}

/** The browser's half, built for production. Redone when a source of it changed. */
export async function buildFrontend(): Promise<void> {
  compileContent();
  const sources = [
    'frontend/**/*',
    'schema/**/*.ts',
    'vite.config.ts',
    'scripts/lib/{chunk-graph,first-views-only,pages,service-worker}.ts',
    'worker/pages/page-html.ts',
    'package-lock.json',
  ];
  const hash = hashOf(sources, ['frontend/dist/**', 'frontend/testing/**', '**/*.test.{ts,tsx}']);
  const file = join(CACHE, 'frontend.stamp');
  if (isFresh(file, hash) && existsSync(inRoot('.pages', 'pages.js'))) return;
  log('Building the pages');
  need('The build', runTool('vite', ['build', '--logLevel', 'warn']));
  need(
    'The build of the pages',
    runTool('vite', ['build', '--ssr', 'first-view/entry-server.tsx', '--logLevel', 'warn']),
  );
  await makeServiceWorker(await makePages());
  stamp(file, hash);
}

/**
 * All that is served: the pages, and the Worker that renders them. Redone where a source of it
 * changed.
 */
export async function buildAll(): Promise<void> {
  await buildFrontend();
  const sources = [
    '{worker,schema}/**/*.ts',
    'worker/generated/*.json',
    '.pages/*.js',
    'scripts/lib/worker-build.ts',
    'package-lock.json',
  ];
  const hash = hashOf(sources, ['**/*.test.ts']);
  const file = join(CACHE, 'worker.stamp');
  if (isFresh(file, hash) && existsSync(join(WORKER, 'index.js'))) return;
  log('Building the Worker');
  await buildWorker();
  stamp(file, hash);
}

/** @throws NotStarted with the reason in one sentence */
function needDatabase(dataDir: string, { ok, output }: ToolResult): void {
  if (ok) return;
  if (isDiskFull(output)) throw new NotStarted(`The disk is full: there is no room in ${dataDir}.`);
  throw new NotStarted(
    `The database in ${dataDir} could not be brought up to date (${reasonIn(output)}). Nothing in it was deleted.`,
  );
}

/**
 * Migrations and seed data, applied to the local databases in `dataDir`. Redone when one of them
 * changed.
 */
export function prepareDatabase(dataDir: string): void {
  const hash = hashOf(['migrations/*.sql', 'wrangler.toml', ...CONTENT]);
  const file = join(dataDir, 'database.stamp');
  if (isFresh(file, hash)) return;
  log('Bringing the local database up to date');
  const where = ['--local', '--persist-to', dataDir];
  for (const database of boundDatabases()) {
    const { name } = database;
    needDatabase(dataDir, runTool('wrangler', ['d1', 'migrations', 'apply', name, ...where]));
    const seed = writeSeedFile(database);
    needDatabase(
      dataDir,
      runTool('wrangler', ['d1', 'execute', name, ...where, '--yes', '--file', seed]),
    );
  }
  stamp(file, hash);
}

/** What a database begins with, as one file of SQL for `wrangler d1 execute --file`. */
export function writeSeedFile(database: BoundDatabase): string {
  const file = join(CACHE, `seed-${database.shard}.sql`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, `${[...seedStatements(), ...rangeStatements(database)].join(';\n')};\n`);
  return file;
}

const BINDING_TYPES = 'worker-configuration.d.ts';
const HEADER = '// Made by `npm run types` from wrangler.toml and .env.example.';

/**
 * What `wrangler.toml` and `.env.example` bind, as types. Made in a folder of its own, where
 * wrangler finds no other such file, and without the entry: with it, it says something else after a
 * build than before.
 */
function bindingTypes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yet-types-'));
  try {
    mkdirSync(join(folder, 'frontend', 'dist'), { recursive: true });
    const config = readFileSync(inRoot('wrangler.toml'), 'utf8');
    writeFileSync(join(folder, 'wrangler.toml'), config.replace(/^main = .*$/m, ''));
    copyFileSync(inRoot('.env.example'), join(folder, '.env.example'));
    const types = ['types', BINDING_TYPES, '--include-runtime=false', '--strict-vars=false'];
    need(
      'wrangler types',
      runTool('wrangler', [...types, '--env-file', '.env.example', '--cwd', folder]),
    );
    return readFileSync(join(folder, BINDING_TYPES), 'utf8').replace(
      /^\/\/ Generated by Wrangler.*$/m,
      HEADER,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Writes the types of the bindings anew, after a change to `wrangler.toml`. In git, so that a fresh
 * clone has them.
 */
export function writeBindingTypes(): void {
  writeFileSync(inRoot(BINDING_TYPES), bindingTypes());
}

/** Whether they are those of `wrangler.toml` as it is now. */
export function checkBindingTypes(): ToolResult {
  const ok = readFileSync(inRoot(BINDING_TYPES), 'utf8') === bindingTypes();
  return {
    ok,
    output: `${BINDING_TYPES} is out of date: run npm run types, and keep what it writes.`,
  };
}
