import { countMilestones, spreadDays } from '#worker/adapters/built-in-coach/planner/schedule.ts';

/** Days from today to each checkpoint, and whether they reach to the date. */
export interface Spread {
  readonly offsets: readonly number[];
  /** True where the steps there may be end before the date: the last one plans the rest. */
  readonly isRolling: boolean;
}

/** From here on four weeks ask for more than the seven checkpoints of a short plan. */
const SHORT_PLAN = 150;
const YEAR = 366;
const FIRST = 7;
/** Under four and eight weeks, so that a date may still move to a Sunday. */
const GAP = 26;
const LONGEST_GAP = 28;
const LATER_GAP = 54;
const BUFFER = 0.12;
const LONGEST_BUFFER = 27;
/** A plan of more is a list; the contract allows no more either. */
const MOST = 20;

const even = (from: number, to: number, longest: number): number[] => {
  const parts = Math.max(1, Math.ceil((to - from) / longest));
  return Array.from({ length: parts }, (_, at) =>
    Math.round(from + ((to - from) * (at + 1)) / parts),
  );
};

/** Of all days, so much stays free behind the last step but one, on whichever day it falls. */
const LEAST_BUFFER = 0.1;

/** The days moved to the nearest Sunday where that makes no gap longer than allowed. */
function onSundays(days: readonly number[], weekday: number, limit: (day: number) => number) {
  const moved = [...days];
  for (let at = 1; at < days.length - 1; at += 1) {
    const day = days[at] as number;
    const past = (weekday + day) % 7;
    const sunday = past <= 3 ? day - past : day + 7 - past;
    const before = sunday - (moved[at - 1] as number);
    const behind = (days[at + 1] as number) - sunday;
    const least = at === days.length - 2 ? (days.at(-1) as number) * LEAST_BUFFER : 1;
    const isAllowed =
      before > 0 &&
      behind >= least &&
      before <= limit(moved[at - 1] as number) &&
      behind <= limit(sunday);
    if (isAllowed) moved[at] = sunday;
  }
  return moved;
}

/** Under so many days a plan has three checkpoints, and its work is done at once. */
const URGENT_FROM = 21;

/**
 * The days with as many more before them as it takes for the checkpoints behind the first to lie
 * within theirs.
 */
function withUrgent(offsets: readonly number[], urgent: readonly number[]): number[] {
  const days = [...offsets];
  urgent.forEach((within, at) => {
    const before = days[at] as number;
    if ((days[at + 1] as number) <= within) return;
    const same = urgent.slice(at).filter((other) => other === within).length;
    // Halfway to the next one at the latest, so that no two fall on days in a row.
    const halfway = Math.floor(((days[at + 1] as number) - before) / 2);
    const share = Math.min(Math.round((within - before) / same), halfway);
    days.splice(at + 1, 0, before + Math.max(1, share));
  });
  return days;
}

/** No gap that begins in the first year is longer than four weeks, no later one than eight. */
export const longestGap = (from: number): number => (from < YEAR ? 28 : 56);

/** How many checkpoints a plan needs, and how many it can fill. */
export interface CheckpointLimits {
  /** Core steps, which a plan holds if its days allow. */
  readonly least?: number;
  /** So many have something of their own to say. */
  readonly own?: number;
  /** A plan that would need more than so many ends before its date. */
  readonly most?: number;
  /** The same, for a plan that is to have as few of them as the gaps allow. */
  readonly atMost?: number;
}

/**
 * Checkpoints over a span of whole days: 3 to 7 up to five months (see `spreadDays`) or as many as
 * there are core steps, one at least every four weeks in the first year and every eight after it,
 * at most 20. The first lies within seven days, the last but one leaves a buffer.
 * @param weekday of today, 0 (Sunday) to 6
 * @param urgent days within which the checkpoints behind the first have to lie, rising; for plans
 * of three weeks and more
 */
export function spreadCheckpoints(
  span: number,
  weekday: number,
  urgent: readonly number[] = [],
  { least = 0, own = MOST, most = MOST, atMost }: CheckpointLimits = {},
): Spread {
  if (atMost !== undefined) return fewest(span, weekday, atMost);
  const soon = span < URGENT_FROM ? [] : urgent;
  const inAll = (fewer: number): Spread => {
    const { offsets, isRolling } = spreadOver(span, weekday, {
      least: least - fewer,
      most: Math.max(FEWEST, Math.min(MOST, most) - soon.length),
      own: own - soon.length,
    });
    return { offsets: withUrgent(offsets, soon), isRolling };
  };
  // What cannot wait may have its days among the others already.
  const spread = inAll(soon.length);
  return soon.length === 0 || spread.offsets.length >= least ? spread : inAll(0);
}

const FEWEST = 4;

/** As few as the gaps allow; a date that is too far for that is left to be planned later. */
function fewest(span: number, weekday: number, atMost: number): Spread {
  if (span < URGENT_FROM) return { offsets: spreadDays(span, weekday), isRolling: false };
  const count = Math.max(FEWEST, fewestFor(span));
  if (count > atMost) {
    const offsets = Array.from({ length: atMost - 1 }, (_, at) => FIRST + GAP * at);
    return { offsets: onSundays(offsets, weekday, longestGap), isRolling: true };
  }
  return { offsets: evenly(span, weekday, count), isRolling: false };
}

/** The fewest checkpoints that leave no gap too long, up to a year. */
const fewestFor = (span: number) => Math.ceil((span - FIRST) / LONGEST_GAP) + 1;

/** So many checkpoints, as many at least as the gaps need. */
function evenly(span: number, weekday: number, count: number): number[] {
  const wished = span - Math.round(span * BUFFER);
  const close = Math.max(span - LONGEST_GAP, Math.min(wished, FIRST + LONGEST_GAP * (count - 2)));
  const first = Math.min(FIRST, Math.floor(span / 10));
  const inner = Array.from({ length: count - 2 }, (_, at) =>
    Math.round(first + ((close - first) * (at + 1)) / (count - 2)),
  );
  return onSundays([first, ...inner, span], weekday, longestGap);
}

/** Days that lie at least between two checkpoints of a plan with many core steps. */
const CLOSEST = 3;

interface Room {
  readonly least: number;
  readonly most: number;
  readonly own: number;
}

function spreadOver(span: number, weekday: number, { least, most, own }: Room): Spread {
  if (span < SHORT_PLAN) {
    const usual = countMilestones(span);
    const room = Math.floor(span / CLOSEST) + 1;
    return {
      offsets: spreadDays(span, weekday, Math.max(usual, Math.min(least, room))),
      isRolling: false,
    };
  }
  const close = span - Math.min(LONGEST_BUFFER, Math.round(span * BUFFER));
  const firstYear = even(FIRST, Math.min(close, YEAR), GAP);
  const later = close > YEAR ? even(YEAR, close, LATER_GAP) : [];
  const all = [FIRST, ...firstYear, ...later, span];
  // Fewer, further apart, where there is not that much to say.
  const fewer = Math.max(own, fewestFor(span));
  if (all.length > own && fewer < all.length && fewer <= most && span <= YEAR)
    return { offsets: evenly(span, weekday, fewer), isRolling: false };
  const isRolling = all.length > most;
  const kept = isRolling
    ? [
        FIRST,
        ...even(FIRST, YEAR, GAP),
        ...Array.from({ length: most }, (_, at) => YEAR + LATER_GAP * (at + 1)),
      ]
        .filter((day) => day < span)
        .slice(0, most)
    : all;
  return { offsets: onSundays(kept, weekday, longestGap), isRolling };
}
