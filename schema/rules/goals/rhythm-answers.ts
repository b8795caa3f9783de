import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { RhythmAnswers, RhythmDays } from '#schema/contracts/rhythms.ts';
import { ANSWERS_KEPT_DAYS } from '#schema/rules/limits.ts';
import { addDays } from '#schema/rules/time.ts';

/** The oldest day whose answer is kept. */
export const oldestAnswer = (today: CalendarDate): CalendarDate =>
  addDays(today, -ANSWERS_KEPT_DAYS);

/** The answers with these days answered, or open again where null; older ones than `oldest` go. */
export function withDays(
  answers: RhythmAnswers,
  days: RhythmDays,
  oldest: CalendarDate,
): RhythmAnswers {
  const all = Object.entries({ ...answers, ...days });
  return Object.fromEntries(
    all.filter(
      (entry): entry is [string, 'done' | 'rest'] => entry[1] !== null && entry[0] >= oldest,
    ),
  );
}
