import { clamp } from '#schema/rules/clamp.ts';
import { round2 } from '#schema/rules/mindset/mindset-scores.ts';
import { isMastered } from './mastery.ts';

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const WEEK_MS = 7 * 86_400_000;
const PACE_WEEKS = 4;
/** What counts as a pace of 1. */
const UNITS_A_WEEK = 2;

/** Units finished before this instant say nothing about today's pace. */
export const paceSince = (now: Date): string =>
  new Date(now.getTime() - PACE_WEEKS * WEEK_MS).toISOString();

/**
 * Pace of learning, two decimals: units finished in the last 28 days ÷ weeks ÷ 2, so 1 is two units
 * a week. Weeks count from the first of these units, 1 to 4, to be fair to newcomers. [design]
 * @param finishedAt when units were finished, ISO 8601, in any order
 */
export function learningVelocity(finishedAt: string[], now: Date): number {
  const since = paceSince(now);
  const recent = finishedAt.filter((at) => at >= since).map((at) => Date.parse(at));
  if (recent.length === 0) return 0;
  const weeks = clamp((now.getTime() - Math.min(...recent)) / WEEK_MS, 1, PACE_WEEKS);
  return round2(recent.length / weeks / UNITS_A_WEEK);
}

export interface StudyFacts {
  isFinished: boolean;
  /** Null when nobody measured. */
  secondsSpent: number | null;
  /** What the unit is estimated to take. */
  minutes: number;
  /** A note, an answer or something written. */
  hasOwnWords: boolean;
}

/**
 * How far somebody engaged with a unit, 0 to 1, two decimals: 0.4 for finishing, up to 0.4 for time
 * (all of it from half of the estimate on, since nobody has to read slowly), 0.2 for something of
 * their own. [design]
 */
export function unitEngagement({
  isFinished,
  secondsSpent,
  minutes,
  hasOwnWords,
}: StudyFacts): number {
  const time = minutes > 0 ? clamp((secondsSpent ?? 0) / (minutes * 30), 0, 1) : 0;
  return round2((isFinished ? 0.4 : 0) + 0.4 * time + (hasOwnWords ? 0.2 : 0));
}

/** Before anything was opened; the stored default. */
const UNKNOWN_ENGAGEMENT = 0.5;

/**
 * Engagement with a path: the mean over the units opened, 0 to 1, two decimals; 0.5 before the
 * first. [design]
 */
export function engagementLevel(opened: number[]): number {
  return opened.length === 0 ? UNKNOWN_ENGAGEMENT : round2(clamp(mean(opened), 0, 1));
}

/** A unit of a path and how a person stands with it. */
export interface UnitProgress {
  title: string;
  /** 1 to 5. */
  difficultyLevel: number;
  requiredMasteryScore: number;
  isFinished: boolean;
  /** Best quiz result, a fraction; null without one. */
  masteryScore: number | null;
  /** Whether one of its questions was forgotten at its latest review. */
  isForgotten: boolean;
}

const LEVEL_MIN = 1;
const LEVEL_MAX = 5;
/** Where mastery neither raises nor lowers the level: what units ask for by default. */
const MASTERY_PIVOT = 0.7;

/**
 * The difficulty that fits next, 1 to 5, two decimals: mean level of finished units plus (mean
 * mastery − 0.7) ÷ 0.6; 1 before the first unit. Mastery as the measure: Kulik et al. 1990; the
 * step is [design].
 */
export function personalizedDifficulty(progressOfUnits: UnitProgress[]): number {
  const finished = progressOfUnits.filter(({ isFinished }) => isFinished);
  if (finished.length === 0) return LEVEL_MIN;
  const results = finished.flatMap(({ masteryScore }) =>
    masteryScore === null ? [] : [masteryScore],
  );
  const step = results.length === 0 ? 0 : (mean(results) - MASTERY_PIVOT) / 0.6;
  return round2(
    clamp(mean(finished.map((unit) => unit.difficultyLevel)) + step, LEVEL_MIN, LEVEL_MAX),
  );
}

const AREAS_MAX = 5;

/**
 * Titles of units worth another look, at most five: a best result below what the unit asks, or a
 * question forgotten.
 */
export function strugglingAreas(progressOfUnits: UnitProgress[]): string[] {
  return progressOfUnits
    .filter(
      ({ masteryScore, requiredMasteryScore, isForgotten }) =>
        isForgotten || (masteryScore !== null && !isMastered(masteryScore, requiredMasteryScore)),
    )
    .slice(0, AREAS_MAX)
    .map(({ title }) => title);
}
