/** Stages (1 to 7) a plan of so many milestones uses. With three, the sixth place is taken by the kind's short stage. */
const KEPT: Record<number, readonly number[]> = {
  3: [1, 6, 7],
  4: [1, 3, 6, 7],
  5: [1, 2, 4, 6, 7],
  6: [1, 2, 3, 4, 6, 7],
  7: [1, 2, 3, 4, 5, 6, 7],
};

/** Numbers of the stages used by a plan of `count` (3 to 7) milestones, in order. */
export function chooseStages(count: number): readonly number[] {
  return KEPT[count] ?? [1, 6, 7];
}
