import { Hono } from 'hono';
import {
  PrivacyPatch,
  PrivacySettings,
  RetentionPreview,
  RetentionQuestion,
} from '#schema/contracts/privacy.ts';
import { PRIVACY_URLS } from '#schema/urls/privacy.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body, query } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { choosePrivacy, previewRetention, privacySettings } from './privacy.service.ts';

export const privacyRoutes = new Hono<AppEnv>()
  .get(PRIVACY_URLS.settings, requireUser, async (c) =>
    send(c, PrivacySettings, await privacySettings(c.var.user)),
  )
  .patch(PRIVACY_URLS.settings, requireUser, async (c) =>
    send(c, PrivacySettings, await choosePrivacy(c.var.user, await body(c, PrivacyPatch))),
  )
  .get(PRIVACY_URLS.chatRetention, requireUser, async (c) =>
    send(c, RetentionPreview, await previewRetention(c.var.user, query(c, RetentionQuestion))),
  );
