import { GoalParams } from '#schema/contracts/goals.ts';
import {
  GoalSharing,
  MadeShare,
  NewShare,
  NewShareNote,
  OwnShareNote,
  PublicLink,
  PublicLinkRequest,
  Share,
  ShareCodeParams,
  SharedGoal,
  SharedWithMeList,
  SharedWithMePage,
  SharedWithMeParams,
  ShareNoteParams,
  ShareParams,
  SharePatch,
  SharingOverview,
} from '#schema/contracts/sharing.ts';
import { get, patch, post, remove } from './route.ts';

const KEPT = { 409: 'Another person keeps this share already.' };
const link = { params: ShareCodeParams, ids: 'secret' } as const;

export const sharingApi = [
  get('/api/sharing', 'Your shared goals, and the notes left on them', { reply: { SharingOverview } }),
  get('/api/goals/:goalId/shares', 'All the ways a goal is shared', {
    params: GoalParams,
    reply: { GoalSharing },
  }),
  post('/api/goals/:goalId/shares', 'Share a goal with one person', {
    params: GoalParams,
    body: { NewShare },
    example: { sharedWithUsername: 'grace', permissionLevel: 'cheer' },
    status: 201,
    reply: { MadeShare },
    fails: { 409: 'The goal is shared with as many people as can be.', 429: 'Shared too often.' },
  }),
  patch('/api/goals/:goalId/shares/:shareId', 'Change what a share permits, or until when', {
    params: ShareParams,
    body: { SharePatch },
    example: { permissionLevel: 'view' },
    reply: { Share },
    fails: { 409: 'A sealed share stays sealed, and an open one open.' },
  }),
  remove('/api/goals/:goalId/shares/:shareId', 'Take a share back', { params: ShareParams }),
  post('/api/goals/:goalId/public-link', 'Open a goal to whoever has its link', {
    params: GoalParams,
    body: { PublicLinkRequest },
    example: { expiresAt: null },
    status: 201,
    reply: { PublicLink },
    repeatable: true,
  }),
  remove('/api/goals/:goalId/public-link', 'Take the link back', { params: GoalParams }),
  remove('/api/share-notes/:noteId', 'Remove a note from your goal', { params: ShareNoteParams }),

  get('/api/shared/:code', 'Look at what a link shows', {
    ...link,
    access: 'public',
    reply: { SharedGoal },
  }),
  post('/api/shared/:code/keep', 'Put it under what is shared with you', {
    ...link,
    repeatable: true,
    fails: KEPT,
  }),
  post('/api/shared/:code/note', 'Leave the one note, or reword it', {
    ...link,
    body: { NewShareNote },
    example: { content: 'Halfway across: keep going.' },
    status: 201,
    reply: { OwnShareNote },
    repeatable: true,
    fails: { 403: 'This share is to look at only.', ...KEPT },
  }),
  remove('/api/shared/:code/note', 'Take your note back', link),
  get('/api/shared-with-me', 'What others share with you, newest first', {
    query: SharedWithMePage,
    reply: { SharedWithMeList },
  }),
  remove('/api/shared-with-me/:shareId', 'Leave a share', { params: SharedWithMeParams }),
];
