import type { GoalKind, Step } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { PLANNER_WORDS } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import { inWords } from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import type { GivenAnswer } from '#worker/adapters/built-in-coach/planner/reading/answers.ts';
import { quote, shorten, upperFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { pickBySeed } from '#worker/adapters/built-in-coach/planner/vary.ts';
import type { GoalSituation } from './situation.ts';
import { fillText, type TextSlots } from './slots.ts';

/** As long as the contract of a milestone allows. */
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 1000;
const TASK_MAX = 300;

/**
 * A title begins with a capital, and with a word for a small figure unless a unit of distance
 * follows.
 */
function titleOf(text: string): string {
  const title = text.replace(
    /^([1-9]|1[0-2]) (?!k?m\b|kg\b|miles?\b)/,
    (_, figure) => `${inWords(Number(figure))} `,
  );
  return upperFirst(title);
}

/**
 * The if-then of what gets in the way: of the kind’s own obstacle where the answer is or names it.
 */
function ifThenFor(
  kind: GoalKind,
  answer: GivenAnswer | undefined,
  slots: TextSlots,
): string | undefined {
  if (!answer || answer.isNone || answer.isYes) return undefined;
  const said = ` ${answer.text.toLowerCase()} `;
  const known =
    kind.obstacles.find(({ label }) => label.toLowerCase() === answer.text.toLowerCase()) ??
    kind.obstacles.find(({ words = [] }) => words.some((word) => said.includes(word)));
  if (known) return fillText(known.ifThen, slots);
  return fillText(PLANNER_WORDS.ownObstacle, {
    ...slots,
    obstacle: quote(answer.text),
    smallest: fillText(kind.smallest, slots),
  });
}

function reserveFor(span: number): string {
  const { weeks, days, hours } = PLANNER_WORDS.reserve;
  if (span >= 14) return weeks;
  return span >= 4 ? days : hours;
}

export interface CheckpointPosition {
  readonly at: number;
  readonly count: number;
  readonly span: number;
  /** How often the same checkpoint stood there before. */
  readonly repeats: number;
}

/**
 * Where the title’s own words do not stand in the first checkpoint, its description says what it
 * begins.
 */
function beginningOf(step: { title: string; tasks: readonly string[] }, slots: TextSlots): string {
  const goal = slots['goal'] ?? '';
  if (step.title.includes(goal) || step.tasks.join().includes(goal)) return '';
  const [first = '', ...more] = PLANNER_WORDS.beginning;
  return ` ${fillText(pickBySeed(`begin:${goal}`, [first, ...more]), slots)}`;
}

/**
 * What the answers add to a checkpoint: time that was named in the first, whom to see before it.
 */
function addedTasks(
  kind: GoalKind,
  situation: GoalSituation,
  slots: TextSlots,
  at: number,
): string[] {
  if (at > 0) return [];
  const { hours, days } = situation.week;
  const week = hours ? PLANNER_WORDS.week : days ? PLANNER_WORDS.dayTask : undefined;
  return [
    ...(week && slots['often'] ? [fillText(week, slots)] : []),
    ...(kind.care ? [fillText(kind.care, slots)] : []),
  ];
}

/** A checkpoint in words, without its date. */
export function writeCheckpoint(
  kind: GoalKind,
  situation: GoalSituation,
  { step, slots }: { step: Step; slots: TextSlots },
  { at, count, span, repeats }: CheckpointPosition,
): { title: string; description: string; tasks: string[] } {
  const again = repeats > 0 ? PLANNER_WORDS.again[repeats - 1] : undefined;
  const base = titleOf(fillText(step.title, slots));
  const title = again && !/\d/.test(base) ? `${base}, ${again}` : base;
  const tasks = step.tasks.map((task) => upperFirst(fillText(task, slots)));
  const own = at === 1 ? ifThenFor(kind, situation.answers.get('obstacle'), slots) : undefined;
  const ifThen = own ?? fillText(step.ifThen, slots);
  const reason =
    at === 1 && situation.reason
      ? ` ${fillText(PLANNER_WORDS.reason, { reason: quote(situation.reason) })}`
      : '';
  const reserve = at === Math.floor(count / 2) ? ` ${reserveFor(span)}` : '';
  const beginning = at === 0 ? beginningOf({ title, tasks }, slots) : '';
  const know = fillText(PLANNER_WORDS.know, { know: fillText(step.know, slots) });
  const why = upperFirst(fillText(step.why, slots));
  return {
    title: shorten(title, TITLE_MAX),
    description: shorten(`${why}${beginning}${reason}${reserve} ${know}`, DESCRIPTION_MAX),
    tasks: [...tasks, ...addedTasks(kind, situation, slots, at), ifThen].map((task) =>
      shorten(task, TASK_MAX),
    ),
  };
}
