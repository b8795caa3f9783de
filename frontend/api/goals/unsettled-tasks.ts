import type { Goal } from '#schema/contracts/goals.ts';
import { type PartWrite, withPartWrite } from './if-then-writes.rules.ts';

/**
 * Ticks shown at once whose answer has not come. The answer to the first of two does not know the
 * second, and must not take it from the screen.
 */
const unsettled = new Set<PartWrite>();

export const applyUnsettled = (goal: Goal): Goal =>
  [...unsettled].reduce(
    (shown, write) => (write.goalId === goal.id ? withPartWrite(shown, write) : shown),
    goal,
  );

/** Counts a write among them until its work is over, however that ends. */
export async function whileUnsettled<Result>(
  write: PartWrite,
  work: () => Promise<Result>,
): Promise<Result> {
  unsettled.add(write);
  try {
    return await work();
  } finally {
    unsettled.delete(write);
  }
}
