import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { isGoalDue, nextDayOf } from './due.rules.ts';

/** What the list shows; `open` is what one works on, with what rests for a while. */
export const GOAL_FILTERS = ['open', 'due', 'paused', 'archived'] as const;
export type GoalFilter = (typeof GOAL_FILTERS)[number];
export const GOAL_SORTS = ['newest', 'soonest', 'title'] as const;
export type GoalSort = (typeof GOAL_SORTS)[number];

/** The view of the list: search words, filter and order. */
export interface ListView {
  q: string;
  show: GoalFilter;
  sort: GoalSort;
}

const oneOf = <Name extends string>(names: readonly Name[], asked: string | null): Name =>
  names.find((name) => name === asked) ?? (names[0] as Name);

/** The view that an address asks for; what it does not know is as if it said nothing. */
export const readView = (params: URLSearchParams): ListView => ({
  q: (params.get('q') ?? '').slice(0, 100),
  show: oneOf(GOAL_FILTERS, params.get('show')),
  sort: oneOf(GOAL_SORTS, params.get('sort')),
});

/** Whether a view is another one than who opens the page sees; all goals are needed for it. */
export const isNarrowed = ({ q, show, sort }: ListView): boolean =>
  q.trim() !== '' || show !== 'open' || sort !== 'newest';

/** Letters as they are looked for: "Über" is found by "uber". */
const folded = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a goal has all the words: in its title, its description, its plan or its if-thens. */
function hasWords({ title, description, roadmap, ifThens = [] }: Goal, words: string[]): boolean {
  const plan = roadmap.milestones.flatMap((step) => [step.title, step.description, ...step.tasks]);
  const promises = ifThens.flatMap(({ when, act }) => [when, act]);
  const text = folded([title, description, ...plan, ...promises].join('\n'));
  return words.every((word) => text.includes(word));
}

const FITS: Record<GoalFilter, (goal: Goal, today: CalendarDate) => boolean> = {
  open: ({ completed, archivedAt }) => !completed && !archivedAt,
  due: isGoalDue,
  paused: ({ pausedAt, archivedAt }) => Boolean(pausedAt) && !archivedAt,
  archived: ({ archivedAt }) => Boolean(archivedAt),
};

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const ORDERS: Record<GoalSort, (a: Goal, b: Goal) => number> = {
  newest: () => 0,
  soonest: (a, b) => byText(nextDayOf(a) ?? '~', nextDayOf(b) ?? '~'),
  title: (a, b) => byText(folded(a.title), folded(b.title)),
};

/**
 * The goals of a view, of all that are loaded (newest first, as they come). A search without a
 * filter covers everything: completed and archived goals, too.
 */
export function goalsInView(goals: Goal[], view: ListView, today: CalendarDate): Goal[] {
  const words = folded(view.q).split(/\s+/u).filter(Boolean);
  const isSearch = words.length > 0;
  const fits = (goal: Goal) =>
    isSearch && view.show === 'open'
      ? hasWords(goal, words)
      : FITS[view.show](goal, today) && hasWords(goal, words);
  return goals.filter(fits).toSorted(ORDERS[view.sort]);
}

/** The most goals that are unfolded because something is due; the others say so in their row. */
const MOST_DUE = 2;

/** The goals that stand open before anybody chose: the newest, and the first that are due. */
export function openAtFirst(goals: Goal[], today: CalendarDate): number[] {
  const listed = goals.filter((goal) => FITS.open(goal, today));
  const newest = listed.find(({ pausedAt }) => !pausedAt) ?? listed[0];
  const due = listed.filter((goal) => goal !== newest && isGoalDue(goal, today)).slice(0, MOST_DUE);
  return [...(newest ? [newest] : []), ...due].map(({ id }) => id);
}
