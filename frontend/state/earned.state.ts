import { computed, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

type Earned = { id: number; name: string };

const LASTS_MS = 8000;

const unseen = signal<Earned[]>([]);
const words = computed(() => {
  const [first, ...more] = unseen.value.map(({ name }) => name);
  if (!first) return null;
  return more.length === 0
    ? `New sticker: ${first}`
    : `New stickers: ${[first, ...more].join(', ')}`;
});
const noted = new Set<number>();
let end: ReturnType<typeof setTimeout> | undefined;

/** Stickers just earned, each said once: two answers in a row may both hold it. */
export function noteStickers(earned: Earned[]): void {
  const fresh = earned.filter(({ id }) => !noted.has(id));
  if (fresh.length === 0) return;
  for (const { id } of fresh) noted.add(id);
  unseen.value = [...unseen.value, ...fresh];
  holdNote(false);
}

export function forgetNote(): void {
  clearTimeout(end);
  unseen.value = [];
}

/** Somebody reads it, or has stopped to. */
export function holdNote(isHeld: boolean): void {
  clearTimeout(end);
  if (!isHeld) end = setTimeout(forgetNote, LASTS_MS);
}

/** The words of the note, or nothing. */
export function useStickerNote(): string | null {
  useSignals();
  return words.value;
}
