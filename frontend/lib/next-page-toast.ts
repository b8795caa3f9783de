/** Where a tab keeps it, from one page load to the next. */
export const NEXT_PAGE_TOAST = 'yet:next-page-toast';

export interface ToastText {
  title: string;
  description?: string;
  kind?: 'neutral' | 'destructive';
}

export function keepToastForNextPage(toast: ToastText): void {
  try {
    sessionStorage.setItem(NEXT_PAGE_TOAST, JSON.stringify(toast));
  } catch {
    // Without storage the words are lost, and nothing else.
  }
}

/** What the page before had to say, once. */
export function takeToastOfLastPage(): ToastText | undefined {
  try {
    const text = sessionStorage.getItem(NEXT_PAGE_TOAST);
    sessionStorage.removeItem(NEXT_PAGE_TOAST);
    return text ? (JSON.parse(text) as ToastText) : undefined;
  } catch {
    return undefined;
  }
}

export function hasToastOfLastPage(): boolean {
  try {
    return sessionStorage.getItem(NEXT_PAGE_TOAST) !== null;
  } catch {
    return false;
  }
}
