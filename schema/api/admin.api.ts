import {
  AdminUserDetail,
  AdminUserList,
  AdminUserPage,
  AdminUserParams,
  AuditList,
  AuditPage,
  SessionsGone,
  TierGrant,
} from '#schema/contracts/admin.ts';
import {
  ContentEdit,
  ContentList,
  ContentPage,
  ContentParams,
  DraftSave,
  EditStep,
  SavedDraft,
} from '#schema/contracts/content-edits.ts';
import { LearningUnit, UnitParams } from '#schema/contracts/learning.ts';
import { get, patch, post, remove } from './route.ts';

const person = { access: 'admin', ids: 'people', params: AdminUserParams } as const;
const content = { access: 'admin', ids: 'content', params: ContentParams } as const;
const step = {
  ...content,
  body: { EditStep },
  example: { basedOn: null },
  reply: { ContentEdit },
  fails: { 409: 'There is nothing to do this with, or somebody changed it in the meantime.' },
};

/** To whoever is no admin all of this answers 404. */
export const adminApi = [
  get('/api/admin/users', 'Accounts whose name or address begins so, newest first', {
    access: 'admin',
    query: AdminUserPage,
    reply: { AdminUserList },
  }),
  get('/api/admin/users/:userId', 'How an account stands, and nothing its owner wrote', {
    ...person,
    reply: { AdminUserDetail },
  }),
  post('/api/admin/users/:userId/tier', 'Grant a plan until a day', {
    ...person,
    body: { TierGrant },
    example: { tier: 'pro', until: '2029-06-30' },
    reply: { AdminUserDetail },
    fails: { 409: 'The account pays for a plan.' },
  }),
  remove('/api/admin/users/:userId/tier', 'End a granted plan', {
    ...person,
    reply: { AdminUserDetail },
    fails: { 409: 'No plan was granted.' },
  }),
  post('/api/admin/users/:userId/unlock', 'Forget wrong passwords, so that they can be tried again', {
    ...person,
    reply: { AdminUserDetail },
    repeatable: true,
  }),
  post('/api/admin/users/:userId/sign-out', 'End every session of an account', {
    ...person,
    reply: { SessionsGone },
    repeatable: true,
  }),
  get('/api/admin/audit', 'What admins did, newest first', {
    access: 'admin',
    query: AuditPage,
    reply: { AuditList },
  }),
];

export const contentApi = [
  get('/api/admin/content', 'What can be edited of a kind, and how it stands', {
    access: 'admin',
    query: ContentPage,
    reply: { ContentList },
  }),
  get('/api/admin/content/unit/:unitId/preview', 'A unit as its draft would have it', {
    access: 'admin',
    ids: 'content',
    params: UnitParams,
    reply: { LearningUnit },
  }),
  get('/api/admin/content/:kind/:refId', 'What people see, and what is written to replace it', {
    ...content,
    reply: { ContentEdit },
  }),
  patch('/api/admin/content/:kind/:refId/draft', 'Keep a draft', {
    ...content,
    body: { DraftSave },
    example: {
      basedOn: null,
      fields: {
        kind: 'module',
        title: 'A module by another name',
        description:
          'What it is about, in two sentences that say what is in it. They promise nothing that it does not hold.',
      },
    },
    reply: { SavedDraft },
    fails: { 409: 'Somebody changed it in the meantime.' },
  }),
  post('/api/admin/content/:kind/:refId/publish', 'Put the draft where people see it', step),
  post('/api/admin/content/:kind/:refId/discard', 'Put the draft away', step),
  post('/api/admin/content/:kind/:refId/hand-back', 'Let the files lead again', step),
];
