import { Hono } from 'hono';
import {
  StickerCollection,
  UserSticker,
  UserStickerList,
  UserStickerParams,
  UserStickerPatch,
} from '#schema/contracts/stickers.ts';
import { STICKER_URLS } from '#schema/urls/stickers.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { changeUserSticker, listCollectedStickers, stickerCollection } from './stickers.service.ts';

export const stickerRoutes = new Hono<AppEnv>()
  .get(STICKER_URLS.collection, requireUser, async (c) =>
    send(c, StickerCollection, await stickerCollection(c.var.user)),
  )
  .get(STICKER_URLS.own, requireUser, async (c) =>
    send(c, UserStickerList, await listCollectedStickers(c.var.user)),
  )
  .patch(STICKER_URLS.ownOne, requireUser, async (c) => {
    const { userStickerId } = params(c, UserStickerParams);
    return send(
      c,
      UserSticker,
      await changeUserSticker(c.var.user, userStickerId, await body(c, UserStickerPatch)),
    );
  });
