import type { TreeStage } from '#schema/rules/tree.ts';

export type Slot = { x: number; y: number; angle: number };
export type TreeShape = {
  wood: string;
  foliage: [string, string];
  slots: Slot[];
  crown: { x: number; y: number; r: number };
};

/** The drawing's own units: 900 by 600, roots at the middle of the ground line. */
export const TREE_BOX = { width: 900, height: 600, rootX: 450, groundY: 528 };

type Habit = { depth: number; length: number; width: number; spread: number; ratio: number; leaf: number };

/** How each stage grows. Lengths in drawing units; `spread` in radians; `ratio` is a branch's length to its parent's. */
const HABITS: Record<TreeStage, Habit> = {
  seedling: { depth: 0, length: 150, width: 9, spread: 0, ratio: 0, leaf: 40 },
  sprout: { depth: 1, length: 190, width: 12, spread: 0.62, ratio: 0.55, leaf: 38 },
  young: { depth: 3, length: 150, width: 22, spread: 0.5, ratio: 0.75, leaf: 24 },
  mature: { depth: 4, length: 132, width: 32, spread: 0.44, ratio: 0.79, leaf: 23 },
  oak: { depth: 5, length: 116, width: 46, spread: 0.41, ratio: 0.805, leaf: 22 },
};

/** A small seeded generator (mulberry32): the same person gets the same tree on every visit and device. */
function seededRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A pointed leaf that starts at (x, y) and points along `angle`. */
export function leafPath({ x, y, angle }: Slot, size: number): string {
  const at = (along: number, across: number) =>
    point(
      x + (Math.cos(angle) * along - Math.sin(angle) * across) * size,
      y + (Math.sin(angle) * along + Math.cos(angle) * across) * size,
    );
  return `M${at(0, 0)}C${at(0.22, 0.42)} ${at(0.62, 0.36)} ${at(1, 0)}C${at(0.62, -0.36)} ${at(0.22, -0.42)} ${at(0, 0)}z`;
}

type Limb = { from: Slot; to: Slot; start: number; end: number; bend: number };

/** A limb that bends and tapers: both edges are curves beside its middle line. */
function limbPath({ from, to, start, end, bend }: Limb): string {
  const side = (at: Slot, width: number, sign: number) =>
    point(at.x + (Math.sin(at.angle) * width * sign) / 2, at.y - (Math.cos(at.angle) * width * sign) / 2);
  const middle = {
    x: (from.x + to.x) / 2 - Math.sin(from.angle) * bend,
    y: (from.y + to.y) / 2 + Math.cos(from.angle) * bend,
    angle: (from.angle + to.angle) / 2,
  };
  const waist = (start + end) / 2;
  return `M${side(from, start, 1)}Q${side(middle, waist, 1)} ${side(to, end, 1)}L${side(to, end, -1)}Q${side(middle, waist, -1)} ${side(from, start, -1)}z`;
}

/**
 * Grows a tree by a branching rule: each limb forks into two or three shorter ones, the widths following da Vinci's
 * rule (the forks' sections add up to the limb's). Leaves sit where twigs end.
 */
export function growTree(stage: TreeStage, slots: number, seed: number): TreeShape {
  const habit = HABITS[stage];
  const random = seededRandom(seed);
  const wobble = (amount: number) => (random() - 0.5) * 2 * amount;
  const wood: string[] = [];
  const foliage: [string[], string[]] = [[], []];
  const tips: Slot[] = [];

  const addFoliage = (at: Slot) => {
    for (let index = 0; index < 5; index++) {
      const from = {
        x: at.x + wobble(9),
        y: at.y + wobble(9),
        angle: at.angle + (index - 2) * 0.75 + wobble(0.35),
      };
      foliage[random() < 0.5 ? 0 : 1].push(leafPath(from, habit.leaf * (0.8 + random() * 0.55)));
    }
  };

  const grow = (from: Slot, length: number, width: number, depth: number) => {
    const to = {
      x: from.x + Math.cos(from.angle) * length,
      y: from.y + Math.sin(from.angle) * length,
      angle: from.angle,
    };
    const forks = depth === 0 ? 0 : random() < 0.24 || stage === 'sprout' ? 3 : 2;
    const forkWidth = forks ? width / Math.sqrt(forks) : width * 0.45;
    wood.push(
      limbPath({ from, to, start: width, end: Math.max(forkWidth * 1.1, 1.6), bend: wobble(length * 0.09) }),
    );
    if (depth <= 1 && habit.depth > 1) addFoliage(to);
    if (depth === 0) tips.push(to);
    for (let fork = 0; fork < forks; fork++) {
      const lean = (fork - (forks - 1) / 2) * (2 / Math.max(1, forks - 1)) * habit.spread + wobble(0.16);
      // Limbs seek the light: the further from upright, the more they turn back up.
      const towardsLight = (-Math.PI / 2 - (from.angle + lean)) * 0.12;
      grow(
        { ...to, angle: from.angle + lean + towardsLight },
        length * (habit.ratio + wobble(0.06)),
        forkWidth,
        depth - 1,
      );
    }
  };

  const root = { x: TREE_BOX.rootX, y: TREE_BOX.groundY, angle: -Math.PI / 2 + wobble(0.05) };
  grow(root, habit.length, habit.width, habit.depth);
  if (stage === 'seedling' || stage === 'sprout') foliage[0].push(...seedLeaves(root, habit));
  return {
    wood: wood.join(''),
    foliage: [foliage[0].join(''), foliage[1].join('')],
    slots: spreadOut(tips, slots).sort((a, b) => b.y - a.y),
    crown: crownOf(tips),
  };
}

