import type { Text } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';

/** What a slot is filled with; undefined where it is not known. */
export type TextSlots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{([a-z-]+)\}/g;
/** What the person wrote stands in for a slot once, and is not read for slots again. */
const fill = (text: string, slots: TextSlots) => text.replace(SLOT, (_, slot) => slots[slot] ?? '');

const isKnown = (text: string, slots: TextSlots) =>
  [...text.matchAll(SLOT)].every(([, slot]) => slots[slot as string] !== undefined);

/** The first variant of a text whose slots are all known, filled; the last one where none is. */
export function fillText(text: Text, slots: TextSlots): string {
  const variants = typeof text === 'string' ? [text] : text;
  const found = variants.find((one) => isKnown(one, slots)) ?? variants.at(-1) ?? '';
  // “about {needed}” where what is needed is “about 20 weeks” already.
  return fill(found, slots).replace(/\b(about|etwa|unas|unos|environ) \1\b/g, '$1');
}
