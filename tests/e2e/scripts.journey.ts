import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { GOAL_DESCRIPTION_MAX } from '#schema/contracts/goals.ts';
import type { UnitMaterial } from '#schema/contracts/unit-material.ts';
import { ALLOWED_TAGS } from '#schema/rules/allowed-html.ts';
import { JOURNAL_ENTRY_MAX, NOTES_MAX } from '#schema/rules/limits.ts';
import { sanitiseHtml } from '#worker/lib/text/sanitise-html.ts';
import { runInApp } from './support/app-database.ts';
import { inDays, setGoal, signUp, test } from './support/journey.ts';
import {
  asStored,
  laced,
  oneOfEachFamily,
  packed,
  scriptVectors,
  storable,
} from './support/script-vectors.ts';
import {
  fireRaw,
  provoke,
  runnersIn,
  strangersIn,
  type Watch,
  watchScripts,
} from './support/script-watch.ts';
import { isExhaustiveRun } from './support/tags.ts';

const ORIGIN = process.env['E2E_ORIGIN_WITH_MODEL'] as string;
const DATA_DIR = process.env['E2E_DATA_WITH_MODEL'] as string;
const COLLECTION = scriptVectors();
/** `npm run test:full` tries all of them. */
const VECTORS = isExhaustiveRun ? COLLECTION : oneOfEachFamily(COLLECTION);
const TEXTS = storable(VECTORS);

/**
 * Vectors that stand together in one unit: few, since one that opens a comment hides all that
 * follow it.
 */
const TOGETHER = 8;
const FIRST_UNIT = 9000;
const FREE_GOALS = 25;
/** The box of `SafeHtml`. */
const PROSE = '[class^="prose_"]';

test.use({ baseURL: ORIGIN });
// Hundreds of vectors, each looked at by itself: this takes its time.
test.describe.configure({ timeout: 180_000 });

/** A text for the database's own shell, whatever it holds. */
const literal = (text: string) => `cast(x'${Buffer.from(text).toString('hex')}' as text)`;

/** D1 takes statements of 100 KB, and a byte is two digits here. */
const PIECE = 20_000;
/** Writes a long text piece by piece into one field of a unit. */
const appended = (id: number, field: 'content' | 'adaptive_content', text: string) =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, index) => {
    const piece = literal(text.slice(index * PIECE, (index + 1) * PIECE));
    return `update learning_units set ${field} = ${field} || ${piece} where id = ${id}`;
  });

/** What a unit has beside its content is shown as text: here it is vectors, too. */
function materialOf(vectors: string[]): UnitMaterial {
  const all = vectors.join(' ');
  const options = vectors
    .slice(0, 4)
    .map((text, index) => ({ text, isCorrect: index === 0, feedback: all }));
  return {
    minutes: 5,
    claim: all,
    source: all,
    act: all,
    summary: null,
    video: null,
    questions: vectors.length > 0 ? [{ question: all, options }] : null,
    prompts: vectors.slice(0, 2).map((label) => ({ label, help: all, rows: 2 })),
    retrieval: vectors.slice(0, 2).map((question) => ({ question, answer: all })),
  };
}

const groups = Array.from({ length: Math.ceil(VECTORS.length / TOGETHER) }, (_, index) =>
  VECTORS.slice(index * TOGETHER, (index + 1) * TOGETHER),
);
/**
 * The first is stored as everything is; the others are what would be there if nothing had been
 * sanitised.
 */
const UNITS = [
  {
    type: 'text',
    vectors: [],
    content: VECTORS.map((vector) => `<p>${sanitiseHtml(vector)}</p>`).join('\n'),
  },
  ...groups.map((vectors) => ({ type: 'quiz', vectors, content: vectors.join('\n') })),
];

/**
 * The units go straight into the database of the running app: no route of the product would take
 * them.
 */
