/** The mails that somebody wants. */
export const MAIL_PLAN_URLS = {
  plans: '/api/mail-plans',
  /** What a mail's own link ends it by: a page with a button, and one click of a mail program. */
  off: '/mails-off',
} as const;
