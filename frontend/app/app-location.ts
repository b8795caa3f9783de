import { useBrowserLocation } from 'wouter/use-browser-location';
import { PATHS } from '#frontend/lib/paths.ts';

type Navigate = ReturnType<typeof useBrowserLocation>[1];

const isOutside = (to: string | URL) => new URL(to, window.location.href).pathname === PATHS.auth;

/** The browser's location; ways that leave the app load the page they lead to. */
export function useAppLocation(...options: Parameters<typeof useBrowserLocation>): [string, Navigate] {
  const [path, navigate] = useBrowserLocation(...options);
  const go: Navigate = (to, how) => {
    if (!isOutside(to)) return navigate(to, how);
    if (how?.replace) window.location.replace(to);
    else window.location.assign(to);
  };
  return [path, go];
}
