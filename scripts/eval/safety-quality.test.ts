import { expect, test } from 'vitest';
import { figuresOf, judgeHeldOut } from './safety-quality.ts';

test('of what other hands wrote at most 3% of the danger is missed, and at most 5% of the harmless alarms', () => {
  const { missed, alarmed, asked } = figuresOf(judgeHeldOut());
  expect(missed).toBeLessThanOrEqual(0.03);
  expect(alarmed).toBeLessThanOrEqual(0.05);
  // A question costs little, and yet nobody wants to be asked all the time.
  expect(asked).toBeLessThanOrEqual(0.15);
});
