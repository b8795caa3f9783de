import { type Navigate, navigateWithin } from '#frontend/lib/location.tsx';
import { PATHS } from '#frontend/lib/paths.ts';

const isOutside = (to: string) => new URL(to, window.location.href).pathname === PATHS.auth;

/** By the browser's history; ways that leave the app load the page they lead to. */
export const navigateInApp: Navigate = (to, how) => {
  if (!isOutside(to)) return navigateWithin(to, how);
  window.location[how?.replace ? 'replace' : 'assign'](to);
};
