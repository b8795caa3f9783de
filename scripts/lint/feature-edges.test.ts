import { expect, test } from 'vitest';
import { findForeignFeatures } from './feature-edges.ts';
import { readModule } from './modules.ts';

const found = (path: string, text: string) => findForeignFeatures([readModule(path, text)]);

test('a feature of the page that imports another is found, types and later loading included', () => {
  const path = 'frontend/features/goals/list/goal-card.tsx';
  for (const text of [
    "import { Journal } from '#frontend/features/journal/journal.island.tsx';",
    "import type { Journal } from '#frontend/features/journal/journal.island.tsx';",
    "export const later = () => import('#frontend/features/journal/journal.island.tsx');",
  ])
    expect(found(path, text)).toHaveLength(1);
});

test('the rooms of one feature know each other', () => {
  const text =
    "import '#frontend/features/goals/edit/edit-goal.rules.ts'; import './goal-item.tsx';";
  expect(found('frontend/features/goals/list/goal-card.tsx', text)).toEqual([]);
});

test('a route calls its own feature alone; a service may call another’s', () => {
  const text = "import { stickers } from '#worker/features/stickers/stickers.service.ts';";
  expect(found('worker/features/goals/goals.routes.ts', text)).toHaveLength(1);
  expect(found('worker/features/goals/goals.service.ts', text)).toEqual([]);
});

test('a service reaches no queries but its own feature’s', () => {
  const text = "import { listGoals } from '#worker/features/goals/goals.queries.ts';";
  expect(found('worker/features/coach/talk.service.ts', text)).toHaveLength(1);
  expect(found('worker/features/goals/tree/tree.service.ts', text)).toEqual([]);
});
