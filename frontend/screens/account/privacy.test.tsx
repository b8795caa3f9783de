import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { edenKnowledgeQuery, notesQuery, privacyQuery } from '#frontend/api/privacy.ts';
import { cacheOfMaya, pageInNode } from '#frontend/screens/page-in-node.tsx';
import type { EdenKnowledge, PrivacySettings } from '#schema/contracts/privacy.ts';

const settings: PrivacySettings = {
  incognitoMode: false,
  dailyMotivation: true,
  aiChat: 'model',
  aiFeedback: 'model',
  aiRoadmap: 'model',
  tellsGoals: true,
  tellsJournal: true,
  tellsMindset: true,
  chatRetentionDays: null,
  model: { name: 'some-model', host: 'api.example.org' },
};

const knowledge: EdenKnowledge = {
  goals: [
    {
      title: 'Learn the cello',
      targetDate: '2099-01-01',
      reachedMilestones: 1,
      milestoneCount: 2,
      nextMilestone: { title: 'Play a scale', tasks: ['Tune first'] },
    },
  ],
  weakestCategory: 'criticism',
  entries: [
    {
      words: 'The bow shook.',
      isCut: true,
      goalTitle: 'Learn the cello',
      createdAt: '2026-01-02T10:00:00.000Z',
    },
  ],
  conversation: { id: 5, title: 'A scale', turns: [{ message: 'It squeaks.', reply: 'Where?' }] },
};

function cacheWith(
  more: Partial<PrivacySettings> = {},
  known: Partial<EdenKnowledge> = {},
): QueryClient {
  const client = cacheOfMaya();
  client.setQueryData(privacyQuery.queryKey, { ...settings, ...more });
  client.setQueryData(edenKnowledgeQuery.queryKey, { ...knowledge, ...known });
  client.setQueryData(notesQuery.queryKey, [
    { id: 1, content: 'I work nights.', createdAt: '2026-01-02T10:00:00.000Z', isTold: true },
    { id: 2, content: 'A hard word.', createdAt: '2026-01-02T10:00:00.000Z', isTold: false },
  ]);
  return client;
}

const knows = (client: QueryClient) => pageInNode(client, '/what-eden-knows');

describe('what Eden knows', () => {
  test('stands there in the person’s words, with where it comes from', async () => {
    const html = await knows(cacheWith());
    for (const words of [
      'I work nights.',
      'Learn the cello',
      '1 of 2 steps reached',
      'Next: Play a scale',
      '<li>Tune first</li>',
      'The bow shook.',
      'the rest is not passed on',
      'It squeaks.',
      'Eden: Where?',
      'Supportive, warm, growth mindset',
      'passed on to some-model',
      'Not passed on to a model',
    ])
      expect(html).toContain(words);
    for (const place of [
      '/goals',
      '/mindset-quiz',
      '/chat?c=5',
      '/chat?settings=1',
      '/settings',
      '/privacy-policy',
    ])
      expect(html).toContain(`href="${place}"`);
  });

  test('says plainly that nobody reads the notes where there is no model', async () => {
    const html = await knows(cacheWith({ model: null }, { entries: [] }));
    expect(html).toContain('doesn’t read them');
    expect(html).toContain('this copy of Yet has none');
    expect(html).toContain('there is no model here');
  });

  test('shows nothing of what is switched off', async () => {
    const off = { tellsGoals: false, tellsJournal: false, tellsMindset: false };
    const html = await knows(cacheWith(off));
    for (const words of ['Play a scale', 'The bow shook.', 'Criticism'])
      expect(html).not.toContain(words);
  });

  test('invites where there is nothing yet', async () => {
    const html = await knows(
      cacheWith({}, { goals: [], weakestCategory: null, entries: [], conversation: null }),
    );
    for (const words of [
      'You have no open goals just now',
      'has not been taken',
      'There’s no entry to pass on',
      'Nothing yet',
    ])
      expect(html).toContain(words);
  });
});

describe('settings', () => {
  test('say how things stand before anything is opened', async () => {
    const html = await pageInNode(
      cacheWith({ incognitoMode: true, aiFeedback: 'off', chatRetentionDays: 30 }),
      '/settings',
    );
    for (const words of [
      'Incognito',
      'Feature by feature',
      '30 days',
      'some-model',
      'api.example.org',
    ])
      expect(html).toContain(words);
    expect(html).toContain('href="/what-eden-knows"');
  });

  test('say that nothing leaves a copy without a model', async () => {
    const html = await pageInNode(cacheWith({ model: null }), '/settings');
    expect(html).toContain('has no language model');
    expect(html).toContain('Built-in');
  });
});
