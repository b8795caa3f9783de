import { formatLocalDate, localDate, localNow } from '#frontend/lib/render-locale.ts';
import type { JourneyEvent } from '#schema/contracts/mindset.ts';
import { isAboutTheSame, round2 } from '#schema/rules/mindset/mindset-scores.ts';
import { DAY_MS } from '#schema/rules/time.ts';

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** Days from the first event to today, both counted: a journey that began today has lasted one. */
export function journeyDays(startedAt: string | null, now = localNow()): number {
  if (!startedAt) return 0;
  return Math.max(1, Math.round((startOfDay(now) - startOfDay(localDate(startedAt))) / DAY_MS) + 1);
}

/** "goal_completion" as "Goal completion". */
export function eventTypeWords(eventType: string): string {
  const words = eventType.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What happened, else what it was about. */
export const eventWords = ({ eventData, category }: JourneyEvent) =>
  eventData.description || `${category} activity`;

/** "+0.3", "0", "−0.5": with a sign above zero, and a true minus below. */
export function impactPoints(impact: number): string {
  const points = round2(Math.abs(impact));
  if (points === 0) return '0';
  return `${impact > 0 ? '+' : '−'}${points}`;
}

/** A change of score over the whole journey, in words. */
export function journeyChangeWords(points: number | undefined): string {
  if (points === undefined || isAboutTheSame(0, points)) return 'about the same';
  return `${round2(Math.abs(points))} ${points > 0 ? 'higher' : 'lower'}`;
}

export type Month = { key: string; name: string; events: JourneyEvent[] };

/** Events by calendar month, oldest first, in the order of time whatever order they come in. */
export function byMonth(events: JourneyEvent[]): Month[] {
  const months: Month[] = [];
  for (const event of events.toSorted(
    (a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp),
  )) {
    const at = localDate(event.timestamp);
    const key = `${at.getFullYear()}-${at.getMonth() + 1}`;
    if (months.at(-1)?.key !== key) {
      const name = formatLocalDate(at, { month: 'long', year: 'numeric' });
      months.push({ key, name, events: [] });
    }
    months.at(-1)?.events.push(event);
  }
  return months;
}

/**
 * From which month on the timeline stands open: the latest ones, until about a screen of events is
 * shown.
 */
export function firstOpenMonth(months: Month[], enough: number): number {
  let shown = 0;
  for (let index = months.length - 1; index >= 0; index--) {
    shown += months[index]?.events.length ?? 0;
    if (shown >= enough) return index;
  }
  return 0;
}
