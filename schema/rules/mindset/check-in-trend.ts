/**
 * By how many points, up or down, a total of eight answers of 1 to 4 varies in the same person
 * without anything having changed. Assumed: SD 3.6, r = .75, so a standard error of 1.8 and 95%
 * within 3.5.
 */
export const CHECK_IN_NOISE = 3.5;
/** From this difference on two totals are told apart: 1.96 standard errors of a difference. */
export const NOTEWORTHY_TOTALS = 5;

/** What two totals say of a change: nothing more than they can. */
export function compareTotals(first: number, last: number): 'higher' | 'lower' | 'same' {
  if (Math.abs(last - first) < NOTEWORTHY_TOTALS) return 'same';
  return last > first ? 'higher' : 'lower';
}
