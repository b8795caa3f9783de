import { type ClockTold, minutesAfter } from '#worker/lib/talk/reading/asks/clock.ts';
import type { DayFacts, Fixed } from '#worker/lib/talk/reading/asks/day-facts.ts';

/** Something on a plan, in minutes from midnight. */
export interface Block {
  what: string;
  from: number;
  /** Left out for what has only its beginning. */
  to?: number;
}

export interface LaidOut {
  blocks: readonly Block[];
  /** Where something begins that takes an hour by her guess, and not by what was told. */
  guessed: number | undefined;
  /** Whether there is more to do than fits. */
  isTooMuch: boolean;
}

const MEAL = /\b(?:tea|dinner|supper|lunch|breakfast|food|eat)\b/i;
const IS_QUICK =
  /\b(?:ring|call|phone|e-?mails?|text|message|pay|post|book|bins?|wash(?:ing)? up|dishes|packed lunch(?:es)?|laundry|reply|shower|bath)\b/i;
const MEAL_TAKES = 30;
const OTHER_TAKES = 60;
const NOON = 720;
/** Before this hour a bare number is an afternoon. */
const MORNING_BEGINS = 7 * 60;
const BLOCK = 30;
const LONGEST = 50;
/** So many stretches of one thing are enough for a day. */
const MOST_OF_ONE = 3;
/** What is no learning is done in one go. */
const MOST_IN_ONE_GO = 2;
const BREAK = 5;
const SHORTEST = 10;
const MOST_BLOCKS = 7;

interface Taken {
  what: string;
  from: number;
  to: number;
  isTold: boolean;
}

const startOf = (clock: ClockTold, isEvening: boolean): number =>
  minutesAfter(clock, isEvening ? NOON : MORNING_BEGINS);

function takenOf({ what, at, until }: Fixed, earliest: number): Taken {
  const from = minutesAfter(at, earliest);
  const end = until && minutesAfter(until, from + 1);
  const told = end !== undefined && end > from ? end : undefined;
  const takes = MEAL.test(what) ? MEAL_TAKES : OTHER_TAKES;
  return { what, from, to: told ?? from + takes, isTold: told !== undefined || MEAL.test(what) };
}

/** From when to when there is time, where enough was told. */
function windowOf(facts: DayFacts, isEvening: boolean): { from: number; to: number } | undefined {
  const { start, end, span, fixed } = facts;
  const busy = fixed.filter(({ until }) => until);
  const lastBusy = busy.at(-1);
  const isBackwards = end !== undefined && span !== undefined;
  const from = start
    ? startOf(start, isEvening)
    : isBackwards
      ? startOf(end, isEvening) - span
      : lastBusy && takenOf(lastBusy, MORNING_BEGINS).to;
  if (from === undefined) return undefined;
  if (end) return { from, to: minutesAfter(end, from + 1) };
  if (span === undefined) return undefined;
  // The hours that somebody has are hours for it: a meal in between comes on top.
  const between = fixed
    .map((one) => takenOf(one, from))
    .filter((taken) => taken.from >= from && taken.from < from + span && MEAL.test(taken.what))
    .reduce((sum, taken) => sum + taken.to - taken.from, 0);
  return { from, to: from + span + between };
}

const inFives = (minutes: number) => Math.floor(minutes / 5) * 5;

/** Stretches of work of a free time, with a few minutes between them. */
function stretchesIn(from: number, to: number, length: number): Required<Block>[] {
  const whole = to - from;
  if (whole < SHORTEST) return [];
  const count = Math.max(1, Math.round(whole / length));
  const each = inFives((whole - BREAK * (count - 1)) / count);
  if (each < SHORTEST) return [];
  return Array.from({ length: count }, (_, index) => {
    const begins = from + index * (each + BREAK);
    return { what: '', from: begins, to: begins + each };
  });
}

/** Stretches of the same thing with nothing but a break between them are one. */
function joined(work: readonly Required<Block>[]): Block[] {
  const all: Required<Block>[] = [];
  for (const block of work) {
    const last = all.at(-1);
    const goesOn = last && last.what === block.what && block.from - last.to <= BREAK;
    if (goesOn) last.to = block.to;
    else all.push({ ...block });
  }
  return all;
}

/** One after the other: what is done in minutes once, anything else as often as there is room. */
function inTurn(pieces: readonly string[], count: number): string[] {
  const long = pieces.filter((piece) => !IS_QUICK.test(piece)).length;
  const room = count - (pieces.length - long);
  const each = Math.min(MOST_IN_ONE_GO, Math.max(1, Math.floor(room / Math.max(1, long))));
  return pieces.flatMap((piece) =>
    Array.from({ length: IS_QUICK.test(piece) ? 1 : each }, () => piece),
  );
}

/**
 * The hours that were told, laid out in stretches of about half an hour with what is fixed in its
 * place; undefined where it was not told from when to when, or nothing is to be done.
 */
export function layOut(facts: DayFacts, isEvening: boolean): LaidOut | undefined {
  const window = windowOf(facts, isEvening);
  const { pieces } = facts;
  if (!window || pieces.length === 0 || window.to - window.from < SHORTEST) return undefined;
  const taken = facts.fixed
    .map((one) => takenOf(one, one.until && !facts.start ? MORNING_BEGINS : window.from))
    .filter(({ from }) => from >= window.from && from < window.to)
    .toSorted((one, other) => one.from - other.from);
  const free: { from: number; to: number }[] = [];
  let at = window.from;
  for (const one of taken) {
    if (one.from > at) free.push({ from: at, to: one.from });
    at = Math.max(at, one.to);
  }
  if (at < window.to) free.push({ from: at, to: window.to });
  const total = free.reduce((sum, { from, to }) => sum + to - from, 0);
  const length = Math.min(
    LONGEST,
    Math.max(BLOCK, total / MOST_BLOCKS),
    Math.max(SHORTEST + BREAK, total / pieces.length),
  );
  const stretches = free
    .flatMap(({ from, to }) => stretchesIn(from, to, length))
    .slice(0, pieces.length * MOST_OF_ONE);
  if (stretches.length === 0) return undefined;
  const order = facts.isStudy
    ? stretches.map((_, index) => pieces[index % pieces.length] as string)
    : inTurn(pieces, stretches.length);
  const work = order.flatMap((what, index) => {
    const stretch = stretches[index];
    return stretch ? [{ ...stretch, what }] : [];
  });
  const fixed = taken.map(({ what, from, to, isTold }) => ({
    what,
    from,
    ...(isTold && !MEAL.test(what) && { to }),
  }));
  return {
    blocks: [...(facts.isStudy ? work : joined(work)), ...fixed].toSorted(
      (one, other) => one.from - other.from,
    ),
    guessed: taken.find(({ isTold }) => !isTold)?.from,
    isTooMuch: stretches.length < pieces.length,
  };
}

/** “6.15” of minutes from midnight; a clock of 24 hours only where the person used one. */
export function sayClock(minutes: number, isOf24: boolean): string {
  const hours = Math.floor(minutes / 60) % 24;
  const shown = isOf24 ? hours : hours % 12 || 12;
  return `${shown}.${String(minutes % 60).padStart(2, '0')}`;
}
