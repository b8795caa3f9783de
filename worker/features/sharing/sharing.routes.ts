import { Hono } from 'hono';
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
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, query } from '#worker/http/input.ts';
import { noIndex } from '#worker/http/no-index.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import { readSessionCookie } from '#worker/http/session-cookie.ts';
import {
  changeShare,
  closeLink,
  endShare,
  listShares,
  openLink,
  overviewSharing,
  removeNote,
  shareGoal,
} from './shares.service.ts';
import {
  keepShared,
  leaveNote,
  leaveShared,
  listSharedWithMe,
  openShared,
  withdrawNote,
} from './visits.service.ts';

export const sharingRoutes = new Hono<AppEnv>()
  .use(`${SHARING_URLS.shared}/*`, noIndex)
  .get(SHARING_URLS.overview, requireUser, async (c) =>
    send(c, SharingOverview, await overviewSharing(c.var.user)),
  )
  .get(SHARING_URLS.shares, requireUser, async (c) =>
    send(c, GoalSharing, await listShares(c.var.user, params(c, GoalParams).goalId)),
  )
  .post(SHARING_URLS.shares, requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(c, MadeShare, await shareGoal(c.var.user, goalId, await body(c, NewShare)), 201);
  })
  .patch(SHARING_URLS.share, requireUser, async (c) => {
    const { goalId, shareId } = params(c, ShareParams);
    return send(
      c,
      Share,
      await changeShare(c.var.user, goalId, shareId, await body(c, SharePatch)),
    );
  })
  .delete(SHARING_URLS.share, requireUser, async (c) => {
    const { goalId, shareId } = params(c, ShareParams);
    await endShare(c.var.user, goalId, shareId);
    return sendNothing(c);
  })
  .post(SHARING_URLS.publicLink, requireUser, async (c) => {
    const { goalId } = params(c, GoalParams);
    return send(
      c,
      PublicLink,
      await openLink(c.var.user, goalId, await body(c, PublicLinkRequest)),
      201,
    );
  })
  .delete(SHARING_URLS.publicLink, requireUser, async (c) => {
    await closeLink(c.var.user, params(c, GoalParams).goalId);
    return sendNothing(c);
  })
  .delete(SHARING_URLS.note, requireUser, async (c) => {
    await removeNote(c.var.user, params(c, ShareNoteParams).noteId);
    return sendNothing(c);
  })
  .get(SHARING_URLS.shared, async (c) => {
    const { code } = params(c, ShareCodeParams);
    return send(c, SharedGoal, await openShared(c.var.request, await readSessionCookie(c), code));
  })
  .post(SHARING_URLS.keep, requireUser, async (c) => {
    await keepShared(c.var.user, params(c, ShareCodeParams).code);
    return sendNothing(c);
  })
  .post(SHARING_URLS.leaveNote, requireUser, async (c) => {
    const { code } = params(c, ShareCodeParams);
    return send(
      c,
      OwnShareNote,
      await leaveNote(c.var.user, code, await body(c, NewShareNote)),
      201,
    );
  })
  .delete(SHARING_URLS.leaveNote, requireUser, async (c) => {
    await withdrawNote(c.var.user, params(c, ShareCodeParams).code);
    return sendNothing(c);
  })
  .get(SHARING_URLS.sharedWithMe, requireUser, async (c) =>
    send(c, SharedWithMeList, await listSharedWithMe(c.var.user, query(c, SharedWithMePage))),
  )
  .delete(SHARING_URLS.oneSharedWithMe, requireUser, async (c) => {
    await leaveShared(c.var.user, params(c, SharedWithMeParams).shareId);
    return sendNothing(c);
  });
