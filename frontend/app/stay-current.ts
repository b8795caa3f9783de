import { focusManager, type QueryClient } from '@tanstack/react-query';
import { CHANGING, changedBy, isAmong } from '#frontend/api/changed-by.rules.ts';
import { userQuery } from '#frontend/api/user.ts';
import { onWritten } from '#frontend/lib/request.ts';
import { type TabMessage, tabsChannel, tellTabs } from '#frontend/lib/tabs.ts';
import { connectionNow } from '#frontend/state/connection.state.ts';

/** What is as young as this is not asked for again. */
const RECENT_MS = 2_000;

/**
 * Two tabs of one browser show the same, and so do two devices as soon as somebody looks at one:
 * what a write changed is looked up anew in the other tabs, and what may have changed elsewhere
 * when a page comes to the front. A tab of somebody who is no longer signed in here begins anew.
 */
export function stayCurrent(client: QueryClient): void {
  const person = () => client.getQueryData(userQuery.queryKey)?.id ?? null;

  onWritten((path) => {
    const changed = changedBy(path);
    if (changed.length > 0) tellTabs({ person: person(), changed });
  });

  tabsChannel().onmessage = ({ data: { person: theirs, changed } }: MessageEvent<TabMessage>) => {
    const own = person();
    if (own === null) return;
    if (theirs !== own) return window.location.reload();
    client.invalidateQueries({
      predicate: ({ queryKey }) => isAmong(changed, queryKey),
      // Nobody sees it: it is asked for when somebody comes back to it.
      refetchType: document.hidden ? 'none' : 'active',
    });
  };

  const lookAgain = () => {
    if (!focusManager.isFocused() || connectionNow().isLost) return;
    // Waits for running writes: a read that overtakes one would show an older state.
    if (person() === null || client.isMutating() > 0) return;
    const recent = Date.now() - RECENT_MS;
    client.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        isAmong(CHANGING, queryKey) && (state.isInvalidated || state.dataUpdatedAt < recent),
    });
  };
  // Two windows side by side are both visible: coming to the front is the focus as well.
  focusManager.setEventListener((onFocus) => {
    const refresh = () => onFocus();
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  });
  focusManager.subscribe(lookAgain);

  // When another tab changes who is signed in, this tab drops the earlier person's data at once.
  if (!connectionNow().isLost) tellTabs({ person: person(), changed: [] });
}
