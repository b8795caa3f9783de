import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ContentFields } from '../contracts/admin/content-edits.ts';
import { CONTENT_KINDS } from '../contracts/admin/content-kinds.ts';
import { createdAt, id, instant, oneOf } from './columns.ts';

/*
 * Both tables name people by id without a foreign key: a trail and an edit outlive the account of
 * who made them, and an id that nobody has any more says nothing about anybody.
 */

/**
 * What admins did, each row written in the batch of what it names. Never a secret, never anybody's
 * words.
 */
export const auditTrail = sqliteTable(
  'audit_trail',
  {
    id: id(),
    /** Null for the command line. */
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    detail: text('detail', { mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_trail_subject').on(t.subjectKind, t.subjectId, t.id),
    index('audit_trail_action').on(t.action, t.id),
  ],
);

/**
 * Content that was changed in the app: what is being written, and what stands in the content's
 * table instead of the file's.
 */
export const contentEdits = sqliteTable(
  'content_edits',
  {
    id: id(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    refId: integer('ref_id').notNull(),
    /** Null when nothing waits to be published. */
    draft: text('draft', { mode: 'json' }).$type<ContentFields>(),
    /** Null while the files lead; where it is not, the seed leaves the row alone. */
    published: text('published', { mode: 'json' }).$type<ContentFields>(),
    updatedBy: integer('updated_by').notNull(),
    /** Changes with every edit, so that saving over another admin's change can be refused. */
    updatedAt: instant('updated_at').notNull(),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('content_edits_once').on(t.kind, t.refId),
    oneOf('content_edits_kind', t.kind, CONTENT_KINDS),
  ],
);
