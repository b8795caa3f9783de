import { type BranchPoint, TREE_BOX } from './growth-tree-paths.rules.ts';

type Crown = { x: number; y: number; r: number };
/**
 * `leaf` is the slot it names; `number` counts the labels down the left column, then down the right
 * one.
 */
export type Label = { x: number; y: number; side: 'left' | 'right'; leaf: number; number: number };

export const LABEL_GAP = 27;
/** Letters a label has room for beside the widest crown. */
export const LABEL_LETTERS = 18;
/**
 * With more leaves than this, lines from names to leaves would cross; numbers join them instead.
 */
const MOST_LINES = 7;
const AWAY = 20;
const TOP = 40;

export function joinsByLines(leaves: number): boolean {
  return leaves <= MOST_LINES;
}

export function clipped(label: string): string {
  return label.length > LABEL_LETTERS ? `${label.slice(0, LABEL_LETTERS - 1).trimEnd()}…` : label;
}

/**
 * Names in two columns beside the crown, as on a botanical plate: left leaves at the left, high
 * ones high. None lies on another, and none on the crown.
 */
export function placeLabels(leaves: BranchPoint[], crown: Crown): Label[] {
  const byX = leaves.map((at, leaf) => ({ at, leaf })).sort((a, b) => a.at.x - b.at.x);
  const half = Math.ceil(byX.length / 2);
  const lowest = TREE_BOX.groundY - 24;
  const column = (items: typeof byX, side: Label['side'], first: number): Label[] => {
    const x = side === 'left' ? crown.x - crown.r - AWAY : crown.x + crown.r + AWAY;
    const sorted = items.toSorted((a, b) => a.at.y - b.at.y);
    let free = TOP;
    const ys = sorted.map(({ at }, index) => {
      // Never so low that those below would run out of paper.
      const y = Math.max(free, Math.min(at.y, lowest - (sorted.length - 1 - index) * LABEL_GAP));
      free = y + LABEL_GAP;
      return y;
    });
    return sorted.map(({ leaf }, index) => ({
      x,
      y: ys[index] as number,
      side,
      leaf,
      number: first + index,
    }));
  };
  return [...column(byX.slice(0, half), 'left', 1), ...column(byX.slice(half), 'right', half + 1)];
}
