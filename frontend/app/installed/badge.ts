import type { QueryClient } from '@tanstack/react-query';
import { allPages, goalsQuery } from '#frontend/api/goals/goals.ts';
import { itemsForToday } from '#frontend/features/goals/today/today.rules.ts';
import { onPersonChange } from '#frontend/lib/private-state.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';

/**
 * How many tasks are due today or overdue. A task that is next, but has no date, does not count.
 */
export const countTasksDue = (goals: Goal[], today: CalendarDate): number =>
  itemsForToday(goals, today).filter(({ date }) => date !== undefined && date <= today).length;

/**
 * Shows on the app's sign how many things are due today, where it is installed and the browser can:
 * whenever the goals on this page change, and when it is looked at again on another day.
 */
export function keepBadge(client: QueryClient): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: number | undefined;
  const show = (count: number) => {
    if (count === shown) return;
    shown = count;
    // Refused where the app is not installed: nothing is missing then.
    (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  };
  const update = () => {
    const pages = client.getQueryData(goalsQuery.queryKey);
    if (pages) show(countTasksDue(allPages(pages), todayHere()));
  };
  update();
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === goalsQuery.queryKey[0]) update();
  });
  document.addEventListener('visibilitychange', update);
  onPersonChange(() => show(0));
}
