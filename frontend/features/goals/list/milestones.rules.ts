export type MilestoneState = 'reached' | 'next' | 'later';

export function milestoneState(index: number, reached: number): MilestoneState {
  if (index <= reached) return 'reached';
  return index === reached + 1 ? 'next' : 'later';
}

/**
 * Milestones move by one step: the next one may be reached, the last one reached may be taken back.
 */
export function canToggle(index: number, reached: number): boolean {
  return index === reached || index === reached + 1;
}

/** Where the goal stands after its milestone `index` is toggled. */
export function toggled(index: number, reached: number): number {
  return index <= reached ? index - 1 : index;
}
