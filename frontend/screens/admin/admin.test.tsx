import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { auditQuery, peopleQuery, personQuery } from '#frontend/api/admin.ts';
import { contentEditQuery, contentListQuery } from '#frontend/api/content-edits.ts';
import { userQuery } from '#frontend/api/user.ts';
import { cacheOfMaya, pageInNode } from '#frontend/screens/page-in-node.tsx';
import type { AdminUserDetail } from '#schema/contracts/admin/admin.ts';
import type { ContentEdit } from '#schema/contracts/admin/content-edits.ts';

const ada: AdminUserDetail = {
  id: 8,
  username: 'ada',
  email: 'a•••@garden.org',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-02T00:00:00.000Z',
  subscriptionTier: 'pro',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: '2099-01-31T23:59:59.999Z',
  isAdmin: false,
  lockedUntil: '2099-01-01T00:00:00.000Z',
  emailConfirmed: true,
  recoveryCodesLeft: 7,
  passkeys: 1,
  hasOtherSignIn: false,
  openBrowsers: 2,
  tierSource: 'gift',
  whyNotGranted: null,
};

const edit: ContentEdit = {
  kind: 'unit',
  id: 4,
  title: 'What a belief can do',
  place: 'Foundations / How abilities grow',
  unitType: 'quiz',
  hasDraft: true,
  isEdited: true,
  editedAt: '2026-01-02T00:00:00.000Z',
  editedBy: 'maya',
  publishedAt: '2026-01-01T00:00:00.000Z',
  changed: ['title'],
  live: {
    kind: 'unit',
    title: 'What a belief can do',
    html: '<p>Five situations follow.</p>',
    claim: 'A claim',
    source: 'Somebody (2020)',
    act: 'An act',
    hints: ['One', 'Two'],
    retrieval: [{ question: 'What?', answer: 'That.' }],
    questions: [
      {
        question: 'Which one?',
        options: [
          { text: 'This one', isCorrect: true, feedback: 'Yes.' },
          { text: 'That one', isCorrect: false, feedback: 'Not quite.' },
        ],
      },
    ],
    prompts: null,
  },
  draft: null,
};

function adminsCache(isAdmin = true): QueryClient {
  const client = cacheOfMaya();
  client.setQueryData(userQuery.queryKey, (user) => user && { ...user, isAdmin });
  client.setQueryData(peopleQuery('').queryKey, { pages: [[ada]], pageParams: [null] });
  client.setQueryData(personQuery(8).queryKey, ada);
  for (const filter of [{}, { userId: 8 }]) {
    client.setQueryData(auditQuery(filter).queryKey, {
      pages: [
        [
          {
            id: 1,
            createdAt: '2026-01-02T00:00:00.000Z',
            action: 'tier.grant',
            actor: { id: 7, name: 'maya' },
            subject: { kind: 'user', id: 8, name: 'ada' },
            detail: { tier: 'pro', until: '2099-01-31T23:59:59.999Z' },
            requestId: '0f9a3c1e-0000-4000-8000-000000000000',
          },
        ],
      ],
      pageParams: [null],
    });
  }
  const { live, draft, changed, publishedAt, ...summary } = edit;
  client.setQueryData(contentListQuery('unit').queryKey, [summary]);
  client.setQueryData(contentEditQuery({ kind: 'unit', id: 4 }).queryKey, {
    ...edit,
    draft: { ...live, title: 'What a belief can, and cannot do' } as ContentEdit['live'],
  });
  return client;
}

test.each([
  [
    '/admin',
    ['<th scope="row">', 'a•••@garden.org', 'Locked', 'Pro until', 'href="/admin/users/8"'],
  ],
  [
    '/admin/users/8',
    [
      '>ada</h1>',
      '7 recovery codes',
      'End Pro now',
      'Grant another instead',
      '>Unlock</button>',
      'Granted Pro to ada',
    ],
  ],
  [
    '/admin/content',
    [
      'What a belief can do',
      'href="/admin/content/unit/4"',
      'Foundations / How abilities grow',
      '>Draft</span>',
    ],
  ],
  [
    '/admin/content/unit/4',
    [
      'What a belief can, and cannot do',
      'It differs from what people see in: title.',
      '>Publish</button>',
      '<p>Five situations follow.</p>',
      'Which one?',
      'This one fits best',
    ],
  ],
  ['/admin/audit', ['Granted Pro to ada until', 'maya · ', 'request 0f9a3c1e']],
])('%s shows an admin what there is', async (path, words) => {
  const html = await pageInNode(adminsCache(), path);
  for (const word of words) expect(html).toContain(word);
  expect(html).not.toContain(' style=');
});

test.each([
  '/admin',
  '/admin/users/8',
  '/admin/content',
  '/admin/content/unit/4',
  '/admin/content/unit/4/preview',
  '/admin/audit',
])('%s shows nobody else that there is anything', async (path) => {
  const html = await pageInNode(adminsCache(false), path);
  expect(html).toContain('404 Page Not Found');
  expect(html).not.toContain('ada');
});

test('an admin finds the way in the settings, and nobody else does', async () => {
  expect(await pageInNode(adminsCache(), '/settings')).toContain('href="/admin"');
  expect(await pageInNode(adminsCache(false), '/settings')).not.toContain('href="/admin"');
});
