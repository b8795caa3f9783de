import type { QueryClient } from '@tanstack/react-query';
import { nextTask } from '#frontend/lib/next-task.ts';
import { CelebrationWords } from './celebration-region.tsx';
import { followSystemTheme } from './follow-system-theme.ts';
import { wakeOffline } from './offline.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

/**
 * What the first view does without: fetched once nothing else is waited for, and before anybody asks. Bit by bit, since
 * somebody may be about to press a button.
 */
export async function settleIn(client: QueryClient): Promise<void> {
  followSystemTheme();
  prefetchOnIntent();
  await nextTask();
  wakeOffline(client);
  await nextTask();
  import('./screens.ts').catch(() => undefined);
  CelebrationWords.preload();
}
