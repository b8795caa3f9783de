import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { PlanOption } from '#schema/contracts/goals.ts';
import type { Milestone, Roadmap } from '#schema/contracts/roadmaps.ts';
import type { PlanCourse } from '#worker/adapters/built-in-coach/planner/course/course.ts';
import type { GoalKind, Step } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { PLANNER_WORDS } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import { addDays, daysAhead } from '#worker/adapters/built-in-coach/planner/schedule.ts';
import { lowerFirst } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { writeCheckpoint } from './checkpoint-texts.ts';
import { type Chosen, chooseCheckpoints } from './choose-checkpoints.ts';
import { sharedSlots, slotsAt, slotsOfVerdict, writeDate } from './fill-slots.ts';
import { judgeSpan, type Verdict } from './judge-span.ts';
import { courseFor, type GoalSituation, readSituation } from './situation.ts';
import { fillText, type TextSlots } from './slots.ts';
import { spreadCheckpoints } from './spread.ts';

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

export interface MadePlan {
  readonly roadmap: Roadmap;
  readonly options: PlanOption[];
  readonly situation: GoalSituation;
  readonly slots: TextSlots;
  readonly course: PlanCourse | undefined;
}

/** The longest span, in days, that is planned as a sprint: too short for any week to repeat. */
const SPRINT_DAYS = 6;
const NOTE_MAX = 600;

const once = (step: Step): Chosen => ({ step, repeats: 0 });

function checkpointsOf(
  kind: GoalKind,
  { isShort }: Verdict,
  place: { count: number; begins: number; isSprint: boolean; isRolling: boolean },
): Chosen[] {
  if (place.isSprint) return PLANNER_WORDS.sprint.map(once);
  const chosen = chooseCheckpoints(kind, place.count, place.begins);
  const { nextDate, nextStretch } = PLANNER_WORDS;
  if (place.isRolling) return [...chosen.slice(0, -1), once(nextStretch)];
  return isShort ? [...chosen.slice(0, -1), once(nextDate)] : chosen;
}

/** As many of the sentences, in order, as the note has room for. */
function noteOf(sentences: readonly (string | undefined | false)[]): string | undefined {
  let note = '';
  for (const sentence of sentences) {
    const longer = sentence ? `${note} ${sentence}`.trim() : note;
    if (longer.length <= NOTE_MAX) note = longer;
  }
  return note || undefined;
}

/** Titles that stand there twice are told apart by how often. */
function withOwnTitles(milestones: readonly Milestone[]): Milestone[] {
  const seen = new Map<string, number>();
  return milestones.map((milestone) => {
    const times = seen.get(milestone.title) ?? 0;
    seen.set(milestone.title, times + 1);
    if (times === 0) return milestone;
    return { ...milestone, title: `${milestone.title}, ${PLANNER_WORDS.again[times - 1]}` };
  });
}

/**
 * The plan of one kind from today to the target date: reads what was said, spreads checkpoints over the days and fills
 * them from the texts of the kind. Deterministic; no clock, no network; never throws for any strings, and the two dates
 * must be calendar dates.
 */
export function makePlan(kind: GoalKind, request: PlannerRequest): MadePlan {
  const span = daysAhead(request.today, request.targetDate);
  const targetDate = addDays(request.today, span);
  const weekday = new Date(`${request.today}T00:00:00Z`).getUTCDay();
  const { offsets, isRolling } = spreadCheckpoints(span, weekday);
  const situation = readSituation(kind, request);
  const course = courseFor(kind, situation, offsets);
  const verdict = judgeSpan(kind, situation, course, span);
  const shared = sharedSlots(kind, situation, { course, verdict, span, targetDate });
  const ofVerdict = slotsOfVerdict(shared, course, verdict, situation.amounts?.event);
  const { takes, sprint, smallest } = kind;
  const isSprint = span <= SPRINT_DAYS;
  const extra: TextSlots = {
    ...shared,
    ...ofVerdict,
    target: shared['target'],
    first: shared['first'],
    opening: fillText(sprint.opening, shared),
    result: fillText(sprint.result, shared),
    begin: fillText(sprint.begin, shared),
    improve: fillText(sprint.improve, shared),
    smallest: fillText(smallest, shared),
  };
  const first = lowerFirst(
    fillText(isSprint ? sprint.result : takes.first, isSprint ? shared : ofVerdict),
  );
  const frames = new Set<Step>([...PLANNER_WORDS.sprint, PLANNER_WORDS.nextDate]);
  const chosen = checkpointsOf(kind, verdict, {
    count: offsets.length,
    begins: situation.begins,
    isSprint,
    isRolling,
  });
  const milestones = chosen.map(({ step, repeats }, at): Milestone => {
    const offset = offsets[at] ?? span;
    const base = frames.has(step)
      ? { ...extra, ...(step === PLANNER_WORDS.nextDate ? { first } : {}) }
      : shared;
    const slots = slotsAt(base, { course, amounts: situation.amounts }, at, offset);
    const place = { at, count: offsets.length, span, repeats };
    return {
      ...writeCheckpoint(kind, situation, { step, slots }, place),
      targetDate: addDays(request.today, offset),
    };
  });
  const { note } = PLANNER_WORDS;
  const hasGuess = verdict.isShort && course !== undefined && !course.isTold && shared['first'];
  const lacksHours =
    verdict.haveHours !== undefined &&
    verdict.allHours !== undefined &&
    verdict.haveHours < verdict.allHours;
  const said = noteOf([
    verdict.isShort &&
      fillText(note.short, {
        ...ofVerdict,
        why: fillText(verdict.tooFast && takes.limit ? takes.limit.says : takes.short, ofVerdict),
        first,
      }),
    lacksHours && fillText(note.hours, { ...shared, have: String(verdict.haveHours) }),
    hasGuess && kind.measure?.counts === 'load' && fillText(note.guess, shared),
    isRolling &&
      fillText(note.rolling, { reach: writeDate(milestones.at(-1)?.targetDate ?? targetDate) }),
    kind.cautions?.[0],
    !isRolling && span > 366 && note.long,
  ]);
  const roadmap: Roadmap = {
    milestones: withOwnTitles(milestones),
    ...(said && { note: said }),
    coach: 'built-in',
  };
  return { roadmap, options: optionsOf(verdict, first, request), situation, slots: shared, course };
}

/** A first version by the date, or the whole by a later one. */
function optionsOf(
  { isShort, neededDays }: Verdict,
  first: string,
  { today, targetDate }: PlannerRequest,
): PlanOption[] {
  if (!isShort) return [];
  const { options } = PLANNER_WORDS;
  const later = neededDays === undefined ? undefined : addDays(today, neededDays);
  return [
    { label: fillText(options.first, { date: writeDate(targetDate), first }), targetDate },
    ...(later !== undefined && later > targetDate
      ? [{ label: fillText(options.later, { date: writeDate(later) }), targetDate: later }]
      : []),
  ];
}