async function storeUnits(): Promise<void> {
  const rows = UNITS.flatMap(({ type, vectors, content }, index) => {
    const id = FIRST_UNIT + index;
    return [
      `insert or replace into learning_units (id, module_id, title, type, content, "order", adaptive_content) values (${id}, ${FIRST_UNIT}, 'Vectors ${id}', '${type}', '', ${index + 1}, '')`,
      ...appended(id, 'content', `<p>Begins here.</p>${content}`),
      ...appended(id, 'adaptive_content', JSON.stringify(materialOf(vectors))),
    ];
  });
  await runInApp(DATA_DIR, [
    `insert or ignore into learning_paths (id, title, description, difficulty, estimated_hours) values (${FIRST_UNIT}, 'Vectors', 'Vectors', 'beginner', 1)`,
    `insert or ignore into learning_modules (id, path_id, title, description, "order", estimated_minutes) values (${FIRST_UNIT}, ${FIRST_UNIT}, 'Vectors', 'Vectors', 1, 5)`,
    ...rows,
  ]);
}

async function seesNothing(page: Page, seen: Watch): Promise<void> {
  expect(await runnersIn(page)).toEqual([]);
  expect(seen).toEqual({ fired: [], refused: [], foreign: [] });
}

test('the collection is a real one', () => {
  expect(COLLECTION.length).toBeGreaterThanOrEqual(600);
  expect(storable(COLLECTION).length).toBeGreaterThanOrEqual(600);
  expect(oneOfEachFamily(COLLECTION).length).toBeGreaterThanOrEqual(80);
});

test('the control: without a sanitiser and a policy the same vectors fire', async ({ browser }) => {
  const server: Server = createServer((_, reply) =>
    reply.setHeader('Content-Type', 'text/html').end('<body>'),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const context = await browser.newContext();
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const seen = await watchScripts(context, origin);
    const page = await context.newPage();
    await page.goto(origin);
    const fired = await fireRaw(page, VECTORS, seen);
    console.log(
      `${VECTORS.length} vectors; raw, ${fired.size} of them fire and ${new Set(seen.foreign).size} addresses are asked for`,
    );
    expect(fired.size).toBeGreaterThanOrEqual(isExhaustiveRun ? 30 : 8);
    expect(seen.foreign.length).toBeGreaterThan(0);
  } finally {
    await context.close();
    server.close();
  }
});

/** Opens a unit of vectors, without a reload where another one is open, and pokes at all of it. */
async function readUnit(page: Page, id: number): Promise<void> {
  const path = `/learning-units/${id}`;
  if (page.url().includes('/learning-units/'))
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  else await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: `Vectors ${id}` })).toBeVisible();
  await expect(page.locator(PROSE)).toContainText('Begins here.');
  await provoke(page, PROSE);
  expect(await strangersIn(page, PROSE, ALLOWED_TAGS)).toEqual([]);
  expect(await runnersIn(page)).toEqual([]);
}

test.describe('a unit', () => {
  test.beforeAll(storeUnits);

  /** What would fire, so that silence means something. */
  const plant = (page: Page) =>
    page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
    );

  test('as it is stored: none fires, and the policy has nothing to refuse', async ({ context }) => {
    const seen = await watchScripts(context, ORIGIN);
    const page = await context.newPage();
    await signUp(page);
    await readUnit(page, FIRST_UNIT);
    expect(seen).toEqual({ fired: [], refused: [], foreign: [] });
    await plant(page);
    await expect.poll(() => seen.refused).toEqual([expect.stringContaining('script-src-attr')]);
    expect(seen.fired).toEqual([]);
  });

  test('that nothing sanitised when it was stored: none fires, even without the policy', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: ORIGIN, bypassCSP: true });
    const seen = await watchScripts(context, ORIGIN);
    const page = await context.newPage();
    await signUp(page);
    for (const [index, { vectors }] of UNITS.entries()) {
      if (index === 0) continue;
      await readUnit(page, FIRST_UNIT + index);
      // What is shown as text stands there as it was written.
      const shown = await page.locator('main').textContent();
      expect(shown).toContain(vectors.join(' '));
    }
    expect(seen).toEqual({ fired: [], refused: [], foreign: [] });
    await plant(page);
    await expect.poll(() => seen.fired).toEqual([':alert(1)']);
    await context.close();
  });
});

