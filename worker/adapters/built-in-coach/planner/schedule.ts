import type { CalendarDate } from '#schema/contracts/dates.ts';
import { DAY_MS } from '#schema/rules/time.ts';

/**
 * One milestone for about every 25 days keeps the gaps under four weeks after the edges are
 * widened.
 */
const DAYS_A_GAP = 25;
const LONGEST_GAP = 28;
const BUFFER = 0.14;
const SNAP_FROM = 42;

/** Whole days from one date to another, 0 when the second is earlier or either is not a date. */
export function daysAhead(from: CalendarDate, to: CalendarDate): number {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
  return days > 0 ? Math.round(days) : 0;
}

/**
 * How many milestones a span of up to five months gets: under 3 weeks 3, to 3 months 4 or 5, beyond
 * 5 to 7.
 */
export function countMilestones(span: number): number {
  if (span < 21) return 3;
  if (span < 50) return 4;
  if (span <= 92) return 5;
  const gaps = Math.ceil((span * (1 - BUFFER) - 7) / DAYS_A_GAP);
  return Math.min(7, Math.max(5, gaps + 2));
}

/**
 * Shares whole days among gaps: the outer gaps a fifth longer than the middle one, the remainder
 * outwards first.
 */
function widenEdges(total: number, gaps: number): number[] {
  const centre = (gaps - 1) / 2;
  const weights = Array.from(
    { length: gaps },
    (_, i) => 1 + (centre ? (0.2 * Math.abs(i - centre)) / centre : 0),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const even = total / gaps;
  const share = (weight: number) => Math.min((total * weight) / sum, Math.max(LONGEST_GAP, even));
  const days = weights.map((weight) => Math.floor(share(weight)));
  const outwards = days
    .map((_, i) => i)
    .sort((a, b) => Math.abs(b - centre) - Math.abs(a - centre));
  let left = total - days.reduce((a, b) => a + b, 0);
  for (let turn = 0; left > 0; turn += 1) {
    const gap = outwards[turn % gaps] ?? 0;
    if ((days[gap] ?? 0) < LONGEST_GAP || even > LONGEST_GAP) {
      days[gap] = (days[gap] ?? 0) + 1;
      left -= 1;
    }
  }
  return days;
}

function gapsOf(offsets: readonly number[]): number[] {
  return offsets.slice(1, -1).map((offset, i) => offset - (offsets[i] ?? 0));
}

function keepsRules(offsets: readonly number[], span: number, longest: number): boolean {
  const gaps = gapsOf(offsets);
  const buffer = span - (offsets.at(-2) ?? 0);
  const edge = Math.min(gaps[0] ?? 0, gaps.at(-1) ?? 0);
  return (
    gaps.every((gap) => gap > 0 && gap <= longest) &&
    gaps.slice(1, -1).every((gap) => gap <= edge) &&
    buffer >= span * 0.1 &&
    buffer <= span * 0.15
  );
}

/**
 * Of all ways to move inner milestones to the nearest Sunday, the one that moves most and breaks no
 * rule.
 */
function snapToSundays(offsets: readonly number[], span: number, weekday: number): number[] {
  const inner = offsets.length - 2;
  const longest = Math.max(LONGEST_GAP, ...gapsOf(offsets));
  const nearest = offsets.map((offset) => {
    const past = (weekday + offset) % 7;
    return past <= 3 ? offset - past : offset + 7 - past;
  });
  let best = [...offsets];
  let most = 0;
  for (let mask = 1; mask < 1 << inner; mask += 1) {
    const moved = mask.toString(2).replaceAll('0', '').length;
    if (moved <= most) continue;
    const tried = offsets.map((offset, i) =>
      i > 0 && (mask >> (i - 1)) & 1 ? (nearest[i] ?? offset) : offset,
    );
    if (keepsRules(tried, span, longest)) {
      best = tried;
      most = moved;
    }
  }
  return best;
}

/** Days between the end of the work and the date: 14 per cent, at most 15, at least one. */
function bufferOf(span: number): number {
  return Math.max(1, Math.min(Math.round(span * BUFFER), Math.floor(span * 0.15)));
}

/**
 * Days from today to each milestone of a span, in order.
 *
 * first = min(7, floor(span / 10)), so it is today for spans under ten days: a start that is made
 * at once keeps people going (endowed progress, Nunes & Drèze 2006). The last is the span itself:
 * the finish, with a look back. The last but one closes the work at span − min(round(0.14 × span),
 * floor(0.15 × span)), at least a day before the date, so the rest is buffer. Between them the gaps
 * are widest at the edges and shortest in the middle, where care dips (Touré-Tillery & Fishbach
 * 2011), and none exceeds 28 days up to the span where seven milestones allow it (about 170 days);
 * longer plans have more of them, see plan/spread.ts. From six weeks on, inner milestones move to a
 * Sunday where no rule breaks, so that the next stretch begins on a Monday (Dai, Milkman & Riis
 * 2014). Strictly increasing from a span of `count` − 1 days on.
 *
 * @param span whole days, 0 or more
 * @param weekday of today, 0 (Sunday) to 6
 * @param count of milestones, where more are wanted than `countMilestones` says
 */
export function spreadDays(span: number, weekday: number, count = countMilestones(span)): number[] {
  const first = Math.min(7, Math.floor(span / 10));
  const close = Math.max(Math.min(1, span), span - bufferOf(span));
  const gaps = widenEdges(close - first, count - 2);
  const offsets = [first];
  for (const gap of gaps) offsets.push((offsets.at(-1) ?? 0) + gap);
  offsets.push(span);
  return span < SNAP_FROM ? offsets : snapToSundays(offsets, span, weekday);
}
