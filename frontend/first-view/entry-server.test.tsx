import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { setLocaleContext } from '#frontend/lib/render-locale.ts';
import { maya } from '#frontend/testing/people.ts';
import type { FirstViewEntry } from '#schema/contracts/first-view.ts';
import { type PageToRender, places, renderPage } from './entry-server.tsx';

/*
 * One isolate renders everybody's pages, and the modules of `state` are shared by all of them: a
 * signal that a page wrote would show in the next person's.
 */

const goalOf = (id: number, title: string) => ({
  id,
  title,
  description: null,
  completed: false,
  completedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  targetDate: '2099-01-01',
  milestone: 0,
  roadmap: {
    milestones: [{ title: `${title} first`, description: '', targetDate: '2098-01-01', tasks: [] }],
  },
  clarificationResponses: [],
});

const viewOf = (id: number, name: string): FirstViewEntry[] => [
  [['/api/user'], { ...maya, id, username: name, email: null }],
  [['/api/user/onboarding-status'], { needsOnboarding: false }],
  [['/api/goals'], { pages: [[goalOf(id, `${name} plays the cello`)]], pageParams: [null] }],
  [['/api/goals/summary'], { total: 1, completed: 0 }],
  [['/api/stickers/user'], []],
];
const NOBODY: FirstViewEntry[] = [[['/api/user'], null]];

const PATHS = places.map(({ path }) => path.replace('*', '/nowhere').replaceAll(/:\w+/g, '7'));
const pageOf = (path: string, entries: FirstViewEntry[]): PageToRender => ({
  path,
  search: '',
  reader: { zone: 'UTC', locale: 'en' },
  now: new Date('2026-03-01T12:00:00Z'),
  entries,
});
const htmlOf = async (path: string, entries: FirstViewEntry[]) =>
  (await renderPage(pageOf(path, entries))).html;

type StateModule = Record<string, (...input: never[]) => unknown>;
const states = import.meta.glob<StateModule>('../**/*.state.ts', { eager: true });

function Follow({ hook }: { hook: () => unknown }) {
  const value = hook();
  return typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'nothing');
}

/** What each hook of each state module shows just now, by its name. */
function stateNow(): Record<string, string> {
  const hooks = Object.entries(states).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name]) => name.startsWith('use'))
      .map(
        ([name, hook]) =>
          [`${file} ${name}`, renderToString(createElement(Follow, { hook }))] as const,
      ),
  );
  return Object.fromEntries(hooks);
}

/** The files that come after it are rendered for nobody in particular. */
afterEach(() => setLocaleContext(undefined));

test('every place, rendered for one person, leaves nothing for the next', async () => {
  const [first, alone] = [stateNow(), new Map<string, string>()];
  expect(Object.keys(first).length).toBeGreaterThan(10);
  for (const path of PATHS) alone.set(path, await htmlOf(path, NOBODY));

  for (const path of PATHS) {
    const [mine, theirs, nobodys] = await Promise.all([
      htmlOf(path, viewOf(1, 'quixotina')),
      htmlOf(path, viewOf(2, 'zephyrine')),
      htmlOf(path, NOBODY),
    ]);
    expect(mine).not.toContain('zephyrine');
    expect(theirs).not.toContain('quixotina');
    expect(nobodys, path).toBe(alone.get(path));
  }
  expect(stateNow()).toEqual(first);
  expect(await htmlOf('/goals', viewOf(1, 'quixotina'))).toContain('quixotina plays the cello');
}, 60_000);

test('the sweep above sees what a page would have left', async () => {
  const first = stateNow();
  const { showToast, dismissToast } = await import('#frontend/state/toast.state.ts');
  showToast({ title: 'Welcome back, ada!' });
  expect(stateNow()).not.toEqual(first);
  dismissToast();
  expect(stateNow()).toEqual(first);
});
