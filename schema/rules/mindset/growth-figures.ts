import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import { DAY_MS } from '#schema/rules/time.ts';
import { type CategoryScores, round2 } from './mindset-scores.ts';

const clamp01 = (value: number) => Math.min(1, Math.max(0, value));
const MONTH_DAYS = 30;

/**
 * One assessment's reliability, in the middle of what retests of such scales show (.45 to .67;
 * Rammstedt et al. 2024).
 */
const RELIABILITY = 0.6;

/**
 * How sure the reading is, 0 to 1, two decimals: consistency × the reliability of `count`
 * assessments together, n·r ÷ (1 + (n − 1)·r) with r = 0.6. Answers at random earn nothing, however
 * often they are given. Source: Spearman–Brown prophecy formula; the weight of consistency is
 * [design].
 * @param consistency 0 to 1, see `consistencyOf`
 * @param count assessments with these questions so far, this one included; 0 gives 0
 */
export function confidenceLevel(consistency: number, count: number): number {
  const together = (count * RELIABILITY) / (1 + (count - 1) * RELIABILITY);
  return count < 1 ? 0 : round2(clamp01(consistency) * together);
}

export interface Reading {
  overall: number;
  /** ISO 8601. */
  at: string;
}

/** Readings closer together than this say more about the day than about a direction. */
const SHORTEST_SPAN_DAYS = 7;

/**
 * The trend of the overall score, 0 to 1, two decimals: 0.5 + slope ÷ 2, the least-squares change
 * in points per 30 days. 0.5 is steady, as are fewer than two readings or all within a week.
 * [design]
 */
export function progressVelocity(readings: Reading[]): number {
  const points = readings.map(({ overall, at }) => ({
    x: Date.parse(at) / DAY_MS / MONTH_DAYS,
    y: overall,
  }));
  const span = Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));
  if (points.length < 2 || span * MONTH_DAYS < SHORTEST_SPAN_DAYS) return 0.5;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const slope =
    points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return round2(clamp01(0.5 + slope / 2));
}

const ENGAGEMENT_DAYS = 14;

/**
 * Active days of the last 14, as a fraction: 0 to 1, two decimals. Rest days are not counted
 * against anyone. [design]
 */
export function engagementScore(activeDays: number): number {
  return round2(clamp01(activeDays / ENGAGEMENT_DAYS));
}

/**
 * How much of the room that was left has been gained, 0 to 1, two decimals: (latest − first) ÷ (5 −
 * first). Without room (first is 5) staying there is 1. Losses count as 0: they are shown as
 * changes, not as negative training. [design]
 */
export function gainedShare(first: number, latest: number): number {
  if (first >= 5) return latest >= 5 ? 1 : 0;
  return round2(clamp01((latest - first) / (5 - first)));
}

export interface Effectiveness {
  /** 0 to 1. */
  overallScore: number;
  categoryScores: CategoryScores;
}

/** `gainedShare` overall and per category, from the first to the latest assessment. */
export function trainingEffectiveness(
  first: { overall: number; categories: CategoryScores },
  latest: { overall: number; categories: CategoryScores },
): Effectiveness {
  return {
    overallScore: gainedShare(first.overall, latest.overall),
    categoryScores: Object.fromEntries(
      MINDSET_CATEGORIES.map((category) => [
        category,
        gainedShare(first.categories[category], latest.categories[category]),
      ]),
    ) as CategoryScores,
  };
}

/**
 * What an event weighs on the journey, in points of the 1-to-5 scale so that it compares with a
 * change of score. [design]
 */
export const IMPACT = {
  goal_completion: 0.3,
  milestone_reached: 0.1,
  learning_milestone: 0.3,
  review_finished: 0.1,
  check_in: 0,
} as const;
