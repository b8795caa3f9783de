import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { STICKER_CATEGORIES, STICKER_RARITIES } from './enums.ts';
import { RowId } from './ids.ts';

export const Sticker = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  category: z.enum(STICKER_CATEGORIES),
  rarity: z.enum(STICKER_RARITIES),
  /** The drawing's id in the sprite: `/stickers.svg#<slug>`. */
  imageUrl: z.string(),
});
export type Sticker = z.infer<typeof Sticker>;

/** A sticker somebody has. */
export const UserSticker = z.strictObject({
  id: z.int(),
  isNew: z.boolean(),
  isPinned: z.boolean(),
  acquisitionDate: Instant,
  sticker: Sticker,
});
export type UserSticker = z.infer<typeof UserSticker>;
/** Newest first. */
export const UserStickerList = z.array(UserSticker);

/** A sticker as the collection shows it, had or not: how it is earned, and how far one has come. */
export const CollectionSticker = z.strictObject({
  ...Sticker.shape,
  /** One sentence: what earns it. */
  rule: z.string(),
  needed: z.int(),
  /** Counted towards it so far; at most `needed` once earned. */
  reached: z.int(),
  isEarned: z.boolean(),
});
export type CollectionSticker = z.infer<typeof CollectionSticker>;
export const StickerCollection = z.array(CollectionSticker);

export const UserStickerParams = z.object({ userStickerId: RowId });

export const UserStickerPatch = z
  .object({ isNew: z.optional(z.literal(false)), isPinned: z.optional(z.boolean()) })
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'));
export type UserStickerPatch = z.infer<typeof UserStickerPatch>;
