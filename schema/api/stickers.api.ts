import { ActivityList, ActivityPage, MoodTried } from '#schema/contracts/activities.ts';
import {
  StickerCollection,
  UserSticker,
  UserStickerList,
  UserStickerParams,
  UserStickerPatch,
} from '#schema/contracts/stickers.ts';
import { ACTIVITY_URLS } from '#schema/urls/activities.urls.ts';
import { STICKER_URLS } from '#schema/urls/stickers.urls.ts';
import { get, patch, post } from './route.ts';

/** Routes for the activity feed and the stickers. */
export const stickerApi = [
  get(STICKER_URLS.collection, 'All stickers, and how far you are', {
    reply: { StickerCollection },
  }),
  get(STICKER_URLS.own, 'Those you have, newest first', { reply: { UserStickerList } }),
  patch(STICKER_URLS.ownOne, 'Pin one, or mark it as seen', {
    params: UserStickerParams,
    body: { UserStickerPatch },
    example: { isPinned: true },
    reply: { UserSticker },
  }),
  get(ACTIVITY_URLS.activities, 'What you did lately, newest first', {
    query: ActivityPage,
    reply: { ActivityList },
  }),
  post(ACTIVITY_URLS.moods, 'Note that a mood was tried', {
    body: { MoodTried },
    example: { mood: 'calm' },
    repeatable: true,
  }),
];
