import { expect, test } from 'vitest';
import {
  judgeHeldOut,
  judgeInPassing,
  judgeOrdinaryTalk,
  safetyFigures,
} from './safety-quality.ts';
import { stanceFigures } from './stance-quality.ts';

test('of what other hands wrote at most 3% of the danger is missed, and at most 5% of the harmless alarms', () => {
  const { missed, alarmed, asked } = safetyFigures(judgeHeldOut());
  expect(missed).toBeLessThanOrEqual(0.03);
  expect(alarmed).toBeLessThanOrEqual(0.05);
  // A question costs little, and yet nobody wants to be asked all the time.
  expect(asked).toBeLessThanOrEqual(0.18);
});

test.each([
  ['sentences', 0.07],
  ['without stops', 0.12],
] as const)('said in passing, in %s, at most a share of %d is missed', (style, most) => {
  const { missed, alarmed } = safetyFigures(judgeInPassing(style));
  expect(missed).toBeLessThanOrEqual(most);
  expect(alarmed).toBeLessThanOrEqual(0.05);
});

test('of ordinary talk with a coach hardly anything alarms, and at most an eighth is asked about', () => {
  const { alarmed, asked } = safetyFigures(judgeOrdinaryTalk());
  expect(alarmed).toBeLessThanOrEqual(0.01);
  expect(asked).toBeLessThanOrEqual(0.125);
});

test('situations with a page of their own are noticed, and hardly an ordinary line is taken for one', () => {
  const { found, mistaken, needless } = stanceFigures();
  expect(found).toBeGreaterThanOrEqual(0.6);
  expect(mistaken).toBeLessThanOrEqual(0.05);
  expect(needless).toBeLessThanOrEqual(0.06);
});
