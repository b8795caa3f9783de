import type { QueryClient } from '@tanstack/react-query';
import { keepSharedWords } from '#frontend/lib/keep-shared-words.ts';
import { setLocaleContext } from '#frontend/lib/render-locale.ts';
import { listenForTicks } from '#frontend/lib/signs/sign-of.ts';
import { LazyToastCard } from '#frontend/ui/feedback/toast-viewport.tsx';
import { LazyCelebrationWords } from './celebration-region.tsx';
import { followSystemTheme } from './follow-system-theme.ts';
import { startOffline } from './offline.ts';
import { startViewTransitions } from './view-transitions.ts';

/** What the first view does without: fetched when the page has loaded, and before anybody asks. */
export function onIdle(client: QueryClient): void {
  // From here on the page's clock is the device's.
  setLocaleContext(undefined);
  followSystemTheme();
  startViewTransitions();
  keepSharedWords();
  listenForTicks();
  startOffline(client);
  LazyCelebrationWords.preload();
  // Words about a network that is gone must not need it.
  LazyToastCard.preload();
}
