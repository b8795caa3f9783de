import type { PlannerGoal } from '#worker/adapters/built-in-coach/planner/plan-types.ts';
import { amountsOf } from './quantities.ts';

/** A book of ordinary length takes six to eight hours: one in three days is a lot, one in four is planned. */
const DAYS_A_BOOK = 3;
const DAYS_OF = { day: 1, week: 7, month: 30.4, year: 365 } as const;

/** Books a goal names, how many of them are read, and how many more the days allow. */
export interface BooksTarget {
  readonly total: number;
  readonly there: number;
  readonly reachable: number;
}

/** Books that can be read in `days`; at least one. */
function booksIn(books: number, days: number): number {
  return books * DAYS_A_BOOK <= Math.max(3, days)
    ? books
    : Math.max(1, Math.floor(days / (DAYS_A_BOOK + 1)));
}

/** The number of books aimed at, in all or at so many a month; undefined when none is named. */
export function readBooks({ quantities, span }: PlannerGoal): BooksTarget | undefined {
  const books = quantities.filter(({ unit }) => unit === 'books');
  const aim = books.find(({ role }) => role === 'target');
  if (!aim) return undefined;
  const named = aim.per ? (aim.value * span) / DAYS_OF[aim.per] : aim.value;
  const total = Math.max(1, Math.round(named));
  const told = amountsOf(
    books.filter(({ per }) => !per),
    'start',
    'books',
  )[0];
  const there = told !== undefined && told < total ? Math.floor(told) : 0;
  return { total, there, reachable: there + booksIn(total - there, span) };
}
