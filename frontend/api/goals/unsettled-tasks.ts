import type { Goal } from '#schema/contracts/goals.ts';
import { type TaskWrite, withTaskWrite } from './task-writes.rules.ts';

/**
 * Ticks shown at once whose answer has not come. The answer to the first of two does not know the
 * second, and must not take it from the screen.
 */
const unsettled = new Set<TaskWrite>();

export const applyUnsettled = (goal: Goal): Goal =>
  [...unsettled].reduce(
    (shown, write) => (write.goalId === goal.id ? withTaskWrite(shown, write) : shown),
    goal,
  );

/** Counts a write among them until its work is over, however that ends. */
export async function whileUnsettled<Result>(
  write: TaskWrite,
  work: () => Promise<Result>,
): Promise<Result> {
  unsettled.add(write);
  try {
    return await work();
  } finally {
    unsettled.delete(write);
  }
}
