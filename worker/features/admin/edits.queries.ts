import { and, eq, sql } from 'drizzle-orm';
import type { ContentFields } from '#schema/contracts/admin/content-edits.ts';
import type { ContentKind } from '#schema/contracts/admin/content-kinds.ts';
import { contentEdits } from '#schema/tables/admin.ts';
import { guard } from '#worker/lib/database/guard.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';

export interface EditKey {
  kind: ContentKind;
  refId: number;
}

/**
 * What is known of an edit besides the content itself. Table names are spelt out: Drizzle drops
 * them here.
 */
export const findEdit = (p: EditKey) =>
  queryBuilder
    .select({
      draft: contentEdits.draft,
      isEdited: sql<number>`content_edits.published is not null`.as('is_edited'),
      editedAt: contentEdits.updatedAt,
      editedBy: sql<
        string | null
      >`(select users.username from users where users.id = content_edits.updated_by)`.as(
        'edited_by',
      ),
      publishedAt: contentEdits.publishedAt,
    })
    .from(contentEdits)
    .where(and(eq(contentEdits.kind, p.kind), eq(contentEdits.refId, p.refId)));

/**
 * Fails the batch when somebody changed the edit since it was read. `basedOn` is null where there
 * was none.
 */
export const assertEditUnmoved = (p: EditKey & { basedOn: string | null }) =>
  guard(
    'editUnmoved',
    sql`(select updated_at from ${contentEdits} where kind = ${p.kind} and ref_id = ${p.refId}) is ${p.basedOn}`,
  );

interface Step extends EditKey {
  userId: number;
  now: string;
}

/** Stores a draft; null removes it. */
export const keepDraft = (p: Step & { draft: ContentFields | null }) =>
  queryBuilder
    .insert(contentEdits)
    .values({
      kind: p.kind,
      refId: p.refId,
      draft: p.draft,
      updatedBy: p.userId,
      updatedAt: p.now,
      createdAt: p.now,
    })
    .onConflictDoUpdate({
      target: [contentEdits.kind, contentEdits.refId],
      set: {
        draft: sql`excluded.draft`,
        updatedBy: sql`excluded.updated_by`,
        updatedAt: sql`excluded.updated_at`,
      },
    });

const isEdit = (p: { kind: unknown; refId: unknown }) =>
  sql`${contentEdits.kind} = ${p.kind} and ${contentEdits.refId} = ${p.refId}`;

/** Marks the row as edited, so that the seed leaves it alone. */
export const publishDraft = (p: Step) =>
  queryBuilder
    .update(contentEdits)
    .set({
      published: sql`draft`,
      draft: null,
      publishedAt: p.now,
      updatedBy: p.userId,
      updatedAt: p.now,
    })
    .where(isEdit(p));

/** Returns the row to the content files: the next seed overwrites it. A draft stays. */
export const revertEditToFile = (p: Step) =>
  queryBuilder
    .update(contentEdits)
    .set({
      published: null,
      publishedAt: null,
      updatedBy: p.userId,
      updatedAt: p.now,
    })
    .where(isEdit(p));
