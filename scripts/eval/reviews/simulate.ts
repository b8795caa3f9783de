import type { ReviewAnswer } from '#schema/contracts/learning-reviews.ts';
import {
  afterRecall,
  firstReview,
  reviewScheduler,
  type WaitingReview,
} from '#schema/rules/learning/review-schedule.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { nextFixedStep } from './fixed-steps.ts';
import { LAWS, type Law, type RandomSource, type SimulatedMemory } from './memories.ts';

/** A year from the day a unit is finished: what its questions cost, and what is kept. */
export const YEAR = 365;
const QUARTER = 91;
const START = Date.parse('2026-01-01T08:00:00.000Z');
const QUESTIONS = 12;

/** The small generator mulberry32: the same seed, the same people. */
export function randomOf(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Says on which day a question is asked next after an answer on a day, null for never. */
type Schedule = (day: number, recall: ReviewAnswer['recall']) => number | null;

/** The steps as they were. */
export function fixedSteps(): Schedule {
  let step = 0;
  return (day, recall) => {
    const next = nextFixedStep(step, recall);
    step = next.step;
    return next.days === null ? null : day + next.days;
  };
}

/** The product's own rule, at any retention asked for. */
export function fsrsAt(retention: number, easing?: number): () => Schedule {
  const scheduler = reviewScheduler(retention, easing);
  return () => {
    let review: WaitingReview = {
      ...firstReview(new Date(START)),
      reviewedAt: null,
      difficulty: null,
      stability: null,
    };
    return (day, recall) => {
      const now = new Date(START + day * DAY_MS);
      const { dueAt, ...next } = afterRecall(review, recall, now, scheduler);
      if (dueAt === null) return null;
      review = { ...next, dueAt, reviewedAt: now.toISOString() };
      return Math.round((Date.parse(dueAt) - START) / DAY_MS);
    };
  };
}

/** Whether it came back whole, in part, or not: in part takes from both sides. */
function answerOf(chance: number, luck: number, part: number) {
  if (luck < chance * (1 - part)) return { recall: 'remembered', success: 1 } as const;
  if (luck < chance + ((1 - chance) * part) / 2) return { recall: 'partly', success: 0.5 } as const;
  return { recall: 'forgotten', success: 0 } as const;
}

/** One question over a year: when it is due it waits for a day on which the learner comes by. */
function liveWith(
  memory: SimulatedMemory,
  schedule: Schedule,
  comesOn: (day: number) => boolean,
  luckOn: (day: number) => number,
  part: number,
) {
  let due: number | null = 1;
  let reviews = 0;
  let known = 0;
  let late = 0;
  for (let day = 1; day <= YEAR; day += 1) {
    const chance = memory.recallOn(day);
    known += chance;
    if (day > YEAR - QUARTER) late += chance;
    if (due === null || due > day || !comesOn(day)) continue;
    const { recall, success } = answerOf(chance, luckOn(day), part);
    reviews += 1;
    memory.review(day, success);
    due = schedule(day, recall);
  }
  return { reviews, known: known / YEAR, late: late / QUARTER };
}

export interface Outcome {
  /** Reviews for each question in the year. */
  reviews: number;
  /** The chance of remembering a question, over all days of the year: a fraction. */
  known: number;
  /** And over the days of its last quarter: what is still known. */
  late: number;
}

/**
 * So many learners of one law, each with a unit of twelve questions. The same seed gives the same
 * people, habits and luck whatever the schedule, so that schedules are compared pair by pair.
 */
export function simulateYear(
  law: Law,
  schedule: () => Schedule,
  { learners, seed }: { learners: number; seed: number },
): Outcome {
  const sum: Outcome = { reviews: 0, known: 0, late: 0 };
  for (let person = 0; person < learners; person += 1) {
    const own = randomOf(seed * 100_003 + person);
    const learner = LAWS[law](own);
    // From once a week to every day.
    const habit = 1 / 7 + own() * (6 / 7);
    const part = 0.05 + own() * 0.25;
    const days = Array.from({ length: YEAR + 1 }, () => own() < habit);
    for (let question = 0; question < QUESTIONS; question += 1) {
      const luck = Array.from({ length: YEAR + 1 }, own);
      const lived = liveWith(
        learner(own),
        schedule(),
        (day) => days[day] === true,
        (day) => luck[day] ?? 0,
        part,
      );
      sum.reviews += lived.reviews;
      sum.known += lived.known;
      sum.late += lived.late;
    }
  }
  const all = learners * QUESTIONS;
  return { reviews: sum.reviews / all, known: sum.known / all, late: sum.late / all };
}
