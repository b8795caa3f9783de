const KEY = 'yet:next-page-toast';

export interface ToastText {
  title: string;
  description?: string;
  kind?: 'neutral' | 'destructive';
}

export function keepToastForNextPage(toast: ToastText): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Without storage the words are lost, and nothing else.
  }
}

/** What the page before had to say, once. */
export function takeToastOfLastPage(): ToastText | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? (JSON.parse(text) as ToastText) : undefined;
  } catch {
    return undefined;
  }
}

export function hasToastOfLastPage(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
