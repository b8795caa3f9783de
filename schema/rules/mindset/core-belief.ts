import { round2 } from './mindset-scores.ts';

/** How many statements about the belief itself there are, and on how many steps. */
export const BELIEF_STATEMENTS = 3;
export const BELIEF_STEPS = 6;

/**
 * The stored value of a step of agreement, both 1 to 6: 1 is “abilities are settled”, 6 is “they
 * can change”, whichever way the statement is worded.
 */
export const beliefValue = (agreement: number, keyed: 'growth' | 'fixed'): number =>
  keyed === 'growth' ? agreement : BELIEF_STEPS + 1 - agreement;

/** The mean of stored values, 1 to 6, two decimals. It is no part of the five areas. */
export const beliefScore = (values: readonly number[]): number =>
  round2(values.reduce((sum, value) => sum + value, 0) / values.length);

export type BeliefReading = 'settled' | 'between' | 'changing' | 'apart';

/** From this distance between two of the answers on, their mean would hide more than it says. */
const APART = 4;

/**
 * What three stored values say: below 3 settled, above 4 changing, else between; four steps or more
 * from one to another are apart. Somebody who agrees with everything is apart. [design]
 */
export function beliefReading(values: readonly number[]): BeliefReading {
  if (Math.max(...values) - Math.min(...values) >= APART) return 'apart';
  const mean = beliefScore(values);
  if (mean < 3) return 'settled';
  return mean > 4 ? 'changing' : 'between';
}