/** The two round leaves every shoot starts with. */
function seedLeaves(root: Slot, { length, leaf }: Habit): string[] {
  const at = { ...root, y: root.y - length * 0.55 };
  return [
    leafPath({ ...at, angle: -0.45 }, leaf * 1.7),
    leafPath({ ...at, angle: Math.PI + 0.45 }, leaf * 1.7),
  ];
}

function crownOf(tips: Slot[]): TreeShape['crown'] {
  const xs = tips.map(({ x }) => x);
  const ys = tips.map(({ y }) => y);
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + low) / 2, r: Math.max(90, (right - left) / 2, (low - top) / 2) };
}

const distance = (a: Slot, b: Slot) => Math.hypot(a.x - b.x, a.y - b.y);

/** Picks `count` of the tips as far from one another as can be; short of tips, leaves share one side by side. */
function spreadOut(tips: Slot[], count: number): Slot[] {
  const top = tips.reduce((highest, tip) => (tip.y < highest.y ? tip : highest));
  const chosen = [top];
  const free = tips.filter((tip) => tip !== top);
  while (chosen.length < count && free.length > 0) {
    const room = (tip: Slot) => Math.min(...chosen.map((taken) => distance(taken, tip)));
    const next = free.reduce((best, tip) => (room(tip) > room(best) ? tip : best));
    chosen.push(...free.splice(free.indexOf(next), 1));
  }
  for (let index = 0; chosen.length < count; index++) {
    const beside = chosen[index] as Slot;
    chosen.push({ ...beside, angle: beside.angle + (index % 2 ? 1 : -1) });
  }
  return chosen;
}

export type Label = { x: number; y: number; side: 'left' | 'right'; index: number };

const LABEL_GAP = 26;
/** With more leaves than this, lines from names to leaves would cross; numbers join them instead. */
const MOST_LINES = 7;

export function joinsByLines(leaves: number): boolean {
  return leaves <= MOST_LINES;
}

/**
 * Names in two columns beside the crown, as on a botanical plate: each near its leaf where lines join them, else in
 * the order of their numbers. None lies on another.
 */
export function placeLabels(slots: Slot[], crown: TreeShape['crown']): Label[] {
  const isByLines = joinsByLines(slots.length);
  const indexed = slots.map((slot, index) => ({ slot, index }));
  if (isByLines) indexed.sort((a, b) => a.slot.x - b.slot.x);
  const half = Math.ceil(indexed.length / 2);
  const column = (items: typeof indexed, side: Label['side']): Label[] => {
    const x = side === 'left' ? crown.x - crown.r - 56 : crown.x + crown.r + 56;
    let free = isByLines ? 36 : Math.max(36, crown.y - (items.length * LABEL_GAP) / 2);
    if (isByLines) items.sort((a, b) => a.slot.y - b.slot.y);
    const labels = items.map(({ slot, index }) => {
      const y = isByLines ? Math.max(slot.y, free) : free;
      free = y + LABEL_GAP;
      return { x, y, side, index };
    });
    const overhang = Math.max(0, free - LABEL_GAP - (TREE_BOX.groundY - 12));
    return labels.map((label) => ({ ...label, y: label.y - overhang }));
  };
  return [...column(indexed.slice(0, half), 'left'), ...column(indexed.slice(half), 'right')];
}
