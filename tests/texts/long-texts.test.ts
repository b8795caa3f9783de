import { expect, test } from 'vitest';
import { cpuTime } from './cpu-time.ts';
import { nearMatches, SHAPES, type Shape } from './shapes.ts';
import { patternsInSources, patternsMadeBy } from './sources.ts';

/** No reader may keep the processor longer with the longest text that comes to it. */
const LONGEST_MS = 60;
/** So much is allowed on top: a collection of garbage takes as long. */
const SPARE_MS = 30;
/**
 * Of twice the text, twice over, a reader takes four times as long where it is linear, and sixteen
 * where it is not.
 */
const MOST_GROWTH = 8;
/**
 * A reader that needs less than this for the longest text that comes to it is not given a longer
 * one: even the square of the length would not show in a request. `FULL=1` tries all.
 */
const IS_QUICK_MS = 4;
/** The shorter of the two lengths that everything is tried at; the longer is the reader's own. */
const SHORT = 4000;

/**
 * Of the thousands of texts that nearly match a pattern all are tried with `FULL=1`, which takes a
 * quarter of an hour.
 */
const isFull = process.env['FULL'] === '1';
const NEAR_MATCHES = 8;
/**
 * The shapes are shared out: each reader is given one of so many parts, the next one the next part,
 * and with `FULL=1` all.
 */
const PARTS = 4;
const HOURS = { timeout: 4 * 3_600_000 };

const {
  loaded: { READERS },
  patterns: made,
} = await patternsMadeBy(() => import('./readers.ts'));
const near = nearMatches([...patternsInSources(), ...made], isFull ? undefined : NEAR_MATCHES);

const shapes = [...SHAPES, ...near];
const shapesFor = (read: unknown) => {
  const turn = READERS.findIndex(([, , reader]) => reader === read);
  return isFull ? shapes : shapes.filter((_, index) => index % PARTS === turn % PARTS);
};

interface Slow {
  shape: string;
  length: number;
  ms: number;
}

/**
 * What takes too long at a length. Timers are of no use while a reader runs, so each text is tried
 * short first.
 */
function slowAt(
  length: number,
  limit: number,
  read: (text: string) => unknown,
  { name, ofLength }: Shape,
): Slow[] {
  const text = ofLength(length);
  const ms = cpuTime(() => read(text), limit);
  return ms > limit ? [{ shape: name, length, ms }] : [];
}

/**
 * Where a reader takes too long: at its longest text, or by how much longer for four times that.
 */
function slowIn(most: number, read: (text: string) => unknown, shape: Shape): Slow[] {
  const early = slowAt(Math.min(SHORT, most), LONGEST_MS, read, shape);
  const late = early.length > 0 ? early : slowAt(most, LONGEST_MS, read, shape);
  if (late.length > 0) return late;
  const text = shape.ofLength(most);
  const once = cpuTime(() => read(text), IS_QUICK_MS, 3);
  if (once < IS_QUICK_MS && !isFull) return [];
  return slowAt(most * 4, MOST_GROWTH * once + SPARE_MS, read, shape);
}

test.each(READERS)('%s, of %i characters', HOURS, (_, most, read) => {
  read('a few words, so that what is loaded once is loaded');
  expect(shapesFor(read).flatMap((shape) => slowIn(most, read, shape))).toEqual([]);
});

test('finds a pattern that takes the square of a text’s length', () => {
  const dots: Shape = { name: 'dots', ofLength: (length) => `${'.'.repeat(length - 1)}x` };
  const withoutTail = (text: string) => text.replace(/[.]+$/, '');
  expect(slowIn(20_000, withoutTail, dots)).toHaveLength(1);
  expect(slowIn(4000, withoutTail, dots)).toHaveLength(1);
  expect(slowIn(20_000, (text) => text.replace(/[.]/g, ''), dots)).toEqual([]);
});

test('derives near matches from patterns', () => {
  const [whole, half, close, long] = nearMatches([String.raw`\b(foo|bar)baz.*\bqux\b`]).map(
    ({ ofLength }) => ofLength(20),
  );
  expect([whole, half, close, long].every((text) => /foo|bar/.test(text ?? ''))).toBe(true);
  expect(near.length).toBeGreaterThanOrEqual(NEAR_MATCHES);
});
