import { CONDITIONED } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { FiledKind } from './kind-file.ts';
import { textsOf, type Variant, wordingOf } from './variants.ts';

const SLOT = /\{([A-Za-z-]+)\}/g;

/** Slots that are filled in every plan of a kind, and those that may be. */
function slotsOf(kind: FiledKind) {
  const { measure, thing, often, sitting, person = 'who', takes } = kind;
  const sure = new Set(['goal', 'weeks', 'date', 'span']);
  const may = new Set([...sure, 'hours', person, 'obstacle', 'thing', 'days']);
  for (const [slot, isSure] of [
    ['often', often !== undefined],
    ['sitting', sitting !== undefined],
    ['thing', thing?.otherwise !== undefined],
  ] as const) {
    if (isSure) sure.add(slot);
    may.add(slot);
  }
  for (const { id } of kind.questions) may.add(id);
  if (takes?.hours) for (const slot of ['all-hours', 'each']) sure.add(slot).add(slot);
  if (measure) {
    for (const slot of ['amount', 'target', 'today', 'first', 'each', 'left', 'pace', 'distance'])
      may.add(slot);
    if ((measure.usual && !measure.none) || (measure.unit === 'hours' && takes?.hours))
      for (const slot of ['amount', 'target', 'left']) sure.add(slot);
    if (measure.beginner > 0) sure.add('first');
  }
  for (const slot of sure) may.add(slot);
  return { sure, may };
}

/** Known wherever a plan is said to be too short, if anything is measured. */
const LATE = ['needed', 'reachable', 'target', 'each', 'first'];

/** Known at most checkpoints, and not where nothing is due yet. */
const COUNTED = new Set(['amount', 'target', 'left', 'first', 'each']);
/**
 * What may fall away in a plan where it is for others; anything else needs a text for everybody.
 */
const MAY_FALL_AWAY = /\.tasks\.\d+$|^cautions\.\d+$|^care$/;

const slotsIn = (one: Variant) =>
  [...wordingOf(one).matchAll(SLOT)].map(([, slot]) => slot as string);
const isForAll = (one: Variant) => typeof one === 'string';

/** Slots that a kind has not, that may stay empty, and variants that are never reached. */
export function slotProblems(file: string, kind: FiledKind): string[] {
  const { sure, may } = slotsOf(kind);
  const texts = Object.fromEntries(
    [...CONDITIONED, 'takes' as const].map((key) => [key, kind[key]]),
  );
  return [...textsOf(texts, '')].flatMap(([path, all]) => {
    const here = path.startsWith('takes.') ? [...may, 'needed', 'reachable'] : [...may];
    const wrong = all.flatMap(slotsIn).filter((slot) => !here.includes(slot));
    const last = all.at(-1) as Variant;
    const open = slotsIn(last).filter((slot) => !sure.has(slot) && may.has(slot));
    const end = all.findIndex(
      (one) => isForAll(one) && slotsIn(one).every((slot) => sure.has(slot) && !COUNTED.has(slot)),
    );
    return [
      ...wrong.map((slot) => `${file}: ${path}: there is no slot {${slot}} in this kind`),
      ...(open.filter((slot) => !LATE.includes(slot)).length > 0
        ? [`${file}: ${path}: {${open[0]}} may be unknown; add a variant without it`]
        : []),
      ...(isForAll(last) || MAY_FALL_AWAY.test(path)
        ? []
        : [`${file}: ${path}: is for some only; add a variant for everybody`]),
      ...(end >= 0 && end < all.length - 1
        ? [
            `${file}: ${path}: the variants behind “${wordingOf(all[end] as Variant)}” are never reached`,
          ]
        : []),
    ];
  });
}
