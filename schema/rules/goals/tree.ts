/** The Growth Tree's stages. A tree only ever grows with completed goals; it cannot wither. */
export type TreeStage = 'seedling' | 'sprout' | 'young' | 'mature' | 'oak';

export const TREE_STAGES: { stage: TreeStage; from: number; slots: number; caption: string }[] = [
  {
    stage: 'seedling',
    from: 0,
    slots: 1,
    caption: 'A seedling. Its first leaf comes with your first completed goal.',
  },
  {
    stage: 'sprout',
    from: 1,
    slots: 3,
    caption: 'A sprout. What you’ve finished is holding it up.',
  },
  { stage: 'young', from: 3, slots: 7, caption: 'A young tree. It has a trunk of its own now.' },
  { stage: 'mature', from: 6, slots: 11, caption: 'A mature tree, wide enough to rest under.' },
  { stage: 'oak', from: 11, slots: 21, caption: 'An oak. Every leaf of it began as “not yet”.' },
];

type StageInfo = (typeof TREE_STAGES)[number];

/** The stage for a count of completed goals: 0, 1-2, 3-5, 6-10, more than 10. */
export function treeStage(completed: number): StageInfo {
  return TREE_STAGES.findLast(({ from }) => completed >= from) ?? (TREE_STAGES[0] as StageInfo);
}

/** How many more completed goals lead to the next stage; null for an oak. */
export function goalsToNextStage(completed: number): number | null {
  const next = TREE_STAGES.find(({ from }) => from > completed);
  return next ? next.from - completed : null;
}

const FILLERS = new Set(
  'a an the and or but of for to in on at by with from my your our new is be as into up it this that'.split(
    ' ',
  ),
);

/** A title of more than three words becomes its first two that carry meaning. */
export function shortTitle(title: string): string {
  const words = title.trim().split(/\s+/);
  if (words.length <= 3) return words.join(' ');
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  return (telling.length >= 2 ? telling : words).slice(0, 2).join(' ');
}
