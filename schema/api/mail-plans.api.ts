import { MailPlans, MailPlansPatch } from '#schema/contracts/mail-plans.ts';
import { MAIL_PLAN_URLS } from '#schema/urls/mail-plans.urls.ts';
import { get, patch } from './route.ts';

export const mailPlansApi = [
  get(MAIL_PLAN_URLS.plans, 'Which mails somebody wants', { reply: { MailPlans } }),
  patch(MAIL_PLAN_URLS.plans, 'Choose mails, or end them', {
    body: { MailPlansPatch },
    example: { week: null, away: false },
    reply: { MailPlans },
    fails: { 409: 'There is no confirmed address to write to.' },
  }),
];
