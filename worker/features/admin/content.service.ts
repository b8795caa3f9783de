import type {
  ContentEdit,
  ContentFields,
  ContentPage,
  ContentSummary,
  DraftSave,
  EditStep,
  SavedDraft,
} from '#schema/contracts/admin/content-edits.ts';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { changedParts } from '#schema/rules/changed-parts.ts';
import type { AdminContext } from '#worker/admin-context.ts';
import { previewOf, unitToPreview } from '#worker/features/learning/catalogue/preview.service.ts';
import type { AuditEvent } from '#worker/lib/audit.ts';
import type { RowOf, Statement } from '#worker/lib/database/database.ts';
import { AssertionFailed } from '#worker/lib/database/database.ts';
import { allShards } from '#worker/lib/database/shards.ts';
import { conflict, invalid, notFound } from '#worker/lib/errors.ts';
import { findLive, type Live, listOf, liveIn, publishTo } from './content-kinds.service.ts';
import {
  assertEditUnmoved,
  type EditKey,
  findEdit,
  keepDraft,
  publishDraft,
  revertEditToFile,
} from './edits.queries.ts';
import { foreignTags, linkProblems } from './typed-html.rules.ts';
import { materialPatch, unitProblems } from './unit-fields.rules.ts';

const NO_SUCH_CONTENT = 'There is no such content';
const CHANGED_MEANWHILE =
  'Somebody changed this in the meantime. Nothing of yours was saved yet, and nothing of theirs is lost.';
const NO_DRAFT = 'There is no draft here.';

/** All items of one kind that can be edited, with the state of each. */
export async function listContent(
  ctx: AdminContext,
  { kind, limit }: ContentPage,
): Promise<ContentSummary[]> {
  const [, rows] = await ctx.read([listOf(kind, limit)]);
  return rows.map((row) => ({
    ...row,
    kind,
    hasDraft: row.hasDraft === 1,
    isEdited: row.isEdited === 1,
  }));
}

type EditRow = RowOf<typeof findEdit>;

function asEdit({ kind, refId }: EditKey, live: Live, row: EditRow | undefined): ContentEdit {
  const draft = row?.draft ?? null;
  const { fields, ...place } = live;
  return {
    ...place,
    kind,
    id: refId,
    live: fields,
    draft,
    changed: draft ? changedParts(fields, draft) : [],
    hasDraft: draft !== null,
    isEdited: row?.isEdited === 1,
    editedAt: row?.editedAt ?? null,
    editedBy: row?.editedBy ?? null,
    publishedAt: row?.publishedAt ?? null,
  };
}

async function find(ctx: AdminContext, key: EditKey) {
  const [, rows, [edit]] = await ctx.read([findLive(key.kind, key.refId), findEdit(key)]);
  const live = liveIn(key.kind, rows);
  if (!live) throw notFound(NO_SUCH_CONTENT);
  return { live, edit };
}

/**
 * The published content, the draft that would replace it, and the draft's date. @throws notFound
 */
export async function contentEdit(ctx: AdminContext, key: EditKey): Promise<ContentEdit> {
  const { live, edit } = await find(ctx, key);
  return asEdit(key, live, edit);
}

/**
 * One step of an edit: its writes with an assertion that nobody else changed it, and the audit row.
 */
async function step(
  ctx: AdminContext,
  key: EditKey,
  {
    action,
    basedOn,
    detail,
  }: { action: AuditEvent['action']; basedOn: string | null; detail: AuditEvent['detail'] },
  statements: Statement[],
): Promise<ContentEdit> {
  const event = { action, subject: { kind: key.kind, id: key.refId }, detail: detail ?? {} };
  try {
    await ctx.audited(event, [assertEditUnmoved({ ...key, basedOn }), ...statements]);
  } catch (thrown) {
    if (thrown instanceof AssertionFailed && thrown.guard === 'edit_unmoved')
      throw conflict(CHANGED_MEANWHILE);
    throw thrown;
  }
  return contentEdit(ctx, key);
}

const by = (ctx: AdminContext, key: EditKey) => ({
  ...key,
  userId: ctx.caller.userId,
  now: ctx.clock.now().toISOString(),
});

/**
 * The fields as they may be stored: a unit's HTML has been through the sanitiser. @throws invalid
 */
