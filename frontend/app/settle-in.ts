import type { QueryClient } from '@tanstack/react-query';
import { CelebrationWords } from './celebration-region.tsx';
import { followSystemTheme } from './follow-system-theme.ts';
import { wakeOffline } from './offline.ts';

/** What the first view does without: fetched once nothing else is waited for, and before anybody asks. */
export function settleIn(client: QueryClient): void {
  followSystemTheme();
  wakeOffline(client);
  import('./screens.ts').catch(() => undefined);
  CelebrationWords.preload();
}
