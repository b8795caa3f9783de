import type { PlanCourse } from '#worker/adapters/built-in-coach/planner/course/course.ts';
import type { GoalKind } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { GoalSituation } from './situation.ts';

/** Whether the days will do for the whole, and how many it takes where they will not. */
export interface Verdict {
  readonly isShort: boolean;
  /** Days from today, whole weeks; undefined where the days will do or nobody can say. */
  readonly neededDays: number | undefined;
  /** Hours that it takes in all, and those there are at what was said; for kinds that know. */
  readonly allHours: number | undefined;
  readonly haveHours: number | undefined;
}

/** More than this a week nobody keeps up beside a life. */
const MOST_HOURS_A_WEEK = 50;
/** So much less than the usual hours is still worth the try. */
const ENOUGH = 0.9;

/** The hours that a goal takes in all: those of the first entry whose words stand in the text, else the kind’s. */
export function hoursOf({ takes }: GoalKind, plainText: string): number | undefined {
  const text = ` ${plainText.slice(0, 2300).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const found = takes.hoursFor?.find(({ words }) =>
    words.some((word) => text.includes(` ${word} `)),
  );
  return found?.hours ?? takes.hours;
}

/** Holds the days of a plan against what the kind, the measure and the hours of the person say. */
export function judgeSpan(
  kind: GoalKind,
  situation: GoalSituation,
  course: PlanCourse | undefined,
  span: number,
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
  const { days } = kind.takes;
  const lacksDays = days !== undefined && span < days && !(isMeasured && course?.isWhole);
  const lacksLoad = course !== undefined && !course.isWhole;
  const needed = [byHours, lacksDays ? days : undefined, course?.neededDays].filter(
    (found) => found !== undefined,
  );
  return {
    isShort: lacksHours || lacksDays || lacksLoad,
    neededDays: needed.length > 0 ? Math.ceil(Math.max(...needed) / 7) * 7 : undefined,
    allHours,
    haveHours,
  };
}
