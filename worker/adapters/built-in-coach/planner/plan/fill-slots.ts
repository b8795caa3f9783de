import type { PlanCourse } from '#worker/adapters/built-in-coach/planner/course/course.ts';
import type { GoalKind } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import {
  countOf,
  countsIn,
  timesAWeek,
  waitOf,
  withinSpan,
  writeDate,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { writeDistance } from '#worker/adapters/built-in-coach/planner/quantities/distances.ts';
import { type Rate, writeMoney } from '#worker/adapters/built-in-coach/planner/quantities/money.ts';
import { writePace } from '#worker/adapters/built-in-coach/planner/quantities/race-times.ts';
import { namedAim } from '#worker/adapters/built-in-coach/planner/reading/named-aim.ts';
import { deedOf } from '#worker/adapters/built-in-coach/planner/reading/own-words.ts';
import { quote, upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import type { Verdict } from './judge-span.ts';
import type { GoalSituation } from './situation.ts';
import type { TextSlots } from './slots.ts';

const LONG = 60;
const FEWEST_MINUTES = 5;
const MOST_MINUTES = 90;

/** Equal parts of what is left, and how often: “€430 a month”, “11 hours a week”. */
function eachOf(kind: GoalKind, course: PlanCourse | undefined, verdict: Verdict, span: number) {
  const { measure, language } = kind;
  const { each } = countsIn(language);
  if (verdict.allHours !== undefined && measure?.unit !== 'money') {
    const left = Math.max(1, verdict.allHours - (course?.from ?? 0));
    const hours = Math.ceil(left / Math.max(1, span / 7));
    return each.week.replace('{amount}', countOf(hours, 'hour', language));
  }
  if (measure?.counts !== 'total' || course?.aim === undefined) return undefined;
  const left = course.aim - (course.from ?? 0);
  const isDaily = measure.unit === 'pages' || measure.unit === 'words';
  const isMonthly = !isDaily && span >= LONG && left > 12;
  const [days, often] = isDaily ? [1, each.day] : isMonthly ? [30.4, each.month] : [7, each.week];
  const part = Math.ceil(left / Math.max(1, (span * 0.9) / days));
  const rounded = part > 100 ? Math.ceil(part / 10) * 10 : Math.max(1, part);
  return often.replace('{amount}', course.write(Math.min(left, rounded)));
}

function sittingOf({ sitting, often }: GoalKind, { week }: GoalSituation): number | undefined {
  const days = week.days ?? often;
  if (!sitting) return undefined;
  if (week.hours === undefined || !days) return sitting;
  const told = (week.hours * 60) / days;
  return Math.max(FEWEST_MINUTES, Math.min(MOST_MINUTES, Math.floor(told / 5) * 5 || told));
}

/** A rate of a month as it reads in a sentence; of another period nothing is said. */
const perMonth = (rate: Rate, language: PlanLanguage | undefined) =>
  rate.per === 'month' ? writeMoney(rate, rate.value, language) : undefined;

/** A name, or somebody by what they are to the person: as it stands in a sentence. */
const PERSON =
  /^(?:(?:my|our|a|an|the) [\p{L}’' -]{2,40}|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})$/u;

const personAsTold = (text: string) =>
  PERSON.test(text) ? text.replace(/\b(?:my|our)\b/gi, 'your') : undefined;

/** So much of what was written beside the title is quoted, and nothing that is hardly a word. */
const QUOTED = 150;
const HARDLY = 12;

const saidBeside = (description: string, quotes: readonly [string, string]) =>
  description.length < HARDLY ? undefined : quote(description, quotes, QUOTED);

const DATE = /^\d{1,2}(?:\.|er)? (?:de )?\p{L}+ (?:de )?\d{4}$/u;

interface Surroundings {
  readonly course: PlanCourse | undefined;
  readonly verdict: Verdict;
  readonly span: number;
  readonly targetDate: string;
}

/** TextSlots that are the same all through a plan. */
export function sharedSlots(
  kind: GoalKind,
  situation: GoalSituation,
  { course, verdict, span, targetDate }: Surroundings,
): TextSlots {
  const { words, week, answers, amounts, told } = situation;
  const { language } = kind;
  const { quotes } = countsIn(language);
  // An answer as it stands in a sentence: in quotation marks, a date without them.
  const inSentence = (text: string) => (DATE.test(text) ? text : quote(text, quotes));
  const days = week.days ?? kind.often;
  const sitting = sittingOf(kind, situation);
  const obstacle = answers.get('obstacle');
  const whole = course?.aim;
  const target = course?.isWhole === false ? course.reachable : whole;
  const own = [...answers].flatMap(([id, { text, choice, isNone, isYes }]) => {
    if (text === '' || isNone || isYes) return [];
    const person = id === 'helper' && !language ? personAsTold(text) : undefined;
    return [[id, choice?.says ?? person ?? inSentence(text)] as const];
  });
  const known = (value: number | undefined) =>
    course && value !== undefined && value > 0 ? course.write(value) : undefined;
  return {
    ...(situation.budget && { money: situation.budget }),
    ...(amounts?.rate && {
      'each-month': perMonth(amounts.rate, language),
    }),
    ...Object.fromEntries(own),
    [kind.person ?? 'who']: situation.who,
    goal: quote(upperFirst(words.title), quotes),
    do: language ? undefined : deedOf(words.title),
    start: told.start && quote(told.start, quotes),
    trouble: told.trouble && quote(told.trouble, quotes),
    said: saidBeside(words.description, quotes),
    aim:
      course?.isNamed && course.isWhole
        ? known(whole)
        : course
          ? undefined
          : namedAim(words.title, language),
    date: writeDate(targetDate, language),
    span: withinSpan(span, language),
    often: days === undefined ? undefined : timesAWeek(days, language),
    days: week.days === undefined ? undefined : timesAWeek(week.days, language),
    sitting: sitting === undefined ? undefined : countOf(Math.round(sitting), 'minute', language),
    hours:
      week.hours === undefined
        ? undefined
        : countOf(Math.max(1, Math.round(week.hours)), 'hour', language),
    thing: situation.thing,
    obstacle: obstacle && !obstacle.isNone ? quote(obstacle.text, quotes) : undefined,
    first: known(course?.first),
    ...(course && { today: course.isTold ? known(amounts?.today) : undefined }),
    target: amounts?.event && course?.isWhole ? amounts.event : known(target),
    left:
      target === undefined ? undefined : known(Math.max(0, target - (course?.from ?? 0)) || target),
    each: eachOf(kind, course, verdict, span),
    'all-hours':
      verdict.allHours === undefined ? undefined : countOf(verdict.allHours, 'hour', language),
    distance:
      amounts?.distance === undefined ? undefined : writeDistance(amounts.distance, true, language),
  };
}

/** Those of one checkpoint: what is due there, and when. */
export function slotsAt(
  shared: TextSlots,
  { course, amounts }: { course: PlanCourse | undefined; amounts: GoalSituation['amounts'] },
  at: number,
  offset: number,
  language?: PlanLanguage,
): TextSlots {
  const { week } = countsIn(language);
  const due = course?.due[at];
  const distance = amounts?.distance;
  return {
    ...shared,
    weeks: offset < 7 ? week.this : week.later.replace('{n}', String(Math.round(offset / 7))),
    // Of a count there may be less than one.
    amount: (course && due !== undefined && due > 0 && course.write(due)) || undefined,
    pace: due !== undefined && distance ? writePace(due, distance, language) : undefined,
  };
}

/** Those of what is said where the days are too few: there {target} is the whole. */
export const slotsOfVerdict = (
  shared: TextSlots,
  course: PlanCourse | undefined,
  { neededDays, tooFast }: Verdict,
  event: string | undefined,
  language?: PlanLanguage,
): TextSlots => ({
  ...shared,
  target:
    tooFast ?? event ?? (course?.aim === undefined ? shared['target'] : course.write(course.aim)),
  reachable: course?.reachable ? course.write(course.reachable) : undefined,
  needed: neededDays === undefined ? countsIn(language).wait.longer : waitOf(neededDays, language),
});
