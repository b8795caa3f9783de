import type { Condition } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';

/** One wording of a text: for everybody, or where a condition holds. */
export type Variant = string | (Condition & { text: string });

/** Its words, whoever they are for. */
export const wordingOf = (one: Variant) => (typeof one === 'string' ? one : one.text);

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

/** Every condition of a kind with the name of its field. */
export function* conditionsOf(value: unknown, path: string): Generator<[string, Condition]> {
  if (value === null || typeof value !== 'object') return;
  if ('when' in value || 'unless' in value || 'about' in value) yield [path, value as Condition];
  for (const [key, one] of Object.entries(value))
    yield* conditionsOf(one, path ? `${path}.${key}` : key);
}

/** Whether it is for some plans only: a variant, or a list of nothing else. */
export const isConditioned = (one: unknown): boolean =>
  Array.isArray(one)
    ? one.every(isConditioned)
    : one !== null &&
      typeof one === 'object' &&
      ('when' in one || 'unless' in one || 'about' in one);
/** What is in every plan. */
export const forAll = <One>(all: readonly One[]) => all.filter((one) => !isConditioned(one));
