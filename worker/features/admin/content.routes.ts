import { Hono } from 'hono';
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
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, params, query } from '#worker/http/input.ts';
import { requireAdmin } from '#worker/http/require-admin.ts';
import { send } from '#worker/http/send.ts';
import {
  contentEdit,
  discard,
  listContent,
  previewUnit,
  publish,
  revertToFile,
  saveDraft,
} from './content.service.ts';

export const contentRoutes = new Hono<AppEnv>()
  .get(ADMIN_URLS.contents, requireAdmin, async (c) =>
    send(c, ContentList, await listContent(c.var.admin, query(c, ContentPage))),
  )
  .get(ADMIN_URLS.unitPreview, requireAdmin, async (c) =>
    send(c, LearningUnit, await previewUnit(c.var.admin, params(c, UnitParams).unitId)),
  )
  .get(ADMIN_URLS.content, requireAdmin, async (c) =>
    send(c, ContentEdit, await contentEdit(c.var.admin, params(c, ContentParams))),
  )
  .patch(ADMIN_URLS.draft, requireAdmin, async (c) => {
    const key = params(c, ContentParams);
    return send(c, SavedDraft, await saveDraft(c.var.admin, key, await body(c, DraftSave)));
  })
  .post(ADMIN_URLS.publish, requireAdmin, async (c) => {
    const key = params(c, ContentParams);
    return send(c, ContentEdit, await publish(c.var.admin, key, await body(c, EditStep)));
  })
  .post(ADMIN_URLS.discard, requireAdmin, async (c) => {
    const key = params(c, ContentParams);
    return send(c, ContentEdit, await discard(c.var.admin, key, await body(c, EditStep)));
  })
  .post(ADMIN_URLS.handBack, requireAdmin, async (c) => {
    const key = params(c, ContentParams);
    return send(c, ContentEdit, await revertToFile(c.var.admin, key, await body(c, EditStep)));
  });
