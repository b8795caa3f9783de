import { PATHS } from '#schema/urls/page-paths.ts';
import { readBuild } from './lib/built-pages.ts';
import { log, stop } from './lib/log.ts';
import { measure } from './lib/page-sizes.ts';
import { buildFrontend } from './lib/prepare.ts';
import { BUDGETS } from './lib/size-budgets.ts';
import { writeIntoSpeedPage } from './lib/speed-page.ts';

await buildFrontend();
const build = await readBuild();
const { rows, problems } = measure(build);

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
const limit = (bytes: number) => `≤${bytes / 1000}`.padStart(8);
const [home, signIn] = ['/', PATHS.auth].map((path) => rows.find((row) => row.path === path));
const further = rows
  .filter((row) => row !== home && row !== signIn)
  .toSorted((a, b) => b.own - a.own);

log('What each page loads by itself, in KB of 1,000 bytes as Brotli 11 sends them');
console.log(`${'  script'}${'     own'}${'  styles'}${'   fonts'}  page`);
for (const row of [signIn, home, ...further]) {
  if (row)
    console.log(`${kb(row.scripts)}${kb(row.own)}${kb(row.styles)}${kb(row.fonts)}  ${row.path}`);
}
console.log(
  `        ${limit(BUDGETS.ownCode)}${limit(BUDGETS.styles)}${limit(BUDGETS.fonts)}  own: beyond what home has`,
);
console.log(
  `/auth, all script${kb(signIn?.scripts ?? 0)} (${limit(BUDGETS.signIn).trim()}); home${kb(home?.scripts ?? 0)} (${limit(BUDGETS.home).trim()})`,
);
if (process.argv.includes('--keep')) {
  const most = (read: (row: (typeof rows)[number]) => number) => Math.max(...rows.map(read));
  const lines: [string, number, number][] = [
    ['/auth, all script', signIn?.scripts ?? Number.NaN, BUDGETS.signIn],
    ['home, script in all', home?.scripts ?? Number.NaN, BUDGETS.home],
    ['the largest further route, its own script', most(({ own }) => own), BUDGETS.ownCode],
    ['styles of a page, the most', most(({ styles }) => styles), BUDGETS.styles],
    ['fonts of a page, the most', most(({ fonts }) => fonts), BUDGETS.fonts],
  ];
  const table = lines.map(
    ([name, bytes, most]) => `| ${name} | ${(bytes / 1000).toFixed(1)} | ≤ ${most / 1000} |`,
  );
  writeIntoSpeedPage(
    'bytes',
    ['| KB, Brotli | measured | limit |', '|---|---|---|', ...table].join('\n'),
  );
}
if (problems.length > 0) stop(problems.map((problem) => `✗ ${problem}`).join('\n'));
