import type { Random } from './seeded-random.rules.ts';

type Point = { x: number; y: number };
/** A point of the skeleton and how thick the wood is there. */
export type TreeNode = Point & { width: number };
/** A limb from where it leaves its parent to its tip; `width` is the one it starts with. */
export type Branch = { nodes: TreeNode[]; width: number };
export type Envelope = { x: number; y: number; rx: number; ry: number; attractors: number };

type Plan = {
  habit: Envelope & { forkY: number; trunk: number };
  root: Point;
  /** How far from the root, to either side, anything may stand. */
  reach: number;
  random: Random;
};
type Pull = Point & { closest: Point & { room: number } };
type Grown = Point & { parent: number; children: number[]; carries: number };

const STEP = 9;
const TAKEN_WITHIN = 12;
const MOST_ROUNDS = 160;
const TIP_WIDTH = 2.2;
/** The foot of a trunk to its waist. */
const FLARE = 1.75;

/**
 * Grows a skeleton by space colonization (Runions, Lane and Prusinkiewicz 2007): points of light
 * fill the crown, each draws the nearest twig towards itself and is used up when reached. A limb is
 * as thick as the twigs it carries ask for.
 */
export function branchOut({ habit, root, reach, random }: Plan): Branch[] {
  const nodes = growTrunk(habit.forkY, root, random);
  colonize(nodes, lightIn(habit, root.x, reach, random));
  for (const node of nodes.toReversed()) {
    if (node.children.length === 0) node.carries = 1;
    const parent = nodes[node.parent];
    if (parent && parent !== node) parent.carries += node.carries;
  }
  const whole = (nodes[0] as Grown).carries;
  // From the tips, all of one width, to the foot, whose width is given.
  const swelling = Math.log(habit.trunk / TIP_WIDTH) / Math.log(whole);
  const widthOf = ({ carries }: Grown) => TIP_WIDTH * carries ** swelling;
  return limbs(nodes, widthOf, root.y);
}

function growTrunk(forkY: number, root: Point, random: Random): Grown[] {
  const lean = (random() - 0.5) * 34;
  const bend = (random() - 0.5) * 22;
  const count = Math.round((root.y - forkY) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return {
      x: root.x + lean * share * share + bend * Math.sin(share * Math.PI),
      y: root.y - index * STEP,
      parent: index - 1,
      children: index < count ? [index + 1] : [],
      carries: 0,
    };
  });
}

/** Light in an uneven oval: no two people have the same crown, and none has a circle. */
function lightIn(
  { x, y, rx, ry, attractors }: Envelope,
  rootX: number,
  reach: number,
  random: Random,
): Point[] {
  const [one, two, three] = [random() * 6.3, random() * 6.3, random() * 6.3];
  const bulge = (angle: number) =>
    0.94 +
    0.07 * Math.cos(angle + one) +
    0.06 * Math.cos(2 * angle + two) +
    0.05 * Math.cos(5 * angle + three);
  return Array.from({ length: attractors }, () => {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(0.04 + random() * 0.96) * bulge(angle);
    // Flatter below: lower limbs reach out rather than down.
    const lift = Math.sin(angle) > 0 ? 0.72 : 1;
    return {
      x: Math.max(rootX - reach, Math.min(rootX + reach, x + Math.cos(angle) * rx * out)),
      y: Math.max(34, y + Math.sin(angle) * ry * out * lift),
    };
  });
}

function colonize(nodes: Grown[], light: Point[]) {
  const rays = light.map((at) => ({ at, nearest: 0, room: Number.POSITIVE_INFINITY }));
  let seen = Math.floor(nodes.length * 0.8);
  let alive = rays;
  for (let round = 0; round < MOST_ROUNDS && alive.length > 0; round++) {
    for (const ray of alive) {
      for (let index = seen; index < nodes.length; index++) {
        const node = nodes[index] as Grown;
        const room = Math.hypot(node.x - ray.at.x, node.y - ray.at.y);
        if (room < ray.room) Object.assign(ray, { nearest: index, room });
      }
    }
    seen = nodes.length;
    alive = alive.filter(({ room }) => room > TAKEN_WITHIN);
    const pulls = new Map<number, Pull>();
    for (const { at, nearest, room } of alive) {
      const node = nodes[nearest] as Grown;
      const to = { x: (at.x - node.x) / room, y: (at.y - node.y) / room };
      const pull = pulls.get(nearest);
      if (!pull) pulls.set(nearest, { ...to, closest: { ...to, room } });
      else {
        pull.x += to.x;
        pull.y += to.y;
        if (room < pull.closest.room) pull.closest = { ...to, room };
      }
    }
    for (const [index, pull] of pulls) {
      // Light from all sides holds a twig in its place: then it turns to the closest.
      if (!sprout(nodes, index, pull)) sprout(nodes, index, pull.closest);
    }
  }
}

/** A new node towards the light, and a little upwards. */
function sprout(nodes: Grown[], parent: number, pull: Point): boolean {
  const from = nodes[parent] as Grown;
  const [dx, dy] = [pull.x, pull.y - 0.18];
  const length = Math.hypot(dx, dy) || 1;
  const to = { x: from.x + (dx / length) * STEP, y: from.y + (dy / length) * STEP };
  const isThere = from.children.some((child) => {
    const { x, y } = nodes[child] as Grown;
    return Math.hypot(x - to.x, y - to.y) < STEP / 3;
  });
  if (isThere) return false;
  from.children.push(nodes.length);
  nodes.push({ ...to, parent, children: [], carries: 0 });
  return true;
}

/**
 * Cuts the skeleton into limbs: at each fork the strongest goes on, the others are limbs of their
 * own.
 */
function limbs(nodes: Grown[], widthOf: (node: Grown) => number, groundY: number): Branch[] {
  const found: Branch[] = [];
  const starts: { from: Grown | null; at: Grown }[] = [{ from: null, at: nodes[0] as Grown }];
  for (let start = starts.pop(); start; start = starts.pop()) {
    const path: TreeNode[] = [];
    const width = widthOf(start.at);
    if (start.from) path.push({ x: start.from.x, y: start.from.y, width });
    // Straight into the ground, or the foot would be cut off aslant.
    else
      for (const below of [14, 9, 5])
        path.push({ x: start.at.x, y: groundY + below, width: width * FLARE });
    for (let at: Grown | undefined = start.at; at; ) {
      const here: Grown = at;
      // The foot of a trunk spreads into its roots.
      const flare = start.from
        ? 1
        : 1 + (FLARE - 1) * Math.max(0, 1 - (groundY - here.y) / 40) ** 2;
      path.push({ x: here.x, y: here.y, width: widthOf(here) * flare });
      const [next, ...others] = here.children
        .map((child) => nodes[child] as Grown)
        .sort((a, b) => b.carries - a.carries);
      for (const other of others) starts.push({ from: here, at: other });
      at = next;
    }
    found.push({ nodes: path, width });
  }
  return found;
}
