import { expect, test } from 'vitest';
import { dailyMotivationQuery } from '#frontend/api/motivation.ts';
import { cacheWithAGoal, pageInNode } from './page-in-node.tsx';

test('home shows what is to do today, the day’s word and the progress from the cache', async () => {
  const html = await pageInNode(cacheWithAGoal(), '/');
  expect(html).toContain('Tune first');
  expect(html).toContain('Learn the cello');
  expect(html).toContain('One small step.');
  expect(html).toContain('2 of 3 goals conquered');
  expect(html).toContain('Add Email');
});

test('the day’s word comes with its source and its minute, and silence is respected', async () => {
  const client = cacheWithAGoal();
  client.setQueryData(dailyMotivationQuery.queryKey, {
    message: 'Go on.',
    source: 'A. Nobody',
    action: 'Stand up.',
  });
  const html = await pageInNode(client, '/');
  expect(html).toContain('A. Nobody');
  expect(html).toContain('Stand up.');
  client.setQueryData(dailyMotivationQuery.queryKey, { message: null });
  const quiet = await pageInNode(client, '/');
  expect(quiet).toContain('You’ve switched the daily word off.');
  expect(quiet).not.toContain('<blockquote');
});
