import { Hono } from 'hono';
import {
  StickerCollection,
  UserSticker,
  UserStickerList,
  UserStickerParams,
  UserStickerPatch,
} from '#schema/contracts/stickers.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { changeUserSticker, listCollectedStickers, stickerCollection } from './stickers.service.ts';

export const stickerRoutes = new Hono<AppEnv>()
  .get('/api/stickers', requireUser, async (c) =>
    send(c, StickerCollection, await stickerCollection(c.var.user)),
  )
  .get('/api/stickers/user', requireUser, async (c) =>
    send(c, UserStickerList, await listCollectedStickers(c.var.user)),
  )
  .patch('/api/stickers/user/:userStickerId', requireUser, async (c) => {
    const { userStickerId } = params(c, UserStickerParams);
    return send(
      c,
      UserSticker,
      await changeUserSticker(c.var.user, userStickerId, await body(c, UserStickerPatch)),
    );
  });
