import { keepToastForNextPage, type ToastText } from '#frontend/lib/next-page-toast.ts';

/** Goes on by loading a page, with something to say there. */
export function navigateHard(path: string, toast?: ToastText): void {
  if (toast) keepToastForNextPage(toast);
  window.location.assign(path);
}
