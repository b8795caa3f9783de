import { MINDSET_CATEGORIES, type READING_QUALITIES } from '#schema/contracts/enums.ts';
import type { Answer } from './mindset-scores.ts';

export type ReadingQuality = (typeof READING_QUALITIES)[number];

/** An answer, with the order in which its options stood on the screen. */
export interface PlacedAnswer extends Answer {
  presentation: 'ascending' | 'descending';
}

const STEPS = 5;

/** Where on the screen an answer stood: 1 at the top, 5 at the bottom. */
export const placeOf = (score: number, presentation: PlacedAnswer['presentation']): number =>
  presentation === 'descending' ? STEPS + 1 - score : score;

/** From which share of answers at one place, or of one value, they no longer tell areas apart. */
const STRAIGHT_SHARE = 0.9;

const largestShare = (values: number[]): number =>
  Math.max(...[1, 2, 3, 4, 5].map((one) => values.filter((value) => value === one).length)) /
  values.length;

/**
 * True when nine of ten answers stand at the same place, or have the same value: worth a gentle
 * question before they are believed. With fewer than two answers there is nothing to tell. [design]
 */
export function isStraightLine(answers: PlacedAnswer[]): boolean {
  const given = answers.flatMap(({ score, presentation }) =>
    score === undefined ? [] : [{ value: score, place: placeOf(score, presentation) }],
  );
  if (given.length < 2) return false;
  return (
    largestShare(given.map(({ place }) => place)) >= STRAIGHT_SHARE ||
    largestShare(given.map(({ value }) => value)) >= STRAIGHT_SHARE
  );
}

/**
 * The mean variance within categories that 99 of 100 random answerers exceed, with four answers in
 * each of five categories. Source: 200,000 simulated respondents; the first percentile is 0.867.
 */
const BELOW_CHANCE = 0.85;

function variance(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/**
 * How much the answers within each category agree beyond what chance does, 0 to 1: 1 − mean
 * variance ÷ 0.85, never below 0. Half of the questions are keyed the other way round, so only
 * somebody who reads them agrees with themselves. Nothing is earned by answers that are
 * missing, or by a straight line. [design]
 */
export function consistencyOf(answers: PlacedAnswer[]): number {
  if (answers.length === 0 || answers.some(({ score }) => score === undefined)) return 0;
  if (isStraightLine(answers)) return 0;
  const variances = MINDSET_CATEGORIES.flatMap((category) => {
    const scores = answers.flatMap((answer) =>
      answer.category === category ? [answer.score as number] : [],
    );
    return scores.length < 2 ? [] : [variance(scores)];
  });
  if (variances.length === 0) return 0;
  const mean = variances.reduce((sum, value) => sum + value, 0) / variances.length;
  return Math.max(0, 1 - mean / BELOW_CHANCE);
}

/**
 * What a set of answers is worth as a reading: answers missing, nearly all at one place, no more
 * alike within the areas than chance makes them, or clear.
 * @param answers one for each question; `score` is undefined where there is no answer
 */
export function readingQuality(answers: PlacedAnswer[]): ReadingQuality {
  if (answers.some(({ score }) => score === undefined) || answers.length === 0)
    return 'few_answers';
  if (isStraightLine(answers)) return 'same_place';
  return consistencyOf(answers) === 0 ? 'at_odds' : 'clear';
}
