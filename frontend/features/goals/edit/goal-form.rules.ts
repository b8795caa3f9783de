import { type FieldErrors, validate } from '#frontend/lib/validate.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { DATE_QUESTION, NewGoal } from '#schema/contracts/goals.ts';

const PAST_DATE = 'Date must be today or in the future';

type Words = { title: string; description: string; targetDate: string };

/** Holds what was typed against the contract, and the date against today. */
export function validateGoalDraft(
  { title, description, targetDate }: Words,
  today: CalendarDate,
): { value: NewGoal } | { errors: FieldErrors } {
  const result = validate(NewGoal, { title, description: description || null, targetDate });
  const isPast = !targetDate || targetDate < today;
  if ('errors' in result)
    return { errors: { ...result.errors, ...(isPast && { targetDate: PAST_DATE }) } };
  return isPast ? { errors: { targetDate: PAST_DATE } } : result;
}

/** The one clarification the form asks: the date, as the person would write it. */
export function dateAnswer(targetDate: CalendarDate) {
  const [year, month, day] = targetDate.split('-').map(Number) as [number, number, number];
  return [{ question: DATE_QUESTION, answer: new Date(year, month - 1, day).toLocaleDateString() }];
}
