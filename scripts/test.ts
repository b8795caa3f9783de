import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/find-browser.ts';
import { CACHE } from './lib/paths.ts';
import { buildAll, compileContent, generateTypes } from './lib/prepare.ts';
import { type Ran, runScript, runTool } from './lib/run.ts';
import { say } from './lib/say.ts';

interface Tally {
  passed: number;
  failed: number;
}

const REPORTS = join(CACHE, 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** A tool that only says yes or no counts as one test. */
function judged({ ok, output }: Ran): Tally {
  if (!ok) console.log(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts from a report. A layer that ran nothing, skipped something or ended badly has failed. */
function counted(ran: Ran, read: () => { passed: number; failed: number; skipped: number }): Tally {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read();
  } catch {
    // No report was written: the tool died, and its output says why.
  }
  const sound = ran.ok && counts.passed > 0 && counts.skipped === 0;
  if (!sound) console.log(ran.output);
  return { passed: counts.passed, failed: Math.max(counts.failed + counts.skipped, sound ? 0 : 1) };
}

const report = (name: string) => join(REPORTS, `${name}.json`);

function vitest(project: string): Tally {
  const ran = runTool('vitest', [
    'run',
    ...['--project', project, '--reporter', 'default', '--reporter', 'json'],
    ...['--outputFile.json', report(project)],
  ]);
  return counted(ran, () => {
    const all = JSON.parse(readFileSync(report(project), 'utf8'));
    return {
      passed: all.numPassedTests,
      failed: all.numFailedTests,
      skipped: all.numPendingTests + all.numTodoTests,
    };
  });
}

function journeys(): Tally {
  const ran = runTool('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys'),
  });
  return counted(ran, () => {
    const { stats } = JSON.parse(readFileSync(report('journeys'), 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
}

const LAYERS: [string, () => Tally | Promise<Tally>][] = [
  ['Format, lint and import edges', () => judged(runTool('biome', ['ci', '--error-on-warnings', '.']))],
  [
    'Types',
    () => {
      generateTypes();
      compileContent();
      const tallies = ['worker', 'browser', 'sw', 'tooling'].map((name) =>
        judged(runTool('tsc', ['-p', `tsconfig.${name}.json`])),
      );
      return add(tallies);
    },
  ],
  ['Content', () => judged(runScript('content'))],
  ['Rules and pages, in Node', () => vitest('rules')],
  [
    'The production build',
    async () => {
      await buildAll();
      return { passed: 1, failed: 0 };
    },
  ],
  ['Sizes of what browsers load', () => judged(runScript('size'))],
  ['Services and routes, in workerd on D1', () => vitest('worker')],
  ['The same on a second database', () => vitest('shards')],
  ['Durability, with kill -9', () => vitest('durability')],
  ['Journeys, in Chromium', journeys],
];

function add(tallies: Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}

const tallies: Tally[] = [];
for (const [name, layer] of LAYERS) {
  const started = performance.now();
  say(name);
  const tally = await layer();
  tallies.push(tally);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`  ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
}
const { passed, failed } = add(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
