import { expect, test } from 'vitest';
import { stickerCollectionQuery, userStickersQuery } from '#frontend/api/stickers.ts';
import { cacheWithAGoal, pageInNode } from '#frontend/screens/page-in-node.tsx';

test('goals shows the plan as a path', async () => {
  const html = await pageInNode(cacheWithAGoal(), '/goals');
  expect(html).toContain('Learn the cello');
  expect(html).toContain('No description');
  expect(html).toContain('Mark as reached');
});

test.each(['tree', 'stickers'])('goals shows its tab %s from the URL', async (tab) => {
  const html = await pageInNode(cacheWithAGoal(), '/goals', `?tab=${tab}`);
  expect(html).toContain(tab === 'tree' ? 'A sprout with' : 'No stickers yet');
});

test('stickers are shown by kind, and what is still to come with how near it is', async () => {
  const client = cacheWithAGoal();
  const sticker = {
    id: 1,
    name: 'First Seed',
    description: 'You wrote down your first goal.',
    category: 'goal' as const,
    rarity: 'common' as const,
    imageUrl: '/stickers.svg#first-seed',
  };
  client.setQueryData(userStickersQuery.queryKey, [
    { id: 5, isNew: true, isPinned: false, acquisitionDate: '2026-01-02T10:00:00.000Z', sticker },
  ]);
  client.setQueryData(stickerCollectionQuery.queryKey, [
    { ...sticker, rule: 'Create a goal', needed: 1, reached: 1, isEarned: true },
    {
      ...sticker,
      id: 4,
      name: 'Watering Can',
      rule: 'Come by',
      needed: 4,
      reached: 2,
      isEarned: false,
    },
  ]);
  const html = await pageInNode(client, '/goals', '?tab=stickers');
  for (const label of ['All', 'Pinned (0)', 'New (1)', 'Goal'])
    expect(html).toContain(`>${label}</button>`);
  expect(html).toContain('href="/stickers.svg#first-seed"');
  expect(html).toContain('2 of 4');
  expect(html).not.toContain(' style=');
  const tree = await pageInNode(client, '/goals', '?tab=tree');
  expect(tree).toContain('1 sticker');
  expect(tree).not.toContain(' style=');
});

test('each goal has its journal, closed', async () => {
  const html = await pageInNode(cacheWithAGoal(), '/goals');
  expect(html).toContain('Journal Entries');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('New entry');
});
