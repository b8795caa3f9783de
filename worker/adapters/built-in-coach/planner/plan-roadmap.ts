import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Milestone, Roadmap } from '#schema/contracts/roadmaps.ts';
import { chooseStages } from './choose-stages.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import type { KindText, PlannerGoal, Stage } from './plan-types.ts';
import { inWords } from './quantities/count-in-words.ts';
import { judgeSpan } from './quantities/feasibility.ts';
import { guessOf, presumptionOf } from './quantities/judge-endurance.ts';
import { readGoal } from './reading/read-goal.ts';
import { addDays, daysAhead, spreadDays } from './schedule.ts';
import { lowerFirst, quote, shorten, upperFirst } from './shorten.ts';
import { SPRINT_DAYS, sprintStages } from './sprint.ts';

export interface PlannerRequest {
  /** The person's own words, 1 to 200 characters. */
  title: string;
  /** Empty when there is none, up to 2,000 characters. */
  description: string;
  answers: { question: string; answer: string }[];
  /** Today in the person's zone. */
  today: CalendarDate;
  /** Today or later; an earlier date is read as today. */
  targetDate: CalendarDate;
}

function stagesFor(text: KindText, goal: PlannerGoal, count: number): readonly Stage[] {
  if (goal.span <= SPRINT_DAYS && goal.kind !== 'care') return sprintStages(text);
  if (count === 3) return [text.stages[0], text.short, text.stages[6]];
  return chooseStages(count).flatMap((stage) => text.stages[stage - 1] ?? []);
}

function reserveFor(span: number): string {
  if (span >= 14)
    return 'Two days of this stretch are in reserve: miss them without making anything up.';
  return span >= 4
    ? 'One day here is in reserve: miss it without making anything up.'
    : 'Keep one hour in reserve for what takes longer than it should.';
}

/** Where the title's own words do not stand in the first milestone, the description says what it begins. */
function beginningFor(stage: Stage, goal: PlannerGoal): string {
  if (
    goal.kind === 'care' ||
    stage.title.includes(goal.quoted) ||
    stage.tasks.join().includes(goal.quoted)
  )
    return '';
  return ` ${goal.pick('begin', [`${goal.quoted} starts here.`, `This is where ${goal.quoted} begins.`, `It is the first piece of ${goal.quoted}.`])}`;
}

/** A title begins with a capital, and with a word for a small figure unless a unit of distance follows. */
function titleOf(stage: Stage): string {
  const title = stage.title.replace(
    /^([1-9]|1[0-2]) (?!k?m\b|miles?\b)/,
    (_, figure) => `${inWords(Number(figure))} `,
  );
  return upperFirst(title);
}

function describe(stage: Stage, goal: PlannerGoal, index: number, count: number): string {
  const reason =
    index === 1 && goal.reason ? ` Your reason, in your words: ${quote(goal.reason)}.` : '';
  const reserve = index === Math.floor(count / 2) ? ` ${reserveFor(goal.span)}` : '';
  const beginning = index === 0 ? beginningFor(stage, goal) : '';
  return `${stage.why}${beginning}${reason}${reserve} You'll know: ${stage.know}`;
}

function noteFor(goal: PlannerGoal, text: KindText, frank: string | undefined): string | undefined {
  if (goal.kind === 'care') return text.result;
  const first = lowerFirst(goal.span <= SPRINT_DAYS ? text.sprint.result : text.result);
  const instead =
    goal.kind === 'weight'
      ? `So this plan counts habits and not kilos: ${first}.`
      : `So this plan goes for a first version by your date: ${first}. If you want the whole of it, move the date and plan again.`;
  const parts = [
    frank ? `${frank} ${instead}` : presumptionOf(goal),
    guessOf(goal),
    goal.isRolling &&
      'This is a rolling plan: the first milestones are close together, the later ones far apart. At each one you reach, plan the stretch after it afresh.',
  ].filter(Boolean);
  return parts.length > 0 ? shorten(parts.join(' '), 600) : undefined;
}

/**
 * Plans a goal without any model: reads its kind and words, spreads 3 to 7 milestones over the days and fills them from
 * the texts of the kind. Deterministic, no clock, no network, never throws for any strings; the two dates must be
 * calendar dates. Rules: shared/design/coaching.md 5.2 (science), schedule.ts (dates), feasibility.ts (`note`).
 */
export function planRoadmap(request: PlannerRequest): Roadmap {
  const weekday = new Date(`${request.today}T00:00:00Z`).getUTCDay();
  const offsets = spreadDays(daysAhead(request.today, request.targetDate), weekday);
  const goal = readGoal(request, offsets);
  const text = KIND_TEXTS[goal.kind](goal);
  const stages = stagesFor(text, goal, offsets.length);
  const milestones = stages.map((stage, index): Milestone => {
    const own = index === 1 && goal.obstacle && goal.kind !== 'care';
    const ifThen = own
      ? `If ${quote(goal.obstacle ?? '')} gets in the way, then ${text.smallest}.`
      : stage.ifThen;
    return {
      title: shorten(titleOf(stage), 200),
      description: shorten(describe(stage, goal, index, offsets.length), 1000),
      targetDate: addDays(request.today, offsets[index] ?? goal.span),
      tasks: [...stage.tasks, ifThen].map((task) => shorten(task, 300)),
    };
  });
  const note = noteFor(goal, text, judgeSpan(goal));
  return note ? { milestones, note, coach: 'built-in' } : { milestones, coach: 'built-in' };
}
