import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { PlanOption } from '#schema/contracts/goals.ts';
import type { Milestone, Roadmap } from '#schema/contracts/roadmaps.ts';
import { addDays } from '#schema/rules/time.ts';
import type { PlanCourse } from '#worker/adapters/built-in-coach/planner/course/course.ts';
import type {
  GoalKind,
  Step,
  WrittenKind,
} from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { plannerTextsIn } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import {
  countsIn,
  writeDate,
} from '#worker/adapters/built-in-coach/planner/quantities/count-in-words.ts';
import { daysAhead } from '#worker/adapters/built-in-coach/planner/schedule.ts';
import { lowerFirst, quote } from '#worker/adapters/built-in-coach/planner/shorten.ts';
import { writeCheckpoint } from './checkpoint-texts.ts';
import { chooseCheckpoints, countCore, countOwn, urgentSteps } from './choose-checkpoints.ts';
import { sharedSlots, slotsAt, slotsOfVerdict } from './fill-slots.ts';
import { daysOf, judgeSpan, type Verdict } from './judge-span.ts';
import { kindFor } from './kind-for.ts';
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
  /** The kind without what is for others. */
  readonly kind: GoalKind;
  readonly roadmap: Roadmap;
  readonly options: PlanOption[];
  readonly situation: GoalSituation;
  readonly slots: TextSlots;
  readonly course: PlanCourse | undefined;
}

/** The longest span, in days, that is planned as a sprint: too short for any week to repeat. */
const SPRINT_DAYS = 6;
const NOTE_MAX = 600;
const YEAR = 366;

interface Room {
  readonly count: number;
  readonly offsets: readonly number[];
  readonly begins: number;
  readonly isSprint: boolean;
  readonly isRolling: boolean;
  /** Of the days that the whole takes, how many there are: 1 where they will do. */
  readonly share: number;
  /** What is counted where nothing else is left to say. */
  readonly plain: Step;
}

function checkpointsOf(kind: GoalKind, { isShort }: Verdict, room: Room): Step[] {
  const { nextDate, nextStretch, sprint } = plannerTextsIn(kind.language ?? 'en');
  const isFixed = kind.date === 'fixed';
  const last = kind.steps.at(-1) as Step;
  if (room.isSprint) {
    const steps = kind.sprint.steps ?? sprint;
    // Of a day that stays, what is left at the end is the day itself.
    return [...(isFixed && !kind.sprint.steps ? [...steps.slice(0, -1), last] : steps)];
  }
  const isFirstVersion = isShort && !isFixed;
  const chosen = chooseCheckpoints(kind, { ...room, share: isFirstVersion ? room.share : 1 });
  if (room.isRolling) return [...chosen.slice(0, -1), nextStretch];
  return isFirstVersion ? [...chosen.slice(0, -1), nextDate] : chosen;
}

/** So many of the steps that are left out are named, and so many letters of them at most. */
const NAMED_STEPS = 3;
const NAMED_LETTERS = 110;

/**
 * What a plan to a fixed date has no room for: the steps that do not stand in it, in quotation
 * marks.
 */
