import type {
  CollectionSticker,
  UserSticker,
  UserStickerPatch,
} from '#schema/contracts/stickers.ts';
import { type EarnRule, reachedOf, type StickerFact } from '#schema/rules/sticker-facts.ts';
import type { UserContext } from '#worker/context.ts';
import { notFound } from '#worker/lib/errors.ts';
import {
  countFacts,
  findSticker,
  listStickers,
  listUserStickers,
  updateUserSticker,
} from './stickers.queries.ts';

const LIST_MAX = 500;

export async function listCollectedStickers(ctx: UserContext): Promise<UserSticker[]> {
  const [, rows] = await ctx.read([
    listUserStickers({ userId: ctx.caller.userId, limit: LIST_MAX }),
  ]);
  return rows.map(({ id, isNew, isPinned, acquisitionDate, stickerId, ...sticker }) => ({
    id,
    isNew,
    isPinned,
    acquisitionDate,
    sticker: { id: stickerId, ...sticker },
  }));
}

const asNumber = (flag: boolean | undefined) => (flag === undefined ? null : Number(flag));

/** Marks a sticker as seen, pins or unpins it. @throws notFound */
export async function changeUserSticker(
  ctx: UserContext,
  userStickerId: number,
  { isNew, isPinned }: UserStickerPatch,
): Promise<UserSticker> {
  const own = { userId: ctx.caller.userId, userStickerId };
  const [changed, stickers] = await ctx.write([
    updateUserSticker({ ...own, isNew: asNumber(isNew), isPinned: asNumber(isPinned) }),
    findSticker(own),
  ]);
  const [row, sticker] = [changed[0], stickers[0]];
  if (!row || !sticker) throw notFound('Sticker not found');
  const { stickerId: _, ...rest } = row;
  return { ...rest, sticker };
}

/** Every sticker there is, with what earns it and how far the person has come. */
export async function stickerCollection(ctx: UserContext): Promise<CollectionSticker[]> {
  const { userId } = ctx.caller;
  const [, stickers, [facts]] = await ctx.read([listStickers({ userId }), countFacts({ userId })]);
  const counts = facts as Record<StickerFact, number>;
  return stickers.map(({ fact, atLeast, isEarned, ...sticker }) => {
    const rule = { fact, atLeast } as EarnRule;
    return {
      ...sticker,
      needed: atLeast,
      reached: isEarned ? atLeast : reachedOf(rule, counts[rule.fact] ?? 0),
      isEarned: Boolean(isEarned),
    };
  });
}
