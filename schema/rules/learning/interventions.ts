import type { StrategyTrigger } from '#schema/contracts/mindset.ts';
import type { CategoryScores } from '#schema/rules/mindset/mindset-scores.ts';

export interface Situation {
  categories: CategoryScores;
  /** Whole days since the person last did something here. */
  inactiveDays: number;
}

/** Whether a strategy's condition holds now. */
export function isTriggered(
  trigger: StrategyTrigger,
  { categories, inactiveDays }: Situation,
): boolean {
  if ('always' in trigger) return true;
  if ('inactiveDays' in trigger) return inactiveDays >= trigger.inactiveDays;
  const score = categories[trigger.category];
  return 'below' in trigger ? score < trigger.below : score > trigger.above;
}