function leftOut(kind: GoalKind, begins: number, chosen: readonly Step[], shared: TextSlots) {
  const kept = new Set(chosen);
  return kind.steps
    .slice(begins - 1)
    .filter((step) => !kept.has(step) && step.keep !== 1)
    .slice(0, NAMED_STEPS)
    .map(({ title }) => quote(fillText(title, shared), countsIn(kind.language).quotes))
    .reduce((named, title) => {
      const more = named === '' ? title : `${named}, ${title}`;
      return named === '' || more.length <= NAMED_LETTERS ? more : named;
    }, '');
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

/** Titles that stand there twice are told apart by their days. */
function withOwnTitles(milestones: readonly Milestone[], language?: PlanLanguage): Milestone[] {
  const seen = new Set<string>();
  return milestones.map((milestone) => {
    const title = seen.has(milestone.title.toLowerCase())
      ? `${milestone.title}, ${writeDate(milestone.targetDate, language)}`
      : milestone.title;
    seen.add(title.toLowerCase());
    return { ...milestone, title };
  });
}

/**
 * The days of a plan: as many checkpoints as its core steps need, and no more than have something
 * of their own to say. A day that is another’s to set, and an amount on the way to an aim, can be
 * counted in between; any other plan of a far date ends earlier and is planned on from there.
 */
function daysFor(kind: GoalKind, situation: GoalSituation, begins: number, asked: DaysAsked) {
  const { span, weekday } = asked;
  const urgent = urgentSteps(kind, begins).map(({ within }) => within as number);
  const days = daysOf(kind, begins);
  const isTight = days !== undefined && span < days;
  const own = countOwn(kind, begins);
  const isCounted =
    kind.date === 'fixed' || courseFor(kind, situation, [1, Math.max(2, span)])?.isNamed;
  return {
    share: isTight ? span / days : 1,
    ...spreadCheckpoints(span, weekday, urgent, {
      least: isTight ? 0 : countCore(kind.steps, begins, span),
      ...(kind.atMost !== undefined && { atMost: kind.atMost }),
      own,
      ...(!isCounted && { most: own + LOOKS }),
    }),
  };
}

/** So often a plan is looked over, where that takes it to its date. */
const LOOKS = 2;

interface DaysAsked {
  readonly span: number;
  readonly weekday: number;
}

/**
 * The plan of one kind from today to the target date: reads what was said, spreads checkpoints over
 * the days and fills them from the texts of the kind. Deterministic; no clock, no network; never
 * throws for any strings, and the two dates must be calendar dates.
 */
export function makePlan(written: WrittenKind, request: PlannerRequest): MadePlan {
  const span = daysAhead(request.today, request.targetDate);
  const targetDate = addDays(request.today, span);
  const weekday = new Date(`${request.today}T00:00:00Z`).getUTCDay();
  const situation = readSituation(written, request, span);
  const { kind, begins } = kindFor(written, situation.begins, situation);
  const { offsets, isRolling, share } = daysFor(kind, situation, begins, { span, weekday });
  const course = courseFor(kind, situation, offsets, isRolling ? span : undefined);
  const verdict = judgeSpan(kind, situation, course, { span, begins });
  const shared = sharedSlots(kind, situation, { course, verdict, span, targetDate });
  const ofVerdict = slotsOfVerdict(
    shared,
    course,
    verdict,
    situation.amounts?.event,
    kind.language,
  );
  const { takes, sprint, smallest, language } = kind;
  const words = plannerTextsIn(language ?? 'en');
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
  const inFirst = fillText(
    (isSprint ? undefined : takes.first) ?? sprint.result,
    isSprint ? shared : ofVerdict,
  );
  // A noun keeps its capital in German, wherever it stands.
  const first = language === 'de' ? inFirst : lowerFirst(inFirst);
  const frames = new Set<Step>([...words.sprint, words.nextDate]);
  const chosen = checkpointsOf(kind, verdict, {
    count: offsets.length,
    offsets,
    begins,
    isSprint,
    isRolling,
    share,
    plain: words.tally,
  });
  const milestones = chosen.map((one, at): Milestone => {
    const offset = offsets[at] ?? span;
    const { amount } = slotsAt(
      shared,
      { course, amounts: situation.amounts },
      at,
      offset,
      language,
    );
    const step = one === words.tally && amount === undefined ? words.look : one;
    const base = frames.has(step)
      ? { ...extra, ...(step === words.nextDate ? { first } : {}) }
      : shared;
    const targetDate = addDays(request.today, offset);
    const slots = {
      ...slotsAt(base, { course, amounts: situation.amounts }, at, offset, language),
      here: writeDate(targetDate, language),
    };
    const place = { at, count: offsets.length, span };
    return { ...writeCheckpoint(kind, situation, { step, slots }, place), targetDate };
  });
  const roadmapNote = noteFor(kind, {
    ...{ verdict, shared, ofVerdict, first, span, isSprint, course, situation },
    left: leftOut(kind, begins, chosen, shared),
    reach: isRolling ? milestones.at(-1)?.targetDate : undefined,
  });
  const roadmap: Roadmap = {
    milestones: withOwnTitles(milestones, language),
    ...(roadmapNote && { note: roadmapNote }),
    coach: 'built-in',
  };
  const options = kind.date === 'fixed' ? [] : optionsOf(verdict, first, request, language);
  return { kind, roadmap, options, situation, slots: shared, course };
}

interface Noted {
  readonly verdict: Verdict;
  readonly course: PlanCourse | undefined;
  readonly situation: GoalSituation;
  readonly shared: TextSlots;
  readonly ofVerdict: TextSlots;
  readonly first: string;
  readonly left: string;
  readonly span: number;
  readonly isSprint: boolean;
  /** Of a rolling plan: the date its steps reach to. */
  readonly reach: CalendarDate | undefined;
}

/** What is said beside a plan: what it cannot do, what was guessed, and what to be careful of. */
function noteFor(
  { takes, date, measure, cautions, language }: GoalKind,
  { verdict, course, shared, ofVerdict, first, left, span, isSprint, reach, situation }: Noted,
): string | undefined {
  const { note } = plannerTextsIn(language ?? 'en');
  const { isShort, tooFast, haveHours, allHours } = verdict;
  const isFixed = date === 'fixed';
  const short = tooFast && takes.limit ? takes.limit.says : (takes.short ?? '');
  const why = fillText(short, ofVerdict);
  const lacksHours = haveHours !== undefined && allHours !== undefined && haveHours < allHours;
  const hasGuess =
    isShort &&
    course !== undefined &&
    !course.isTold &&
    shared['first'] &&
    measure?.counts === 'load';
  const guess = measure?.direction === 'down' ? note.guessDown : note.guess;
  const { amounts } = situation;
  return noteOf([
    course?.isBeyond &&
      fillText(note.beyond, {
        today: course.write(amounts?.today ?? 0),
        target: course.write(course.told ?? 0),
      }),
    isShort && fillText(isFixed ? note.fixed : note.short, { ...ofVerdict, why, first }),
    isFixed && (isShort || isSprint) && left !== '' && fillText(note.left, { left }),
    ...(cautions ?? []).map((caution) => fillText(caution, shared)),
    lacksHours && fillText(note.hours, { ...shared, have: String(haveHours) }),
    hasGuess && fillText(guess, shared),
    reach && fillText(note.rolling, { reach: writeDate(reach, language) }),
    reach === undefined && span > YEAR && note.long,
  ]);
}

/** A first version by the date, or the whole by a later one. */
function optionsOf(
  { isShort, neededDays }: Verdict,
  first: string,
  { today, targetDate }: PlannerRequest,
  language: PlanLanguage = 'en',
): PlanOption[] {
  if (!isShort) return [];
  const { options } = plannerTextsIn(language);
  const later = neededDays === undefined ? undefined : addDays(today, neededDays);
  return [
    {
      label: fillText(options.first, { date: writeDate(targetDate, language), first }),
      targetDate,
    },
    ...(later !== undefined && later > targetDate
      ? [
          {
            label: fillText(options.later, { date: writeDate(later, language) }),
            targetDate: later,
          },
        ]
      : []),
  ];
}
