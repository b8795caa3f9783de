import { ActivityList, ActivityPage, MoodTried } from '#schema/contracts/activities.ts';
import {
  StickerCollection,
  UserSticker,
  UserStickerList,
  UserStickerParams,
  UserStickerPatch,
} from '#schema/contracts/stickers.ts';
import { get, patch, post } from './route.ts';

/** What was done, and what was earned by it. */
export const stickerApi = [
  get('/api/stickers', 'All stickers, and how far you are', { reply: { StickerCollection } }),
  get('/api/stickers/user', 'Those you have, newest first', { reply: { UserStickerList } }),
  patch('/api/stickers/user/:userStickerId', 'Pin one, or mark it as seen', {
    params: UserStickerParams,
    body: { UserStickerPatch },
    example: { isPinned: true },
    reply: { UserSticker },
  }),
  get('/api/activities', 'What you did lately, newest first', {
    query: ActivityPage,
    reply: { ActivityList },
  }),
  post('/api/activities/moods', 'Note that a mood was tried', {
    body: { MoodTried },
    example: { mood: 'calm' },
    repeatable: true,
  }),
];
