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
import { SHARING_URLS } from '#schema/urls/sharing.urls.ts';
import { get, patch, post, remove } from './route.ts';

const KEPT = { 409: 'Another person keeps this share already.' };
const link = { params: ShareCodeParams, ids: 'secret' } as const;

export const sharingApi = [
  get(SHARING_URLS.overview, 'Your shared goals, and the notes left on them', {
    reply: { SharingOverview },
  }),
  get(SHARING_URLS.shares, 'All the ways a goal is shared', {
    params: GoalParams,
    reply: { GoalSharing },
  }),
  post(SHARING_URLS.shares, 'Share a goal with one person', {
    params: GoalParams,
    body: { NewShare },
    example: { sharedWithUsername: 'grace', permissionLevel: 'cheer' },
    status: 201,
    reply: { MadeShare },
    fails: { 409: 'The goal is shared with as many people as can be.', 429: 'Shared too often.' },
  }),
  patch(SHARING_URLS.share, 'Change what a share permits, or until when', {
    params: ShareParams,
    body: { SharePatch },
    example: { permissionLevel: 'view' },
    reply: { Share },
    fails: { 409: 'A sealed share stays sealed, and an open one open.' },
  }),
  remove(SHARING_URLS.share, 'Take a share back', { params: ShareParams }),
  post(SHARING_URLS.publicLink, 'Open a goal to whoever has its link', {
    params: GoalParams,
    body: { PublicLinkRequest },
    example: { expiresAt: null },
    status: 201,
    reply: { PublicLink },
    repeatable: true,
  }),
  remove(SHARING_URLS.publicLink, 'Take the link back', { params: GoalParams }),
  remove(SHARING_URLS.note, 'Remove a note from your goal', { params: ShareNoteParams }),

  get(SHARING_URLS.shared, 'Look at what a link shows', {
    ...link,
    access: 'public',
    reply: { SharedGoal },
  }),
  post(SHARING_URLS.keep, 'Put it under what is shared with you', {
    ...link,
    repeatable: true,
    fails: KEPT,
  }),
  post(SHARING_URLS.leaveNote, 'Leave the one note, or reword it', {
    ...link,
    body: { NewShareNote },
    example: { content: 'Halfway across: keep going.' },
    status: 201,
    reply: { OwnShareNote },
    repeatable: true,
    fails: { 403: 'This share is to look at only.', ...KEPT },
  }),
  remove(SHARING_URLS.leaveNote, 'Take your note back', link),
  get(SHARING_URLS.sharedWithMe, 'What others share with you, newest first', {
    query: SharedWithMePage,
    reply: { SharedWithMeList },
  }),
  remove(SHARING_URLS.oneSharedWithMe, 'Leave a share', { params: SharedWithMeParams }),
];
