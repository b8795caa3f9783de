import { Hono } from 'hono';
import { MailPlans, MailPlansPatch } from '#schema/contracts/mail-plans.ts';
import { MAIL_PLAN_URLS } from '#schema/urls/mail-plans.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { body } from '#worker/http/input.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send } from '#worker/http/send.ts';
import { chooseMails, mailPlansOf } from './mail-plans.service.ts';

export const mailPlanRoutes = new Hono<AppEnv>()
  .get(MAIL_PLAN_URLS.plans, requireUser, async (c) =>
    send(c, MailPlans, await mailPlansOf(c.var.user)),
  )
  .patch(MAIL_PLAN_URLS.plans, requireUser, async (c) =>
    send(c, MailPlans, await chooseMails(c.var.user, await body(c, MailPlansPatch))),
  );
