import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { withinSpan } from './count-in-words.ts';
import { inFigures } from './number-words.ts';
import { writeNumber } from './quantities.ts';

/** Upper end of the usual public-health advice (NHS, CDC): half a kilo to one kilo, one to two pounds, a week. */
const KILOS_A_WEEK = 1;
const POUNDS_A_WEEK = 2;

/** Kilos or pounds to lose: named as such, or the way from one weight to a lower one. A weight alone is neither. */
function readLoss({
  quantities,
  plainText,
}: PlannerGoal): { value: number; unit: 'kg' | 'lb'; isWeekly: boolean } | undefined {
  for (const unit of ['kg', 'lb'] as const) {
    const told = quantities.filter((found) => found.unit === unit);
    const lost =
      /\b(?:los(?:e|ing)|drop(?:ping)?|shed(?:ding)?|burn(?:ing)?|by|another)\s+(?:[a-z]+\s+){0,3}\d/.test(
        inFigures(plainText),
      );
    const weekly = told.find(({ role, per }) => role === 'target' && per === 'week');
    if (weekly) return { value: weekly.value, unit, isWeekly: true };
    const aim = told.find(({ role, per }) => role === 'target' && !per)?.value;
    const now = told.find(({ role }) => role === 'start')?.value;
    if (aim !== undefined && now !== undefined && now > aim && !lost)
      return { value: now - aim, unit, isWeekly: false };
    if (aim !== undefined && lost) return { value: aim, unit, isWeekly: false };
  }
  return undefined;
}

/** Says that a loss of weight is faster than is safe; undefined when it is not, or no loss was named. */
export function judgeWeight(goal: PlannerGoal): string | undefined {
  const aim = readLoss(goal);
  if (!aim) return undefined;
  const { span } = goal;
  const most = (aim.unit === 'kg' ? KILOS_A_WEEK : POUNDS_A_WEEK) * (aim.isWeekly ? 1 : span / 7);
  if (aim.value <= most) return undefined;
  const range = aim.unit === 'kg' ? 'half a kilo to one kilo' : 'one to two pounds';
  const upTo =
    !aim.isWeekly && Math.floor(most) >= 1
      ? `, so at most about ${Math.floor(most)} ${aim.unit} in this time`
      : '';
  const time = aim.isWeekly ? 'a week' : withinSpan(span);
  return `${writeNumber(aim.value)} ${aim.unit} ${time} is faster than is safe. Public-health advice speaks of ${range} a week${upTo}. If it has to be more for your health, a doctor should lead it.`;
}
