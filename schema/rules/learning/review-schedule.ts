import { default_w, type FSRS, type FSRSState, fsrs, Rating } from 'ts-fsrs';
import type { ReviewAnswer, ReviewGrade } from '#schema/contracts/learning-reviews.ts';
import { clamp } from '#schema/rules/clamp.ts';
import { DAY_MS } from '#schema/rules/time.ts';

type Recall = ReviewAnswer['recall'];

/**
 * What an answer says to FSRS. `Easy` is never given: nobody is asked whether it was easy, and
 * "partly" came back with something missing, which is what `Hard` is for.
 */
export const GRADE_OF = {
  forgotten: Rating.Again,
  partly: Rating.Hard,
  remembered: Rating.Good,
} as const satisfies Record<Recall, ReviewGrade>;

/** The day after a unit is finished its questions are asked for the first time. [design] */
const FIRST_REVIEW_DAYS = 1;

/**
 * The chance of remembering at which a question comes back, a fraction. Chosen with learners who do
 * not forget as FSRS believes: `docs/reviews.md`.
 */
export const REQUESTED_RETENTION = 0.85;

/**
 * How far each answer draws the difficulty of a question back to that of an easy one, a fraction:
 * the weight that FSRS has for this, 0.001 as published, where `Easy` does it. Nobody says so
 * here, and one bad day would make a question hard for ever. Chosen in the same way.
 */
const EASING = { weight: 7, share: 0.05 };

/** A question that would come back after a longer time than this is not asked again. [design] */
export const LAST_INTERVAL_DAYS = 365;

/** More answers in a row than anything needs; also the most that an exported file may say. */
const STEP_MAX = 100;
/** A century: the most that FSRS reckons with. */
const DAYS_MAX = 36_500;

/**
 * FSRS-6 (Ye, Su and Cao 2022) with its published weights, which were learned from very many
 * people's reviews, but for one. Its steps within a day are off: who is asked here comes once a
 * day. Nothing is spread by chance, so that what was learned together comes back together.
 * @param retention a fraction, above 0 and below 1
 */
export const reviewScheduler = (retention: number, easing = EASING.share): FSRS =>
  fsrs({
    request_retention: retention,
    w: default_w.map((weight, at) => (at === EASING.weight ? easing : weight)),
    enable_fuzz: false,
    enable_short_term: false,
  });

const SCHEDULER = reviewScheduler(REQUESTED_RETENTION);

const inDays = (days: number, from: Date) => new Date(from.getTime() + days * DAY_MS).toISOString();
const daysBetween = (from: number, to: number) => clamp((to - from) / DAY_MS, 0, DAYS_MAX);

/** What is known of a question before it is answered. */
export interface WaitingReview {
  /** How often in a row it was remembered. */
  step: number;
  /** ISO 8601. */
  dueAt: string;
  /** ISO 8601; null before the first answer. */
  reviewedAt: string | null;
  /** FSRS's difficulty, 1 to 10, and stability in days; null before FSRS saw an answer. */
  difficulty: number | null;
  stability: number | null;
}

/** The state after an answer, as it is stored. */
export interface AnsweredReview {
  /** 0 to 100. */
  step: number;
  /** ISO 8601; null when it is not asked again. */
  dueAt: string | null;
  difficulty: number;
  stability: number;
  lastGrade: ReviewGrade;
}

/** A question of a unit that has just been finished. */
export const firstReview = (now: Date) => ({ step: 0, dueAt: inDays(FIRST_REVIEW_DAYS, now) });

/**
 * The memory that an answer changes; null where the answer is the first, which begins it. What was
 * scheduled by fixed steps before has a past that FSRS did not see: it counts as learned well, and
 * as stable as the time it was trusted with, since whoever waited 16 days had remembered for 7.
 */
function memoryBefore(
  { difficulty, stability, dueAt, reviewedAt }: WaitingReview,
  scheduler: FSRS,
): FSRSState | null {
  if (reviewedAt === null) return null;
  if (difficulty !== null && stability !== null) return { difficulty, stability };
  const waited = daysBetween(Date.parse(reviewedAt), Date.parse(dueAt));
  return {
    difficulty: scheduler.init_difficulty(Rating.Good),
    stability: clamp(waited, FIRST_REVIEW_DAYS, DAYS_MAX),
  };
}

const STEP_AFTER: Record<Recall, (step: number) => number> = {
  remembered: (step) => Math.min(step + 1, STEP_MAX),
  partly: (step) => step,
  forgotten: () => 0,
};

/**
 * When a question comes back: when the chance of remembering it has fallen to what is asked for,
 * after a day at least. Remembered for longer than a year ahead, it is not asked again.
 * @param review one that is due
 */
export function afterRecall(
  review: WaitingReview,
  recall: Recall,
  now: Date,
  scheduler: FSRS = SCHEDULER,
): AnsweredReview {
  const grade = GRADE_OF[recall];
  const elapsed =
    review.reviewedAt === null ? 0 : daysBetween(Date.parse(review.reviewedAt), now.getTime());
  const memory = scheduler.next_state(memoryBefore(review, scheduler), elapsed, grade);
  const days = scheduler.next_interval(memory.stability, elapsed);
  const isDone = recall === 'remembered' && days > LAST_INTERVAL_DAYS;
  return {
    step: STEP_AFTER[recall](review.step),
    dueAt: isDone ? null : inDays(Math.min(days, LAST_INTERVAL_DAYS), now),
    difficulty: memory.difficulty,
    stability: memory.stability,
    lastGrade: grade,
  };
}
