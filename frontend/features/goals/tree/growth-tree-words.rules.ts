import { capitalised } from '#frontend/lib/words/capitalised.rules.ts';
import type { StickerRarity } from '#schema/contracts/enums.ts';
import { STICKER_RARITIES } from '#schema/contracts/enums.ts';
import type { UserSticker } from '#schema/contracts/stickers.ts';
import { goalsToNextStage, type TreeStage, treeStage } from '#schema/rules/goals/tree.ts';

const NAMES: Record<TreeStage, string> = {
  seedling: 'a seedling',
  sprout: 'a sprout',
  young: 'a young tree',
  mature: 'a mature tree',
  oak: 'an oak',
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export function wordsForNext(completed: number): string {
  const away = goalsToNextStage(completed);
  const soFar = `${counted(completed, 'completed goal')} so far`;
  return away === null
    ? soFar
    : `${soFar}, ${away} more to ${NAMES[treeStage(completed + away).stage]}`;
}

/** How much of what the next stage asks for is done, in percent; an oak has arrived. */
export function percentToNext(completed: number): number {
  const away = goalsToNextStage(completed);
  return away === null ? 100 : Math.round((completed / (completed + away)) * 100);
}

/** The picture in one sentence. */
export function describeTree(stage: TreeStage, leaves: string[], fruits: number): string {
  const kind = capitalised(NAMES[stage]);
  const parts = [
    leaves.length === 0
      ? 'a bud where the first leaf will be'
      : leaves.length === 1
        ? 'one leaf'
        : `${leaves.length} leaves`,
    ...(fruits > 0 ? [counted(fruits, 'sticker')] : []),
  ].join(' and ');
  return leaves.length === 0
    ? `${kind} with ${parts}`
    : `${kind} with ${parts}: ${leaves.join(', ')}`;
}

export function countByRarity(stickers: UserSticker[]): { rarity: StickerRarity; count: number }[] {
  return STICKER_RARITIES.map((rarity) => ({
    rarity,
    count: stickers.filter(({ sticker }) => sticker.rarity === rarity).length,
  }));
}

const rank = ({ sticker }: UserSticker) => STICKER_RARITIES.indexOf(sticker.rarity);

/**
 * Which stickers hang in the crown where not all do: pinned ones, then the rarest, then the newest.
 */
export function stickersForCrown(stickers: UserSticker[], room: number): UserSticker[] {
  return stickers
    .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || rank(b) - rank(a))
    .slice(0, room);
}
