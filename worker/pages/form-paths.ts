import { PATHS } from '#schema/urls/page-paths.ts';

/** Pages with a form that the browser can send by itself: a POST goes to the page's own address. */
const FORM_PATHS = new Set<string>([
  PATHS.auth,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.recover,
  PATHS.contact,
]);

export const isFormPath = (path: string): boolean => FORM_PATHS.has(path);
