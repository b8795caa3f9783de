import { CONDITIONED } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import { type FiledKind, type Variant, variantText } from './goal-kind-form.ts';

/** Every text of a kind with the name of its field. */
export function* textsOf(value: unknown, path: string): Generator<[string, Variant[]]> {
  const isVariant = (one: unknown) =>
    typeof one === 'string' || (one !== null && typeof one === 'object' && 'text' in one);
  if (isVariant(value)) yield [path, [value as Variant]];
  else if (Array.isArray(value)) {
    const isVariants = value.every(isVariant) && !/tasks$|words$|cautions$/.test(path);
    if (isVariants) yield [path, value as Variant[]];
    else for (const [at, one] of value.entries()) yield* textsOf(one, `${path}.${at}`);
  } else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value))
      if (!['when', 'unless', 'about'].includes(key))
        yield* textsOf(one, path ? `${path}.${key}` : key);
}

/** Words that no text of ours has, and American spellings. */
const BLAME = /\b(lazy|laziness|you failed|no excuse|weak-willed|your fault)\b/i;
const AMERICAN = /\b(color|favorite|behavior|organize|realize|recognize|center|practise of)\b/;

/** Words that no English text of ours has. */
export function wordProblems(
  file: string,
  kind: Partial<Record<(typeof CONDITIONED)[number], unknown>>,
) {
  return [...textsOf(Object.fromEntries(CONDITIONED.map((key) => [key, kind[key]])), '')].flatMap(
    ([path, all]) =>
      all
        .map(variantText)
        .flatMap((one) => [
          ...(BLAME.test(one) && !path.includes('.words') ? [`${file}: ${path}: blames`] : []),
          ...(AMERICAN.test(one) && !/color of/.test(one)
            ? [`${file}: ${path}: is not British English`]
            : []),
          ...(/\w'\w|"/.test(one) ? [`${file}: ${path}: has a straight quotation mark`] : []),
        ]),
  );
}

const SLOT = /\{([A-Za-z-]+)\}/g;

/** The slots that every plan of a kind fills, and those that some plans of it fill. */
function slotsOf(kind: FiledKind) {
  const { measure, thing, often, sitting, person = 'who', takes } = kind;
  const sure = new Set(['goal', 'weeks', 'date', 'span']);
  const may = new Set([
    ...sure,
    'hours',
    person,
    'obstacle',
    'thing',
    'days',
    'do',
    'start',
    'trouble',
  ]);
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
  [...variantText(one).matchAll(SLOT)].map(([, slot]) => slot as string);
const isForAll = (one: Variant) => typeof one === 'string';

/** Slots that a text has and its kind has not, or that may stay open in every variant of it. */
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
            `${file}: ${path}: the variants behind “${variantText(all[end] as Variant)}” are never reached`,
          ]
        : []),
    ];
  });
}
