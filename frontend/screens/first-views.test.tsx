import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { onboardingStatusQuery } from '#frontend/api/user.ts';
import { App } from '#frontend/app/app.tsx';
import { cacheOfVisitor, cacheWithAGoal, pageInNode } from './page-in-node.tsx';

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined');
});

test('a person who has not answered the questions yet is welcomed instead', async () => {
  const client = cacheWithAGoal();
  client.setQueryData(onboardingStatusQuery.queryKey, { needsOnboarding: true });
  const html = await pageInNode(client, '/goals');
  expect(html).toContain('Start Assessment');
  expect(html).toContain('Takes about 5-10 minutes to complete');
  expect(html).not.toContain('Learn the cello');
});

test.each(['/', '/goals', '/no/such/place'])(
  '%s renders in one go with fallbacks and no inline style',
  (path) => {
    const html = renderToString(<App client={cacheOfVisitor()} ssrPath={path} ssrSearch="" />);
    expect(html).not.toContain(' style=');
  },
);

test.each(['/', '/goals'])('%s of a signed-in person carries no inline style', async (path) => {
  expect(await pageInNode(cacheWithAGoal(), path)).not.toContain(' style=');
});
