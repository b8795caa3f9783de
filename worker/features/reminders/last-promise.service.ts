import type { ReminderAnswer } from '#schema/contracts/reminder-choices.ts';
import { addDays } from '#schema/rules/time.ts';
import type { UserContext } from '#worker/context.ts';
import { todayFor } from '#worker/lib/calendar.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { findAnsweredSince } from './answers.queries.ts';
import { isInCare, isOpen, wordsOf } from './plan.rules.ts';

/** A talk begins from nothing that is longer ago. */
const DAYS = 14;

/** The last promise that somebody said something to. */
export interface LastPromise {
  title: string;
  goalId: number;
  answer: ReminderAnswer;
  /** Whether “not yet” was said twice in a row. */
  offersSmaller: boolean;
}

/** Query for what was answered since the last talk, for a batch that is sent anyway. */
export const lastPromiseQuery = (ctx: UserContext) =>
  findAnsweredSince({
    userId: ctx.caller.userId,
    sinceDay: addDays(todayFor(ctx.clock.now(), ctx.timeZone), -DAYS),
  });

/**
 * The promise in its row; undefined in care, where its words are gone from the goal, and where it
 * was done or put to rest by other ways since.
 */
export function lastPromiseOf([row]: RowOf<typeof findAnsweredSince>[]): LastPromise | undefined {
  if (!row || isInCare(row) || row.archivedAt !== null) return undefined;
  const title = row.answer === 'done' || isOpen(row) ? wordsOf(row) : undefined;
  if (title === undefined) return undefined;
  const { goalId, answer, offersSmaller } = row;
  return { title, goalId, answer, offersSmaller };
}
