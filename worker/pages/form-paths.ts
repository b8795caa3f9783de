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
 * Whether a form may come from anywhere: mail programs send this one by themselves (RFC 8058). Its
 * address holds the proof, and no cookie is looked at.
 */
export const takesAnyOrigin = (path: string): boolean =>
  path === PATHS.noMails || path === PATHS.firstNoMails;

export const isFormPath = (path: string): boolean => FORM_PATHS.has(path);
