import { describe, expect, test } from 'vitest';
import { firstView, type Manifest, mayBeSeen } from './chunk-graph.ts';
import { type Build, measure, type PageLoad } from './page-sizes.ts';

const page = (path: string, scripts: string[], more: Partial<PageLoad> = {}): PageLoad => ({
  path,
  scripts,
  named: scripts,
  styles: ['body{}'],
  fonts: ['a.woff2'],
  html: [],
  ...more,
});

/** A build in which all is in order, with what a test plants in it. */
function build(
  planted: {
    pages?: PageLoad[];
    sizes?: Record<string, number>;
    texts?: Record<string, string>;
  } = {},
) {
  const sizes: Record<string, number> = {
    'react.js': 57_000,
    'home.js': 22_000,
    'auth.js': 3_000,
    ...planted.sizes,
  };
  const pages = [
    page('/auth', ['auth.js', 'react.js']),
    page('/', ['react.js', 'home.js']),
    ...(planted.pages ?? []),
  ];
  return {
    pages: pages.filter(
      ({ path }, index) => !pages.slice(index + 1).some((later) => later.path === path),
    ),
    sizeOf: (file) => sizes[file] ?? 100,
    weigh: ({ length }) => length,
    textOf: (file) => planted.texts?.[file] ?? '',
    modulesOf: (file) => [[`from/${file}`, 200]],
  } satisfies Build;
}
const problems = (planted: Parameters<typeof build>[0]) => measure(build(planted)).problems;

test('a build within its budgets has no problems, and a row for every page', () => {
  const { rows, problems: found } = measure(
    build({ pages: [page('/goals', ['react.js', 'home.js', 'goals.js'])] }),
  );
  expect(found).toEqual([]);
  expect(
    rows.map(({ path, scripts, own, styles, fonts }) => [path, scripts, own, styles, fonts]),
  ).toEqual([
    ['/auth', 60_000, 3_000, 6, 100],
    ['/', 79_000, 0, 6, 100],
    ['/goals', 79_100, 100, 6, 100],
  ]);
});

describe('what is too much is named, with what it is made of', () => {
  test.each<[string, Parameters<typeof build>[0], string]>([
    [
      'the sign-in page',
      { sizes: { 'react.js': 77_001, 'home.js': 1 } },
      '/auth, all script: 80.0 KB of 80.0 KB',
    ],
    ['home', { sizes: { 'home.js': 36_101 } }, 'home, all script: 93.1 KB of 93.1 KB'],
    [
      'a place of its own code',
      {
        pages: [page('/goals', ['react.js', 'home.js', 'goals.js'])],
        sizes: { 'goals.js': 24_101 },
      },
      '/goals, script of its own: 24.1 KB of 24.1 KB',
    ],
    [
      'styles',
      { pages: [page('/goals', [], { styles: ['x'.repeat(14_001)] })] },
      '/goals, styles: 14.0 KB of 14.0 KB',
    ],
    [
      'fonts',
      {
        pages: [page('/goals', [], { fonts: ['a.woff2', 'b.woff2'] })],
        sizes: { 'b.woff2': 39_901 },
      },
      '/goals, fonts: 40.0 KB of 40.0 KB',
    ],
  ])('%s', (_, planted, words) => {
    const found = problems(planted);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
  });

  test('the heaviest file and its modules', () => {
    expect(problems({ sizes: { 'home.js': 40_000 } })[0]).toMatch(
      /most in react\.js[\s\S]*200 {2}from\/react\.js/,
    );
  });
});

test.each([
  ['confetti', 'node_modules/canvas-confetti/dist/confetti.module.mjs'],
  ['dialogs', 'node_modules/@base-ui/react/dialog/root/DialogRoot.mjs'],
  ['charts', 'frontend/features/profile/journey/evolution-chart.tsx'],
  ['Markdown', 'node_modules/marked/lib/marked.esm.js'],
  ['payment', 'frontend/features/billing/checkout/payment-dialog.tsx'],
  ['validation', 'node_modules/zod/v4/core/schemas.js'],
])('%s in a first view is a problem', (what, module) => {
  const planted = build({ pages: [page('/goals', ['goals.js'])] });
  const modulesOf = (file: string): [string, number][] =>
    file === 'goals.js' ? [[module, 9]] : [];
  expect(measure({ ...planted, modulesOf }).problems).toEqual([
    `/goals brings ${what} (${module}) with its first view`,
  ]);
});

describe('what the head asks for ahead of time', () => {
  test('is all that is imported, and nothing else', () => {
    const texts = {
      'a/x.js': 'import{y}from"./y.js";import"./z.js";export{y}',
      'a/y.js': 'export var y',
    };
    const named = ['a/x.js', 'a/y.js', 'a/other.js'];
    expect(problems({ pages: [page('/goals', ['a/x.js', 'a/y.js'], { named })], texts })).toEqual([
      '/goals imports a/z.js unannounced',
      '/goals fetches a/other.js for nothing',
    ]);
  });
});

describe('other hosts', () => {
  test.each<[string, Partial<PageLoad>, Record<string, string>?]>([
    ['markup', { html: ['<script type="module" src="https://cdn.example/x.js"></script>'] }],
    ['markup without a scheme', { html: ['<link rel="stylesheet" href="//cdn.example/x.css">'] }],
    ['styles', { styles: ['a{background:url(https://cdn.example/x.png)}'] }],
    ['code', { scripts: ['x.js'], named: ['x.js'] }, { 'x.js': 'fetch(`https://api.example/`)' }],
  ])('are not asked by %s', (_, more, texts) => {
    expect(problems({ pages: [page('/goals', [], more)], texts })[0]).toContain(
      '/goals fetches from another host',
    );
  });

  test('may be linked to', () => {
    const html = [
      '<a href="https://doi.org/10.1037">Source</a><svg xmlns="http://www.w3.org/2000/svg"></svg>',
    ];
    const texts = { 'x.js': 'const links={href:`https://www.ted.com/`}' };
    expect(problems({ pages: [page('/goals', ['x.js'], { html })], texts })).toEqual([]);
  });
});

test('parts that wait for a press are in no first view; those that may be seen bring their styles', () => {
  const chunk = (file: string, more: Partial<Manifest[string]> = {}) => ({ file, ...more });
  const manifest: Manifest = {
    'index.html': chunk('index.js', { imports: ['_core.js'] }),
    '_core.js': chunk('core.js'),
    'screens/goals.screen.tsx': chunk('goals.js', {
      imports: ['_core.js'],
      dynamicImports: [
        'features/goals/delete-goal-dialog.tsx',
        'features/goals/tree.island.tsx',
        'features/goals/list.tsx',
      ],
    }),
    'features/goals/delete-goal-dialog.tsx': chunk('dialog.js'),
    'features/goals/tree.island.tsx': chunk('tree.js'),
    'features/goals/list.tsx': chunk('list.js'),
  };
  const files = (keys: Set<string>) => [...keys].map((key) => manifest[key]?.file);
  expect(files(firstView(manifest, 'screens/goals.screen.tsx'))).toEqual([
    'core.js',
    'index.js',
    'goals.js',
    'list.js',
  ]);
  expect(files(mayBeSeen(manifest, 'screens/goals.screen.tsx'))).toEqual([
    ...['core.js', 'index.js', 'goals.js', 'list.js'],
    'tree.js',
  ]);
});
