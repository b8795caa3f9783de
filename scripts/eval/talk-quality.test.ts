import { expect, test } from 'vitest';
import { replyFigures } from './dialogue-simulation.ts';
import { askFigures, commandFigures, topicFigures } from './talk-quality.ts';

/** Hundreds of replies are made. */
const LONG = { timeout: 120_000 };

test('of commands by other hands six in ten are done and hardly one is mistaken, and talk is none', () => {
  const { found, mistaken, taken, macroF1 } = commandFigures();
  expect(found).toBeGreaterThan(0.6);
  expect(mistaken).toBeLessThan(0.05);
  expect(taken).toBeLessThan(0.02);
  expect(macroF1).toBeGreaterThan(0.65);
});

test('of what is asked by other hands six in ten are heard for what they are, and little for nothing', () => {
  const { found, mistaken, taken } = askFigures();
  expect(found).toBeGreaterThan(0.6);
  expect(mistaken).toBeLessThan(0.12);
  expect(taken).toBeLessThan(0.06);
});

test('a topic is spoken to where it is right most of the time, and its probabilities are true', () => {
  const { spokenRightly, calibration, macroF1 } = topicFigures();
  expect(spokenRightly).toBeGreaterThan(0.6);
  expect(calibration).toBeLessThan(0.15);
  expect(macroF1).toBeGreaterThan(0.35);
});

test(
  'replies are short, quote whole clauses, and give no technique that nobody asked for',
  LONG,
  () => {
    const { turns, words, longest, mostQuestions, quotes, ...faults } = replyFigures();
    expect(turns).toBeGreaterThan(300);
    // Most of what was told is said back as “you”; quoted is what was asked for word for word.
    // Where nothing fits nothing is quoted.
    expect(quotes).toBeGreaterThan(2);
    expect(words).toBeLessThanOrEqual(35);
    // The longest are drafts and plans that were asked for.
    expect(longest).toBeLessThanOrEqual(130);
    expect(mostQuestions).toBe(1);
    expect(faults).toMatchObject({ tornQuotes: 0, techniqueWithoutLeave: 0, askedAgain: 0 });
  },
);
