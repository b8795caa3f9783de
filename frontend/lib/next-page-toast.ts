import { WELCOME_COOKIE } from '#schema/contracts/first-view.ts';
import { PATHS } from '#schema/urls/page-paths.ts';

/** The storage key under which a tab keeps it from one page load to the next. */
export const NEXT_PAGE_TOAST = 'yet:next-page-toast';

export interface ToastText {
  title: string;
  description?: string;
  kind?: 'neutral' | 'destructive';
}

/** The toast on the first page after signing in, by the form that was used. */
export const WELCOME: Record<'login' | 'register', ToastText> = {
  login: { title: 'Welcome back!', description: 'Successfully logged in' },
  register: { title: 'Welcome!', description: 'Successfully registered' },
};

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
    return text ? (JSON.parse(text) as ToastText) : takeWelcome();
  } catch {
    return undefined;
  }
}

/** Where a form came in without a script, the server left a cookie with the form's name. */
function takeWelcome(): ToastText | undefined {
  // The page that is being left may still come to life while the next one is on its way: it is not
  // for it.
  if (window.location.pathname === PATHS.auth) return undefined;
  const found = new RegExp(`(?:^|; )${WELCOME_COOKIE}=(login|register)(?:;|$)`).exec(
    document.cookie,
  );
  if (!found) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the API.
  document.cookie = `${WELCOME_COOKIE}=; Path=/; Max-Age=0`;
  return WELCOME[found[1] as keyof typeof WELCOME];
}