/**
 * As they are, and with what is never seen between their letters: that is taken out before they are
 * shown.
 */
const WRITTEN: [string, (text: string) => string][] = [
  ['as it was written', (text) => text],
  ['without the control characters between its letters', laced],
];
/**
 * Each place is tried in one of the ways; `npm run test:full` tries each in both, as the Worker's
 * own sweep (`read-back.test.ts`) always does.
 */
const waysOf = (place: number) =>
  WRITTEN.filter((_, index) => isExhaustiveRun || index === place % WRITTEN.length);

for (const [how, written] of waysOf(1))
  test(`a note: none fires, and each stands there ${how}`, async ({ page, context }) => {
    const seen = await watchScripts(context, ORIGIN);
    await signUp(page);
    for (const [index, notes] of packed(TEXTS, NOTES_MAX).entries()) {
      const unitId = index + 1;
      const kept = await page.request.post(`/api/learning-units/${unitId}/progress`, {
        data: { notes: written(notes) },
      });
      expect(kept.status()).toBe(201);
      await page.goto(`/learning-units/${unitId}`);
      await page.getByRole('tab', { name: 'Notes' }).click();
      await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(
        asStored(notes).trim().replaceAll(/\r\n?/g, '\n'),
      );
      await seesNothing(page, seen);
    }
  });

for (const [how, written] of waysOf(0))
  test(`a goal and its journal: none fires, and each stands there ${how}`, async ({
    page,
    context,
  }) => {
    const seen = await watchScripts(context, ORIGIN);
    const descriptions = packed(TEXTS, GOAL_DESCRIPTION_MAX);
    const titles = TEXTS.filter(
      (text) => text.includes('<') && !/[\r\n\t]/.test(text) && text.trim().length <= 200,
    );
    for (let from = 0; from < descriptions.length; from += FREE_GOALS) {
      await page.context().clearCookies();
      await signUp(page);
      const some = descriptions.slice(from, from + FREE_GOALS);
      for (const [index, description] of some.entries()) {
        const title = titles[from + index] as string;
        const set = await page.request.post('/api/goals', {
          // No plan is asked for, and no word about it: what a script looks like to the screen is
          // not the matter here.
          data: {
            title: written(title),
            description: written(description),
            targetDate: inDays(60),
            saidSafe: true,
          },
        });
        expect(set.status()).toBe(201);
        const { id } = await set.json();
        await page.goto(`/goals?goal=${id}`);
        const card = page.locator('main');
        await expect(card.getByRole('article')).not.toHaveCount(0);
        // HTML knows one line break.
        const words = asStored(description).trim().replaceAll(/\r\n?/g, '\n');
        await expect.poll(() => card.textContent()).toContain(words);
        expect(await card.textContent()).toContain(asStored(title).trim());
      }
      await page.goto('/goals');
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await seesNothing(page, seen);
    }
    const goal = await setGoal(page, 'Write all of it down');
    const entries = packed(TEXTS, JOURNAL_ENTRY_MAX);
    for (const content of entries) {
      const kept = await page.request.post(`/api/goals/${goal.id}/journal`, {
        data: { content: written(content), feedback: false },
      });
      expect(kept.status()).toBe(201);
    }
    await page.reload();
    const card = page.getByRole('article', { name: 'Write all of it down' });
    await card.getByRole('button', { name: 'Journal Entries' }).click();
    const shownEntries = card.getByRole('list', { name: 'Entries' });
    await expect(shownEntries.getByText('<script>alert(123)</script>').last()).toBeAttached();
    for (const content of entries)
      expect(await shownEntries.textContent()).toContain(asStored(content).trim().slice(0, 200));
    await seesNothing(page, seen);
  });