async function sanitisedFields(fields: ContentFields, { unitType }: Live): Promise<ContentFields> {
  if (fields.kind !== 'unit') return fields;
  const [linkProblem] = linkProblems(fields.html);
  if (linkProblem) throw invalid(linkProblem, [{ path: 'fields.html', message: linkProblem }]);
  const { sanitiseHtml } = await import('#worker/lib/text/sanitise-html.ts');
  const clean = { ...fields, html: sanitiseHtml(fields.html) };
  const problems = unitProblems(clean, unitType ?? 'text');
  if (problems[0]) throw invalid(problems[0].message, problems);
  return clean;
}

/**
 * Stores a draft. A draft equal to the published content is removed.
 * @throws invalid, notFound; conflict when somebody saved since
 */
export async function saveDraft(
  ctx: AdminContext,
  key: EditKey,
  { basedOn, fields }: DraftSave,
): Promise<SavedDraft> {
  if (fields.kind !== key.kind) throw invalid(`This is no ${key.kind}`);
  const { live } = await find(ctx, key);
  const clean = await sanitisedFields(fields, live);
  const changed = changedParts(live.fields, clean);
  const draft = changed.length === 0 ? null : clean;
  const edit = await step(ctx, key, { action: 'content.save', basedOn, detail: { changed } }, [
    keepDraft({ ...by(ctx, key), draft }),
  ]);
  return { edit, takenOut: fields.kind === 'unit' ? foreignTags(fields.html) : [] };
}

/** Publishes the draft. @throws notFound; conflict without one, or when somebody saved since */
export async function publish(
  ctx: AdminContext,
  key: EditKey,
  { basedOn }: EditStep,
): Promise<ContentEdit> {
  const { live, edit } = await find(ctx, key);
  const { draft, changed } = asEdit(key, live, edit);
  if (!draft) throw conflict(NO_DRAFT);
  const fields = await sanitisedFields(draft, live);
  const publishing = [publishTo(key.refId, fields, live), publishDraft(by(ctx, key))];
  await onOtherShards(ctx, [keepDraft({ ...by(ctx, key), draft: fields }), ...publishing]);
  return step(ctx, key, { action: 'content.publish', basedOn, detail: { changed } }, publishing);
}

/**
 * Every shard has the content. The other shards are written first, so that after a failure the
 * draft is still there to publish again.
 */
async function onOtherShards(ctx: AdminContext, statements: Statement[]): Promise<void> {
  const [, ...others] = allShards(ctx);
  await Promise.all(others.map((shardRef) => ctx.dbFor(shardRef).batch(statements)));
}

/**
 * Deletes the draft; the published content stays. @throws notFound; conflict without one, or when
 * somebody saved since
 */
export async function discard(
  ctx: AdminContext,
  key: EditKey,
  { basedOn }: EditStep,
): Promise<ContentEdit> {
  const { live, edit } = await find(ctx, key);
  const { draft, changed } = asEdit(key, live, edit);
  if (!draft) throw conflict(NO_DRAFT);
  return step(ctx, key, { action: 'content.discard', basedOn, detail: { changed } }, [
    keepDraft({ ...by(ctx, key), draft: null }),
  ]);
}

/**
 * Returns the item to the content files: the published text stays until the next seed overwrites
 * it.
 */
export async function revertToFile(
  ctx: AdminContext,
  key: EditKey,
  { basedOn }: EditStep,
): Promise<ContentEdit> {
  const { edit } = await find(ctx, key);
  if (edit?.isEdited !== 1) throw conflict('This stands as the files have it.');
  await onOtherShards(ctx, [revertEditToFile(by(ctx, key))]);
  return step(ctx, key, { action: 'content.hand-back', basedOn, detail: {} }, [
    revertEditToFile(by(ctx, key)),
  ]);
}

/** The unit as its page would show it if the draft were published. @throws notFound */
export async function previewUnit(ctx: AdminContext, unitId: number): Promise<LearningUnit> {
  const key: EditKey = { kind: 'unit', refId: unitId };
  const [, [found], siblings, [edit]] = await ctx.read([...unitToPreview(unitId), findEdit(key)]);
  if (!found) throw notFound(NO_SUCH_CONTENT);
  const draft = edit?.draft as ContentFields | null | undefined;
  if (draft?.kind !== 'unit') return previewOf(found, siblings, {});
  return previewOf(found, siblings, {
    title: draft.title,
    personalizedHints: draft.hints,
    ...materialPatch(draft, found.type),
    ...(found.type !== 'video' && { content: draft.html }),
  });
}
