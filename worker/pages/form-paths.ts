import { SHARE_TARGET } from '#schema/rules/shared-words.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/** Pages with a form that the browser can send by itself: a POST goes to the page's own address. */
const FORM_PATHS = new Set<string>([
  PATHS.auth,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.recover,
  PATHS.contact,
  PATHS.asked,
  PATHS.noMails,
  PATHS.firstNoMails,
]);

/**
 * Whether a form may come from anywhere, in whatever form, since no cookie is looked at: mail
 * programs end mails by themselves (RFC 8058), and the address holds the proof; other apps share
 * words, which only go back to the browser.
 */
export const takesAnyOrigin = (path: string): boolean =>
  path === PATHS.noMails || path === PATHS.firstNoMails || path === SHARE_TARGET;

export const isFormPath = (path: string): boolean => FORM_PATHS.has(path);
