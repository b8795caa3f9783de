import { Hono } from 'hono';
import { ContactMessage, NoticeReply, SafetyAnswer } from '#schema/contracts/safety.ts';
import { SAFETY_URLS } from '#schema/urls/safety.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { noticeForAnswer, noticeWithoutAccount } from './safety.service.ts';

export const safetyRoutes = new Hono<AppEnv>()
  .post(SAFETY_URLS.answer, requireUser, async (c) => {
    const { message } = await body(c, SafetyAnswer);
    return send(c, NoticeReply, {
      safetyNotice: (await noticeForAnswer(c.var.user, message)) ?? null,
    });
  })
  .post(SAFETY_URLS.contact, async (c) => {
    const { message } = await body(c, ContactMessage);
    return send(c, NoticeReply, {
      safetyNotice: noticeWithoutAccount(c.var.request, message) ?? null,
    });
  });
