import type { PlanLanguage } from '#worker/adapters/built-in-coach/planner/planner-words.ts';
import { figureOf, writeNumber } from './count-in-words.ts';

export const KM_A_MILE = 1.609;

/**
 * "600 m", "1.8 km", "12 km" or "8 miles"; a length to run or swim, rounded to what one can
 * measure.
 */
export function writeDistance(km: number, metric: boolean, language: PlanLanguage = 'en'): string {
  const miles = km / KM_A_MILE;
  if (!metric && miles >= 0.45) {
    const shown = miles < 10 ? Math.round(miles * 2) / 2 : Math.round(miles);
    return figureOf(shown, 'mile', language);
  }
  return km < 1
    ? `${writeNumber(Math.round(km * 1000), language)} m`
    : `${writeNumber(km, language)} km`;
}

function stepOf(km: number): number {
  if (km < 1.5) return 0.05;
  if (km < 3) return 0.1;
  return km < 10 ? 0.5 : 1;
}

/**
 * A training distance in steps of 50 m below 1.5 km, 100 m to 3 km, half kilometres to 10 and whole
 * ones above, or in half miles, rounded so that it is never more than was said.
 */
export function floorDistance(km: number, metric: boolean): number {
  const step = metric ? stepOf(km) : KM_A_MILE / 2;
  const floored = Math.floor(km / step + 1e-6) * step;
  return floored > 0 ? Math.round(floored * 1000) / 1000 : km;
}
