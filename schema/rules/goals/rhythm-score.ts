import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Rhythm } from '#schema/contracts/rhythms.ts';
import { addDays } from '#schema/rules/time.ts';
import type { Answers } from './rhythms.ts';

/** How many of how many days a rhythm asks for. */
interface Frequency {
  times: number;
  days: number;
}

const MONTH = 31;

function frequencyOf(rhythm: Rhythm): Frequency {
  switch (rhythm.every) {
    case 'weekdays':
      return { times: rhythm.days.length, days: 7 };
    case 'week':
      return { times: rhythm.times, days: 7 };
    case 'days':
      return { times: 1, days: rhythm.count };
    case 'month':
      return { times: 1, days: MONTH };
  }
}

/** Daily rhythms lose half of their score in so many missed days, rarer ones more slowly. */
const HALF_LIFE_DAYS = 13;

/**
 * How well a rhythm is established, from 0 to 1: it grows by each kept day and dips a little by
 * each that passed without, never to nothing. Exponential smoothing of what was kept, with the
 * weight of Loop Habit Tracker (Alinson S. Xavier, uhabits, Score.kt): the score keeps
 * 0.5^(√frequency ÷ 13) of itself from day to day. What was kept of a rhythm that is not daily is
 * looked at over two of its periods, so that it does not matter on which day of a week it was done.
 *
 * A rest counts as kept. Today and yesterday can still be answered, so they never lower it. It
 * begins with the first answer; without one it is 0.
 */
export function rhythmScore(rhythm: Rhythm, answers: Answers, today: CalendarDate): number {
  const [first] = Object.keys(answers).sort();
  if (first === undefined) return 0;
  const { times, days } = frequencyOf(rhythm);
  const isDaily = times >= days;
  const window = isDaily ? 1 : 2 * days;
  const wanted = isDaily ? 1 : 2 * times;
  const keeps = 0.5 ** (Math.sqrt(Math.min(times / days, 1)) / HALF_LIFE_DAYS);
  const yesterday = addDays(today, -1);
  let score = 0;
  let kept = 0;
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (answers[day]) kept += 1;
    if (answers[addDays(day, -window)]) kept -= 1;
    const next = score * keeps + Math.min(1, kept / wanted) * (1 - keeps);
    score = day >= yesterday ? Math.max(score, next) : next;
  }
  return score;
}

/** A score in encouraging words: they name what is growing, not what is missing. */
export function rhythmScoreWords(score: number): string {
  if (score === 0) return 'Not begun yet';
  if (score < 0.25) return 'Taking root';
  if (score < 0.5) return 'Growing';
  if (score < 0.8) return 'Growing strong';
  return 'Well rooted';
}
