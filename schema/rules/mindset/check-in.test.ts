import { describe, expect, it } from 'vitest';
import { checkInResult, checkInShare } from './check-in.ts';

describe('a check-in', () => {
  it.each([
    [8, 'fixed', 0.25],
    [16, 'fixed', 0.5],
    [17, 'mixed', 0.53125],
    [24, 'mixed', 0.75],
    [25, 'growth', 0.78125],
    [32, 'growth', 1],
  ])('of %i is %s and fills %d of the bar', (total, result, share) => {
    expect(checkInResult(total)).toBe(result);
    expect(checkInShare(total)).toBe(share);
  });
});
