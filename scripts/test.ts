import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/find-browser.ts';
import { log, stop } from './lib/log.ts';
import { CACHE, ROOT } from './lib/paths.ts';
import { checkBindingTypes } from './lib/prepare.ts';
import { runScriptAside, runToolAside, type ToolResult } from './lib/run.ts';
import { type Layer, readArguments, runLayers, selectLayers } from './lib/test-layers.ts';
import { type Counts, readPlaywrightReport, readVitestReport } from './lib/test-reports.ts';

function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return stop((error as Error).message);
  }
}

interface Tally {
  passed: number;
  failed: number;
  /**
   * Failed tests by name, for the end of the output: what stands above it may be thousands of
   * lines.
   */
  failures?: string[];
  secondTries?: string[];
}

interface TestLayer extends Layer {
  title: string;
  run: () => Promise<Tally>;
}

/**
 * Runs all checks, two layers at a time, and prints how many passed. `-- --only rules,worker` runs
 * some; a path or filter after that goes to their runner. `test:full` sets `FULL` for the
 * exhaustive sweeps.
 */
const { only, isFull, rest } = orStop(() => readArguments(process.argv.slice(2)));
/** Somebody looks at a part: a layer in which it has nothing has not failed. */
const isPart = rest.length > 0;
if (isFull) process.env['FULL'] = '1';

const REPORTS = join(CACHE, 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** A tool that only says yes or no counts as one test. */
function judged({ ok, output }: ToolResult): Tally {
  if (ok) return { passed: 1, failed: 0 };
  console.log(output);
  return { passed: 0, failed: 1, failures: [output.trim().slice(-400)] };
}

/** Counts from a report. A layer that ran nothing, skipped something or ended badly has failed. */
function counted(ran: ToolResult, read: () => Counts): Tally {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
  try {
    counts = read();
  } catch {
    // No report was written: the tool died, and its output says why.
  }
  const left = isPart ? 0 : counts.skipped;
  const sound = ran.ok && (counts.passed > 0 || isPart) && left === 0;
  if (!sound) console.log(ran.output);
  return { ...counts, failed: Math.max(counts.failed + left, sound ? 0 : 1) };
}

const report = (name: string) => join(REPORTS, `${name}.json`);

async function vitest(
  layer: string,
  { env = {}, project = layer }: { env?: NodeJS.ProcessEnv; project?: string } = {},
): Promise<Tally> {
  const ran = await runToolAside(
    'vitest',
    [
      'run',
      ...rest,
      ...(isPart ? ['--passWithNoTests'] : []),
      ...['--project', project, '--reporter', 'default', '--reporter', 'json'],
      ...['--outputFile.json', report(layer)],
    ],
    env,
  );
  return counted(ran, () => readVitestReport(readFileSync(report(layer), 'utf8'), ROOT));
}

async function journeys(): Promise<Tally> {
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', ...rest];
  const part = isPart ? ['--pass-with-no-tests'] : [];
  const ran = await runToolAside('playwright', [...args, ...part], {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys'),
  });
  return counted(ran, () => readPlaywrightReport(readFileSync(report('journeys'), 'utf8')));
}

/**
 * In the order in which they begin, as far as what they need allows: first what the others wait
 * for.
 */
const LAYERS: TestLayer[] = [
  {
    name: 'content',
    title: 'Content, checked and compiled',
    run: async () => judged(await runScriptAside('content')),
  },
  {
    name: 'database',
    title: 'A database as it begins',
    needs: ['content'],
    run: async () => judged(await runScriptAside('prepare-test-database')),
  },
  {
    name: 'build',
    title: 'The production build',
    needs: ['content'],
    run: async () => judged(await runScriptAside('build')),
  },
  {
    name: 'lint',
    title: 'Format, lint, import edges and names',
    run: async () => {
      const formed = runToolAside('biome', ['ci', '--error-on-warnings', '.']);
      return add([judged(await runScriptAside('lint')), judged(await formed)]);
    },
  },
  {
    name: 'types',
    title: 'Types',
    run: async () => {
      const checked = runToolAside('tsc', ['-b']);
      return add([judged(checkBindingTypes()), judged(await checked)]);
    },
  },
  {
    name: 'rules',
    title: 'Rules and pages, in Node',
    needs: ['content', 'database'],
    run: () => vitest('rules'),
  },
  {
    name: 'components',
    title: 'Parts of the page, in Chromium',
    needs: ['content'],
    run: () => vitest('components', { env: { CHROMIUM_PATH: findBrowser() } }),
  },
  {
    name: 'size',
    title: 'Sizes of what browsers load',
    needs: ['build'],
    run: async () => judged(await runScriptAside('size')),
  },
  {
    name: 'durability',
    title: 'Durability, with kill -9',
    needs: ['build', 'database'],
    run: () => vitest('durability'),
  },
  {
    name: 'shards',
    title: 'The same on a second database',
    needs: ['build'],
    run: () => vitest('shards'),
  },
  {
    name: 'worker',
    title: 'Services and routes, in workerd on D1',
    needs: ['build'],
    isWide: true,
    run: () => vitest('worker', { project: 'worker*' }),
  },
  {
    name: 'journeys',
    title: 'Journeys, in Chromium',
    needs: ['build', 'database'],
    isWide: true,
    run: journeys,
  },
];

function add(tallies: Tally[]): Required<Tally> {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures = [] }) => failures),
    secondTries: tallies.flatMap(({ secondTries = [] }) => secondTries),
  };
}

const tallies: Tally[] = [];
async function run({ title, run: judge }: TestLayer): Promise<boolean> {
  const started = performance.now();
  log(title);
  const tally = await judge();
  tallies.push(tally);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`  ${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally.failed === 0;
}

/** A layer that could not run has failed. */
function skip({ title }: TestLayer, missing: string): void {
  tallies.push({ passed: 0, failed: 1, failures: [`${title} was not run`] });
  console.log(`  ${title}: not run, since ${missing} failed`);
}

const selected = orStop(() => selectLayers(LAYERS, only));
await runLayers(selected, run, skip);
const { passed, failed, failures, secondTries } = add(tallies);
for (const line of secondTries) console.log(`Passed at the second try: ${line}`);
for (const line of failures) console.log(`Failed: ${line}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
