/** A rectangle on the screen, in CSS pixels from its upper left corner. */
export type Box = { top: number; right: number; bottom: number; left: number };

/** Between what floats and what it keeps clear of. */
const GAP = 12;

const meets = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP;

/**
 * How far up, in pixels, a floating box must go from where it stands so that it covers none of the
 * others: the least that is enough, and 0 where nothing that stays on the screen is.
 */
export function liftToClear(box: Box, others: readonly Box[]): number {
  const { top, right, bottom, left } = box;
  const up = (lift: number): Box => ({ top: top - lift, right, bottom: bottom - lift, left });
  const enough = others
    .map((other) => Math.ceil(bottom + GAP - other.top))
    .filter((lift) => lift > 0 && up(lift).top >= 0)
    .sort((a, b) => a - b);
  return [0, ...enough].find((lift) => !others.some((other) => meets(up(lift), other))) ?? 0;
}
