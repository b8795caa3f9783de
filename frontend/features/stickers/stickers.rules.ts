import { capitalised } from '#frontend/lib/words/capitalised.rules.ts';
import type { StickerRarity } from '#schema/contracts/enums.ts';
import type { CollectionSticker, UserSticker } from '#schema/contracts/stickers.ts';

/** `all`, `pinned`, `new`, or a category. */
export type StickerFilter = string;
export type StickerTab = { name: StickerFilter; label: string };

/** All, Pinned and New with their counts, then each category present, by name. */
export function stickerTabs(stickers: UserSticker[]): StickerTab[] {
  const count = (has: (one: UserSticker) => boolean) => stickers.filter(has).length;
  const categories = new Set<string>(stickers.map(({ sticker }) => sticker.category));
  return [
    { name: 'all', label: 'All' },
    { name: 'pinned', label: `Pinned (${count(({ isPinned }) => isPinned)})` },
    { name: 'new', label: `New (${count(({ isNew }) => isNew)})` },
    ...[...categories]
      .sort()
      .map((name) => ({ name, label: capitalised(name.replaceAll('_', ' ')) })),
  ];
}

/**
 * What a tab shows: pinned ones first, then as they came, newest first. Those in `held` were opened
 * in this tab and stay until it is left, so that nothing goes away under the hand that changed it.
 */
export function stickersIn(
  filter: StickerFilter,
  stickers: UserSticker[],
  held: ReadonlySet<number> = new Set(),
): UserSticker[] {
  const belongs = ({ id, isPinned, isNew, sticker }: UserSticker) => {
    if (filter === 'all') return true;
    if (filter === 'pinned') return isPinned || held.has(id);
    if (filter === 'new') return isNew || held.has(id);
    return sticker.category === filter;
  };
  const shown = stickers.filter(belongs);
  return filter === 'all'
    ? shown.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned))
    : shown;
}

const share = ({ reached, needed }: CollectionSticker) => reached / Math.max(needed, 1);

/**
 * The ones not earned yet, the nearest first: by the share done, then by how little is left, then
 * as listed.
 */
export function notYetEarned(collection: CollectionSticker[]): CollectionSticker[] {
  return collection
    .filter(({ isEarned }) => !isEarned)
    .toSorted(
      (a, b) => share(b) - share(a) || a.needed - a.reached - (b.needed - b.reached) || a.id - b.id,
    );
}

/** "2 of 5"; what only needs doing once has nothing to count. */
export function stickerProgressWords({
  reached,
  needed,
}: Pick<CollectionSticker, 'reached' | 'needed'>): string | null {
  return needed > 1 ? `${Math.min(reached, needed)} of ${needed}` : null;
}

export type Tint = 'leaf' | 'sun' | 'water' | 'bloom';
export type CategoryLook = { word: string; tint: Tint; icon: string };

/** A category's colours and its sign, drawn in a 24 px square. */
const LOOKS: Record<string, { tint: Tint; icon: string }> = {
  // A stake with its label.
  achievement: { tint: 'leaf', icon: 'M12 21v-8M6 4h12v6l-2 3H8l-2-3zM9 8h6' },
  // A flag on a hill.
  milestone: { tint: 'sun', icon: 'M8 20V4c3-2 6 2 9 0v7c-3 2-6-2-9 0M4 20h9' },
  // Footprints of days: a row of drops.
  streak: {
    tint: 'water',
    icon: 'M6 20c-2 0-3-2 0-6 3 4 2 6 0 6zM12 14c-2 0-3-2 0-6 3 4 2 6 0 6zM18 9c-2 0-3-2 0-6 3 4 2 6 0 6z',
  },
  // A four-petalled flower.
  special: {
    tint: 'bloom',
    icon: 'M12 12c-4-2-4-8 0-8s4 6 0 8zM12 12c4 2 4 8 0 8s-4-6 0-8zM12 12c2-4 8-4 8 0s-6 4-8 0zM12 12c-2 4-8 4-8 0s6-4 8 0z',
  },
  // A trowel.
  activity: { tint: 'leaf', icon: 'M14 10l6-6M10 8l6 6c-4 4-8 6-12 6 0-4 2-8 6-12z' },
  // A seed with its shoot.
  goal: {
    tint: 'leaf',
    icon: 'M12 21V11M12 14c-5 0-7-3-7-8 5 0 7 3 7 8zM12 11c0-5 3-7 7-7 0 5-3 7-7 7z',
  },
  // An apple.
  completion: {
    tint: 'sun',
    icon: 'M12 8c-5-3-8 0-8 4s3 9 5 9c1 0 2-1 3-1s2 1 3 1c2 0 5-5 5-9s-3-7-8-4zM12 8c0-2 1-4 3-5',
  },
  // A rosette.
  award: { tint: 'sun', icon: 'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM9 13l-2 8 5-3 5 3-2-8' },
  // Sun behind a hill.
  seasonal: { tint: 'bloom', icon: 'M7 15a5 5 0 0 1 10 0M3 15h18M12 7V4M5 9L3 7M19 9l2-2M7 19h10' },
  // A year ring.
  anniversary: {
    tint: 'bloom',
    icon: 'M12 20a8 8 0 1 1 0-16 8 8 0 0 1 0 16zM12 16a4 4 0 1 1 4-4M12 12h0',
  },
  // An oak's crown.
  elite: {
    tint: 'sun',
    icon: 'M12 21v-8M8 15c-5 1-6-5-2-6-1-5 5-7 6-4 1-3 7-1 6 4 4 1 3 7-2 6M9 21h6',
  },
  // A sunbeam.
  energy: { tint: 'water', icon: 'M13 3L6 13h5l-1 8 8-11h-5z' },
};
const DEFAULT_LOOK = LOOKS['achievement'] as (typeof LOOKS)[string];

/** How a category is named and looks. One that is unknown looks like an achievement. */
export function categoryLook(category: string): CategoryLook {
  const known = Object.hasOwn(LOOKS, category) ? LOOKS[category] : undefined;
  return known
    ? { word: capitalised(category.replaceAll('_', ' ')), ...known }
    : { word: 'Achievement', ...DEFAULT_LOOK };
}

const RARITY_WORDS: Record<StickerRarity, string> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  legendary: 'Legendary',
};

export function rarityWord(rarity: StickerRarity): string {
  return RARITY_WORDS[rarity] ?? RARITY_WORDS.common;
}
