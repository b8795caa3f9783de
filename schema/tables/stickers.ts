import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { STICKER_CATEGORIES, STICKER_RARITIES } from '../contracts/enums.ts';
import { createdAt, flag, id, instant, NOW, oneOf } from './columns.ts';
import { users } from './users.ts';

export const stickers = sqliteTable(
  'stickers',
  {
    id: id(),
    name: text('name').notNull(),
    category: text('category', { enum: STICKER_CATEGORIES }).notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url').notNull(),
    rarity: text('rarity', { enum: STICKER_RARITIES }).notNull().default('common'),
    /** How it is earned, in words and as a count that has to be reached. */
    rule: text('rule').notNull().default(''),
    fact: text('fact').notNull().default(''),
    atLeast: integer('at_least').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('stickers_name').on(t.name),
    index('stickers_fact').on(t.fact),
    oneOf('stickers_category', t.category, STICKER_CATEGORIES),
    oneOf('stickers_rarity', t.rarity, STICKER_RARITIES),
  ],
);

export const userStickers = sqliteTable(
  'user_stickers',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    stickerId: integer('sticker_id')
      .notNull()
      .references(() => stickers.id),
    acquisitionDate: instant('acquisition_date').notNull().default(NOW),
    isNew: flag('is_new').notNull().default(true),
    isPinned: flag('is_pinned').notNull().default(false),
    metadata: text('metadata', { mode: 'json' })
      .$type<Record<string, unknown>>()
      .notNull()
      .default({}),
  },
  (t) => [
    uniqueIndex('user_stickers_once').on(t.userId, t.stickerId),
    index('user_stickers_sticker').on(t.stickerId),
  ],
);
