import type { CalendarDate } from '#schema/contracts/dates.ts';

/*
 * What this device remembers of the offer to install, in one word: the last day somebody came and
 * on how many days so far, `ticked` once a task was ticked here, or `put away`.
 */
const TICKED = 'ticked';
const PUT_AWAY = 'put away';
const VISITS = 3;

const visitsIn = (kept: string | null) => {
  const [, day = '', count = '0'] = /^(\d{4}-\d{2}-\d{2}) (\d+)$/.exec(kept ?? '') ?? [];
  return { day, count: Number(count) };
};

const isSettled = (kept: string | null) => kept === TICKED || kept === PUT_AWAY;

/** Somebody is here on a day; several times on one day are one visit. */
export function afterVisit(kept: string | null, today: CalendarDate): string {
  if (kept !== null && isSettled(kept)) return kept;
  const { day, count } = visitsIn(kept);
  return `${today} ${Math.min(VISITS, day === today ? count : count + 1)}`;
}

/** Somebody ticked a task. */
export const afterTick = (kept: string | null): string => (kept === PUT_AWAY ? PUT_AWAY : TICKED);

/** Somebody does not want it, or has done it: they are not asked again here. */
export const afterPuttingAway = (): string => PUT_AWAY;

/** Whether it has been of use to them: a first task ticked, or a third day. */
export const isGoodMoment = (kept: string | null): boolean =>
  kept === TICKED || (kept !== PUT_AWAY && visitsIn(kept).count >= VISITS);
