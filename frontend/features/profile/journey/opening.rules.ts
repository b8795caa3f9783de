import { dayInText } from '#frontend/lib/words/moment-words.rules.ts';
import type { CheckIn, JourneyAnalysis } from '#schema/contracts/mindset.ts';
import { CHECK_IN_MAX } from '#schema/rules/mindset/check-in.ts';
import { compareTotals, NOTEWORTHY_TOTALS } from '#schema/rules/mindset/check-in-trend.ts';
import { isSameQuestionnaire } from '#schema/rules/mindset/questionnaire.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { journeyChangeWords, journeyDays } from './journey.rules.ts';

export type CheckInReading = { date: string; total: number };

/** About every six weeks is a good distance for the assessment, and one for a check-in. */
const ASSESSMENT_DAYS = 42;
const CHECK_IN_DAYS = 7;

/** The check-ins that can be compared with the latest, newest first as they come, oldest first. */
export function comparableCheckIns(newestFirst: readonly CheckIn[]): CheckInReading[] {
  const [latest] = newestFirst;
  return newestFirst
    .filter((one) => latest && isSameQuestionnaire(one, latest))
    .map(({ createdAt, total }) => ({ date: createdAt, total }))
    .toReversed();
}

const CHANGE = {
  higher: 'That’s more than such answers vary by chance.',
  lower: 'That’s more than such answers vary by chance. A hard stretch can do that.',
  same: `Under ${NOTEWORTHY_TOTALS} points apart counts as about the same.`,
};

/** What several check-ins say, in two sentences. */
export function trendWords(readings: readonly CheckInReading[]): string {
  const [first, last] = [readings[0], readings.at(-1)] as [CheckInReading, CheckInReading];
  const moved =
    first.total === last.total
      ? `${last.total} of ${CHECK_IN_MAX} at first (${dayInText(first.date)}), and again last time (${dayInText(last.date)}).`
      : `${first.total} of ${CHECK_IN_MAX} at first (${dayInText(first.date)}), ${last.total} last time (${dayInText(last.date)}).`;
  return `${moved} ${CHANGE[compareTotals(first.total, last.total)]}`;
}

/** The journey in one sentence. */
export function journeySentence({ startedAt, changes }: JourneyAnalysis): string {
  const days = journeyDays(startedAt);
  const begun = days <= 1 ? 'It began today' : `You’re ${days} days in`;
  const overall = changes['overall'];
  if (overall === undefined)
    return `${begun}. With one reading so far, you have a starting point to look back on.`;
  const words = journeyChangeWords(overall);
  return words === 'about the same'
    ? `${begun}. Your answers are about the same as at first.`
    : `${begun}. On a scale of 1 to 5, your answers are ${words} than at first.`;
}

/** The one thing that comes next here. */
export function nextHere(
  { currentProfile, profileEvolution, checkIns }: JourneyAnalysis,
  now: Date,
): { words: string; href: string } {
  const daysSince = (date: string | undefined) =>
    date ? (now.getTime() - Date.parse(date)) / DAY_MS : Number.POSITIVE_INFINITY;
  if (!currentProfile) return { words: 'Take the assessment', href: PATHS.quiz };
  if (daysSince(profileEvolution.at(-1)?.date) >= ASSESSMENT_DAYS)
    return { words: 'Take the assessment again', href: PATHS.quiz };
  if (daysSince(checkIns[0]?.createdAt) >= CHECK_IN_DAYS)
    return { words: 'Do a quick check-in', href: PATHS.checkIn };
  return { words: 'See one thing to try', href: PATHS.results };
}
