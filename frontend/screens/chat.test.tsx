import { expect, test } from 'vitest';
import { conversationsQuery, exchangesQuery } from '#frontend/api/coach.ts';
import { cacheOfVisitor, cacheWithAGoal, pageInNode } from './page-in-node.tsx';

test('a visitor is welcomed to Eden and shown the way in', async () => {
  const html = await pageInNode(cacheOfVisitor(), '/chat');
  expect(html).toContain('Welcome to Eden');
  expect(html).toMatch(/href="\/auth[^"]*"[^>]*>Log In</);
});

test('an empty chat shows a prompt, an input and nine questions in three categories', async () => {
  const html = await pageInNode(cacheWithAGoal(), '/chat');
  expect(html).toContain('What would you like to think through?');
  expect(html).toContain('Message to Eden');
  for (const category of ['Personal Growth', 'Goal Setting', 'Learning &amp; Development'])
    expect(html).toContain(`>${category}</h3>`);
  expect(html.match(/<li[^>]*><button/g)).toHaveLength(9);
  expect(html).not.toContain(' style=');
});

test('a conversation in the address is read from the cache, the person’s words as text', async () => {
  const client = cacheWithAGoal();
  const exchange = {
    id: 3,
    content: 'Is **this** <b>bold</b>?',
    response: 'Not yet.',
    coach: 'a-model',
    technique: {
      id: 'yet',
      name: 'The word yet',
      why: 'It leaves a door open.',
      source: 'A study',
    },
    beside: null,
    createdAt: '2026-01-02T10:00:00.000Z',
  };
  client.setQueryData(exchangesQuery(9).queryKey, { pages: [[exchange]], pageParams: [null] });
  client.setQueryData(conversationsQuery('').queryKey, {
    pages: [
      [{ id: 9, title: 'Bold', createdAt: exchange.createdAt, updatedAt: exchange.createdAt }],
    ],
    pageParams: [null],
  });
  const html = await pageInNode(client, '/chat', '?c=9');
  expect(html).toContain('Is **this** &lt;b&gt;bold&lt;/b&gt;?');
  expect(html).toContain('Not yet.');
  expect(html).toContain('Why this?');
  expect(html).toContain('Written by a-model');
  expect(html).toContain('aria-current="true"');
});

test('a crisis reply is plain: links to reach somebody, nothing to explain or copy', async () => {
  const client = cacheWithAGoal();
  const exchange = {
    id: 3,
    content: 'I cannot go on.',
    response: 'You can call 988 at any hour; findahelpline.com lists lines.',
    coach: 'safety',
    technique: null,
    beside: null,
    createdAt: '2026-01-02T10:00:00.000Z',
  };
  client.setQueryData(exchangesQuery(9).queryKey, { pages: [[exchange]], pageParams: [null] });
  const html = await pageInNode(client, '/chat', '?c=9');
  expect(html).toContain('href="tel:988"');
  expect(html).toContain('href="https://findahelpline.com"');
  expect(html).not.toContain('Why this?');
  expect(html).not.toContain('>Copy<');
});
