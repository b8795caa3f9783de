import { describe, expect, it } from 'vitest';
import type { StrategyTrigger } from '#schema/contracts/mindset.ts';
import { isTriggered } from './interventions.ts';

const situation = {
  categories: { challenges: 3, obstacles: 3, effort: 3, criticism: 2.5, success: 4.5 },
  inactiveDays: 7,
};

describe('a strategy', () => {
  it.each<[StrategyTrigger, boolean]>([
    [{ always: true }, true],
    [{ category: 'criticism', below: 3 }, true],
    [{ category: 'criticism', below: 2.5 }, false],
    [{ category: 'success', above: 4 }, true],
    [{ category: 'success', above: 4.5 }, false],
    [{ inactiveDays: 7 }, true],
    [{ inactiveDays: 8 }, false],
  ])('with the trigger %j applies: %s', (trigger, applies) => {
    expect(isTriggered(trigger, situation)).toBe(applies);
  });
});
