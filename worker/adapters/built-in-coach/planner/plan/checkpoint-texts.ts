import type { GoalKind, Step } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { plannerTextsIn } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import type {
  PlanLanguage,
  PlannerTexts,
} from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import {
  countsIn,
  inWords,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
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
function titleOf(text: string, language: PlanLanguage): string {
  const title = text.replace(/^([1-9]|1[0-2]) (?!k?m\b|kg\b|miles?\b)/, (whole, figure) => {
    // What one reads like hangs on the noun in other languages.
    const isPlain = language === 'en' || Number(figure) > 1;
    return isPlain ? `${inWords(Number(figure), language)} ` : whole;
  });
  return upperFirst(title);
}

/**
 * The if-then of what was written beside the title: of the one obstacle of the kind that it names,
 * else of their own words.
 */
function ifThenOfTold(kind: GoalKind, trouble: string, slots: TextSlots): string {
  const said = ` ${trouble.toLowerCase()} `;
  const known = kind.obstacles.filter(({ words = [] }) =>
    words.some((word) => word.length >= CLEAR_WORD && said.includes(` ${word}`)),
  );
  const [one] = known;
  if (one && known.length === 1) return fillText(one.ifThen, slots);
  return fillText(plannerTextsIn(kind.language ?? 'en').ownTrouble, {
    ...slots,
    trouble: quote(trouble, countsIn(kind.language).quotes),
    smallest: fillText(kind.smallest, slots),
  });
}

/** A shorter word of an obstacle says little outside of an answer to what gets in the way. */
const CLEAR_WORD = 4;

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
  return fillText(plannerTextsIn(kind.language ?? 'en').ownObstacle, {
    ...slots,
    obstacle: quote(answer.text, countsIn(kind.language).quotes),
    smallest: fillText(kind.smallest, slots),
  });
}

function reserveFor(span: number, { reserve }: PlannerTexts): string {
  const { weeks, days, hours } = reserve;
  if (span >= 14) return weeks;
  return span >= 4 ? days : hours;
}

export interface CheckpointPosition {
  readonly at: number;
  readonly count: number;
  readonly span: number;
}

/**
 * The first checkpoint holds what was written beside the title; where nothing was, and the title’s
 * own words do not stand in it, it says what it begins.
 */
function beginningOf(
  step: { title: string; tasks: readonly string[] },
  slots: TextSlots,
  { beginning, said }: PlannerTexts,
): string {
  if (slots['said']) return ` ${fillText(said, slots)}`;
  const goal = slots['goal'] ?? '';
  if (step.title.includes(goal) || step.tasks.join().includes(goal)) return '';
  const [first = '', ...more] = beginning;
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
  const words = plannerTextsIn(kind.language ?? 'en');
  const { quotes } = words.counts;
  const { time, lack } = situation.told;
  const isAnswered = situation.answers.has('week');
  const week = hours ? words.week : days ? words.dayTask : undefined;
  const own = time && !isAnswered ? { time: quote(time, quotes) } : undefined;
  return [
    ...(lack ? [fillText(words.lack, { lack: quote(lack, quotes) })] : []),
    ...(own ? [fillText(words.ownTime, own)] : []),
    ...(!own && week && slots['often'] ? [fillText(week, slots)] : []),
    ...(kind.care ? [fillText(kind.care, slots)] : []),
  ];
}

/** The amount that was named stands in the last checkpoint, whatever its own words are. */
function aimOf(texts: readonly string[], slots: TextSlots, { aim }: PlannerTexts): string {
  const named = slots['aim'];
  const isThere = named === undefined || texts.some((text) => text.includes(named));
  return isThere ? '' : ` ${fillText(aim, slots)}`;
}

/** A checkpoint in words, without its date. */
export function writeCheckpoint(
  kind: GoalKind,
  situation: GoalSituation,
  { step, slots }: { step: Step; slots: TextSlots },
  { at, count, span }: CheckpointPosition,
): { title: string; description: string; tasks: string[] } {
  const { language = 'en' } = kind;
  const words = plannerTextsIn(language);
  const title = titleOf(fillText(step.title, slots), language);
  const tasks = step.tasks.map((task) => upperFirst(fillText(task, slots)));
  const { trouble } = situation.told;
  const answered = at === 1 ? ifThenFor(kind, situation.answers.get('obstacle'), slots) : undefined;
  const isOfTold = at === 1 && answered === undefined && trouble !== undefined;
  const own = answered ?? (isOfTold ? ifThenOfTold(kind, trouble, slots) : undefined);
  const ifThen = own ?? fillText(step.ifThen, slots);
  const forTrouble =
    isOfTold && !ifThen.includes(trouble)
      ? ` ${fillText(words.forTrouble, { trouble: quote(trouble, words.counts.quotes) })}`
      : '';
  const reason =
    at === 1 && situation.reason
      ? ` ${fillText(words.reason, { reason: quote(situation.reason, words.counts.quotes) })}`
      : '';
  const reserve = at === Math.floor(count / 2) ? ` ${reserveFor(span, words)}` : '';
  const beginning = at === 0 ? beginningOf({ title, tasks }, slots, words) : '';
  const aim = at === count - 1 ? aimOf([title, ...tasks], slots, words) : '';
  const know = fillText(words.know, { know: fillText(step.know, slots) });
  const why = upperFirst(fillText(step.why, slots));
  return {
    title: shorten(title, TITLE_MAX),
    description: shorten(
      `${why}${beginning}${reason}${forTrouble}${reserve}${aim} ${know}`,
      DESCRIPTION_MAX,
    ),
    tasks: [...tasks, ...addedTasks(kind, situation, slots, at), ifThen].map((task) =>
      shorten(task, TASK_MAX),
    ),
  };
}
