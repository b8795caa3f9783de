import type { AroundNavHandler } from 'wouter';
import { PATHS } from '#schema/urls/page-paths.ts';

const isOutside = (to: string) => new URL(to, window.location.href).pathname === PATHS.auth;

/** How a page gives way to the next: at once, until `view-transitions.ts` knows better. */
export const passage: { go: AroundNavHandler } = {
  go: (navigate, to, options) => navigate(to, options),
};

/** By the browser's history; ways that leave the app load the page they lead to. */
export const navigateInApp: AroundNavHandler = (navigate, to, options) => {
  if (!isOutside(to)) return passage.go(navigate, to, options);
  window.location[options?.replace ? 'replace' : 'assign'](to);
};
