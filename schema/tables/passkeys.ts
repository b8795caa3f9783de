import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, flag, id, instant } from './columns.ts';
import { users } from './users.ts';

/**
 * A key pair that a person's device made for us: it keeps the one half, here is the other. Nothing
 * here is a secret.
 */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** What the device calls it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /**
     * How often the device says it was used: one that does not rise was copied. Many devices do not
     * count and stay at 0.
     */
    counter: integer('counter').notNull(),
    /** How a browser reaches the device: `internal`, `usb`, `hybrid`. */
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** Whether a password manager carries it to the person's other devices. */
    isSynced: flag('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkeys_credential').on(t.credentialId),
    index('passkeys_user').on(t.userId, t.id),
  ],
);
