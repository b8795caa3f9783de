import type { SlotName } from './vocabulary.ts';

/** Facts from this conversation that material may name. An absent one is not known. */
export type Slots = Partial<Record<SlotName, string>>;

const SLOT = /\{(\w+)(?:\|([^}]*))?\}/g;

/** Whether every slot without a spare wording (`{thing}` as against `{thing|it}`) is known. */
export function canFill(text: string, slots: Slots): boolean {
  for (const [, name, spare] of text.matchAll(SLOT)) {
    if (spare === undefined && !slots[name as SlotName]) return false;
  }
  return true;
}

/** How many known facts a text would name: the more, the better it fits. */
export function countNamed(text: string, slots: Slots): number {
  let named = 0;
  for (const [, name] of text.matchAll(SLOT)) if (slots[name as SlotName]) named += 1;
  return named;
}

/** The text with slots filled; a slot that opens a sentence gets a capital. */
export function fillSlots(text: string, slots: Slots, opensAt: 'sentence' | 'middle' = 'sentence'): string {
  return text.replace(SLOT, (_slot, name: string, spare: string | undefined, at: number) => {
    const value = slots[name as SlotName] ?? spare ?? '';
    const opensSentence = (at === 0 && opensAt === 'sentence') || /[.?] $/.test(text.slice(0, at));
    return opensSentence ? capitalise(value) : value;
  });
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
