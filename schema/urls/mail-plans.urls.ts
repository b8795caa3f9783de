/** The mails that somebody wants. */
export const MAIL_PLAN_URLS = {
  plans: '/api/mail-plans',
} as const;
