import type { PlanCourse } from '#worker/adapters/built-in-coach/planner/course/course.ts';
import { readAmounts } from '#worker/adapters/built-in-coach/planner/course/read-amounts.ts';
import { writeAmount } from '#worker/adapters/built-in-coach/planner/course/written.ts';
import type { GoalKind, Measure } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { GoalSituation } from './situation.ts';

/** Whether the days will do for the whole, and how many it takes where they will not. */
export interface Verdict {
  readonly isShort: boolean;
  /** Days from today, whole weeks; undefined where the days will do or nobody can say. */
  readonly neededDays: number | undefined;
  /** Hours that it takes in all, and those there are at what was said; for kinds that know. */
  readonly allHours: number | undefined;
  readonly haveHours: number | undefined;
  /** What is aimed at faster than is safe, as it reads in a sentence. */
  readonly tooFast: string | undefined;
}

/** More than this a week nobody keeps up beside a life. */
const MOST_HOURS_A_WEEK = 50;
/** So much less than the usual hours is still worth the try. */
const ENOUGH = 0.9;

/**
 * The hours that a goal takes in all: those of the first entry whose words stand in the text, else
 * the kind’s.
 */
export function hoursOf({ takes }: GoalKind, plainText: string): number | undefined {
  const text = ` ${plainText.slice(0, 2300).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const found = takes.hoursFor?.find(({ words }) =>
    words.some((word) => text.includes(` ${word} `)),
  );
  return found?.hours ?? takes.hours;
}

/**
 * Days that an amount takes which the goal names and the kind limits, and how it reads; undefined
 * where it names none.
 */
function limitedIn({ takes, language }: GoalKind, { words }: GoalSituation, span: number) {
  if (!takes.limit) return undefined;
  const { unit, aWeek } = takes.limit;
  const bare = { counts: 'total', direction: 'down', beginner: 0, first: 1, source: '' } as const;
  const measure: Measure = { unit, ...bare };
  const { today, target, per, notation } = readAmounts(measure, words.inEnglish ?? words);
  if (target === undefined) return undefined;
  // From one amount to a lower one, or an amount to lose; a rate of its own is held against a week.
  const loss = today !== undefined && today > target ? today - target : target;
  const isLoss =
    today !== undefined || LOSES.test((words.inEnglish ?? words).plainText.slice(0, 2300));
  const days = per === 'week' ? (loss / aWeek) * span : (loss / aWeek) * 7;
  if (!isLoss || days <= span) return undefined;
  return {
    days: Math.min(days, LONGEST_DAYS),
    reads: writeAmount(measure, loss, { ...notation, language }),
  };
}

const LOSES = /\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|burn(?:ing)?|get rid of)\b/;
const LONGEST_DAYS = 1460;

/** Least days for the steps that are still to come, where a plan begins with a later one. */
export const daysOf = ({ takes, steps }: GoalKind, begins: number) =>
  takes.days === undefined
    ? undefined
    : Math.ceil((takes.days * (steps.length - begins + 1)) / steps.length);

/** Holds the days of a plan against what the kind, the measure and the hours of the person say. */
export function judgeSpan(
  kind: GoalKind,
  situation: GoalSituation,
  course: PlanCourse | undefined,
  { span, begins }: { span: number; begins: number },
): Verdict {
  const { week, words, amounts } = situation;
  const allHours = hoursOf(kind, words.plainText);
  const done = kind.measure?.unit === 'hours' ? (amounts?.today ?? 0) : 0;
  const leftHours = allHours === undefined ? undefined : Math.max(0, allHours - done);
  const weeks = span / 7;
  const haveHours = week.hours === undefined ? undefined : Math.round(week.hours * weeks);
  const most = haveHours ?? MOST_HOURS_A_WEEK * weeks;
  const lacksHours = leftHours !== undefined && most < leftHours * ENOUGH;
  const byHours = lacksHours
    ? Math.ceil((leftHours / (week.hours ?? MOST_HOURS_A_WEEK / 2)) * ENOUGH) * 7
    : undefined;
  const isMeasured = course?.isNamed && kind.measure?.counts === 'load';
  const days = daysOf(kind, begins);
  const lacksDays = days !== undefined && span < days && !(isMeasured && course?.isWhole);
  const lacksLoad = course !== undefined && !course.isWhole && !course.isBeyond;
  const limited = limitedIn(kind, situation, span);
  const needed = [limited?.days, byHours, lacksDays ? days : undefined, course?.neededDays].filter(
    (found) => found !== undefined,
  );
  return {
    isShort: lacksHours || lacksDays || lacksLoad || limited !== undefined,
    neededDays: needed.length > 0 ? Math.ceil(Math.max(...needed) / 7) * 7 : undefined,
    allHours,
    haveHours,
    tooFast: limited?.reads,
  };
}
