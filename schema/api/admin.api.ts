import {
  AdminUserDetail,
  AdminUserList,
  AdminUserPage,
  AdminUserParams,
  AuditList,
  AuditPage,
  SessionsGone,
  TierGrant,
} from '#schema/contracts/admin/admin.ts';
import {
  ContentEdit,
  ContentList,
  ContentPage,
  ContentParams,
  DraftSave,
  EditStep,
  SavedDraft,
} from '#schema/contracts/admin/content-edits.ts';
import { LearningUnit, UnitParams } from '#schema/contracts/learning.ts';
import { ADMIN_URLS } from '#schema/urls/admin.urls.ts';
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

/** Routes for admins. They answer 404 to everybody else. */
export const adminApi = [
  get(ADMIN_URLS.users, 'Accounts whose name or address begins so, newest first', {
    access: 'admin',
    query: AdminUserPage,
    reply: { AdminUserList },
  }),
  get(ADMIN_URLS.user, 'How an account stands, and nothing its owner wrote', {
    ...person,
    reply: { AdminUserDetail },
  }),
  post(ADMIN_URLS.tier, 'Grant a plan until a day', {
    ...person,
    body: { TierGrant },
    example: { tier: 'pro', until: '2029-06-30' },
    reply: { AdminUserDetail },
    fails: { 409: 'The account pays for a plan.' },
  }),
  remove(ADMIN_URLS.tier, 'End a granted plan', {
    ...person,
    reply: { AdminUserDetail },
    fails: { 409: 'No plan was granted.' },
  }),
  post(ADMIN_URLS.unlock, 'Forget wrong passwords, so that they can be tried again', {
    ...person,
    reply: { AdminUserDetail },
    repeatable: true,
  }),
  post(ADMIN_URLS.signOut, 'End every session of an account', {
    ...person,
    reply: { SessionsGone },
    repeatable: true,
  }),
  get(ADMIN_URLS.audit, 'What admins did, newest first', {
    access: 'admin',
    query: AuditPage,
    reply: { AuditList },
  }),
];

export const contentApi = [
  get(ADMIN_URLS.contents, 'What can be edited of a kind, and how it stands', {
    access: 'admin',
    query: ContentPage,
    reply: { ContentList },
  }),
  get(ADMIN_URLS.unitPreview, 'A unit as its draft would have it', {
    access: 'admin',
    ids: 'content',
    params: UnitParams,
    reply: { LearningUnit },
  }),
  get(ADMIN_URLS.content, 'What people see, and what is written to replace it', {
    ...content,
    reply: { ContentEdit },
  }),
  patch(ADMIN_URLS.draft, 'Keep a draft', {
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
  post(ADMIN_URLS.publish, 'Put the draft where people see it', step),
  post(ADMIN_URLS.discard, 'Put the draft away', step),
  post(ADMIN_URLS.handBack, 'Let the files lead again', step),
];
