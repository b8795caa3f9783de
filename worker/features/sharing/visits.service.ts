import type {
  NewShareNote,
  OwnShareNote,
  SharedGoal,
  SharedWithMe,
  SharedWithMePage,
} from '#schema/contracts/sharing.ts';
import { sharedViewOf } from '#schema/rules/goals/sharing.ts';
import { type Caller, type RequestContext, type UserContext, withCaller } from '#worker/context.ts';
import { logCheerSent } from '#worker/features/activities/activities.service.ts';
import { noticeForText } from '#worker/features/safety/safety.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { NEAREST_REPLICA, type RowOf } from '#worker/lib/database/database.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { parseShardToken } from '#worker/lib/database/shards.ts';
import { conflict, forbidden, notFound, withNotice } from '#worker/lib/errors.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { countsAsView } from './sharing.rules.ts';
import {
  deleteShareNote,
  findPublicGoal,
  findShared,
  keepNoteOfLeftShare,
  keepShare,
  keepShareToCheer,
  leaveShare,
  listSharedWith,
  putNote,
  touchPublicGoal,
  touchShare,
} from './visits.queries.ts';

/** One sentence for every link that does not open, so that it tells nothing about the share. */
const NOTHING_HERE = 'This is no longer shared';
const KEPT_BY_ANOTHER = 'Somebody else keeps this share already';
const NOT_TO_KEEP = 'This goal is not one to keep';
const LOOK_ONLY_FROM_HERE =
  'You can look at this goal whenever you open its link. Keeping it or leaving a note does not work between your two accounts.';
const LOOK_ONLY = 'This goal is shared to look at, without notes';

type ShareRow = RowOf<typeof findShared>;
type PublicRow = RowOf<typeof findPublicGoal>;

function openedByLink(row: PublicRow, userId: number | undefined): SharedGoal {
  const viewer = userId === row.ownerId ? 'owner' : userId === undefined ? 'visitor' : 'guest';
  return {
    sharedBy: row.sharedBy,
    permissionLevel: 'view',
    expiresAt: row.settings.expiresAt ?? null,
    viewer,
    mayKeep: false,
    mayCheer: false,
    note: null,
    shown: { kind: 'live', goal: sharedViewOf(row) },
  };
}

function viewerOf(row: ShareRow, userId: number | undefined): SharedGoal['viewer'] | null {
  if (userId === row.ownerId) return 'owner';
  if (userId !== undefined && row.isPartner) return 'partner';
  // A share named by username or id is for that account alone, even if there is none.
  if (row.isForOneUser) return null;
  return userId === undefined ? 'visitor' : 'guest';
}

/** The content of a share. An encrypted share never falls back to the goal itself. */
function shownBy(row: ShareRow): SharedGoal['shown'] | null {
  if (!row.isEncrypted) return { kind: 'live', goal: sharedViewOf(row) };
  const { sealed, sealedAt } = row;
  return sealed !== null && sealedAt !== null ? { kind: 'sealed', sealed, sealedAt } : null;
}

function openedByShare(row: ShareRow, userId: number | undefined): SharedGoal | null {
  const viewer = viewerOf(row, userId);
  const shown = shownBy(row);
  if (!viewer || !shown) return null;
  const mayKeep = viewer === 'guest' && row.sharedWithUserId === null && !row.isEncrypted;
  const { note, noteCreatedAt, noteUpdatedAt } = row;
  const isOwnNote = viewer === 'partner' && note !== null && noteCreatedAt !== null;
  return {
    sharedBy: row.sharedBy,
    permissionLevel: row.permissionLevel,
    expiresAt: row.expiresAt,
    viewer,
    mayKeep,
    mayCheer: row.permissionLevel === 'cheer' && (viewer === 'partner' || mayKeep),
    note: isOwnNote ? { content: note, createdAt: noteCreatedAt, updatedAt: noteUpdatedAt } : null,
    shown,
  };
}

const shardOf = (ctx: RequestContext, code: string) => parseShardToken(ctx, code).shardRef;
const isFromElsewhere = (ctx: RequestContext, caller: ShardRef, code: string) =>
  caller.shard !== shardOf(ctx, code).shard;

/**
 * Guests from other shards see the shared view and cannot save it: no row of the owner's shard
 * could name them.
 */
function openCrossShard(
  share: ShareRow | undefined,
  goal: PublicRow | undefined,
  who: { username: string; createdAt: string },
): SharedGoal | undefined {
  const nobody = 0;
  if (!share) return goal && openedByLink(goal, nobody);
  const { sharedWithUsername: name, sharedWithUserId, sharedAt } = share;
  const isNamed =
    name !== null &&
    sharedWithUserId === null &&
    foldName(name) === foldName(who.username) &&
    who.createdAt <= sharedAt;
  const opened = openedByShare(isNamed ? { ...share, isForOneUser: false } : share, nobody);
  return opened ? { ...opened, mayKeep: false, mayCheer: false } : undefined;
}

/**
 * Opens a share link for anybody who holds it. A view by anybody but the owner is recorded to the
 * minute.
 * @throws notFound
 */
export async function openShared(
  ctx: RequestContext,
  caller: Caller | undefined,
  code: string,
): Promise<SharedGoal> {
  const view = ctx.sessionOf(shardOf(ctx, code));
  const isNeighbour = caller !== undefined && isFromElsewhere(ctx, caller, code);
  if (!caller || isNeighbour) view.minBookmark = NEAREST_REPLICA;
  const opened = await findOpened(ctx, caller, code, isNeighbour);
  if (opened) return opened;
  if (view.minBookmark !== NEAREST_REPLICA) throw notFound(NOTHING_HERE);
  // The link may be newer than the replica that was read.
  view.minBookmark = undefined;
  const again = await findOpened(ctx, caller, code, isNeighbour);
  if (!again) throw notFound(NOTHING_HERE);
  return again;
}

async function findOpened(
  ctx: RequestContext,
  caller: Caller | undefined,
  code: string,
  isNeighbour: boolean,
): Promise<SharedGoal | undefined> {
  const now = ctx.clock.now();
  const visit = { code, now: now.toISOString() };
  const db = ctx.dbFor(shardOf(ctx, code));
  const [[shares, goals, users = []], guest] = await Promise.all([
    db.batch([
      findShared({ ...visit, userId: (!isNeighbour && caller?.userId) || null }),
      findPublicGoal(visit),
      ...(caller && !isNeighbour ? [withCaller(ctx, caller).ownRow()] : []),
    ]),
    caller && isNeighbour ? ctx.dbFor(caller).batch([withCaller(ctx, caller).ownRow()]) : undefined,
  ]);
  const userId = users[0]?.id;
  const [share, goal] = [shares[0], goals[0]];
  const who = guest?.[0][0];
  const opened = who
    ? openCrossShard(share, goal, who)
    : share
      ? openedByShare(share, userId)
      : goal && openedByLink(goal, userId);
  if (!opened) return undefined;
  const seen = share ? share.lastViewedAt : goal?.settings.lastViewedAt;
  if (opened.viewer !== 'owner' && countsAsView(seen, now)) {
    const touch = share
      ? touchShare({ shareId: share.shareId, now: visit.now })
      : touchPublicGoal({ goalId: goal?.goalId ?? 0, ...visit });
    ctx.waitUntil(db.batch([touch]));
  }
  return opened;
}

/**
 * @throws forbidden where the goal's owner lives on another shard: no row there could name the
 * caller
 */
function visitOf(ctx: UserContext, code: string) {
  if (isFromElsewhere(ctx, ctx.caller, code)) throw forbidden(LOOK_ONLY_FROM_HERE);
  return { code, now: ctx.clock.now().toISOString(), userId: ctx.caller.userId };
}

/** The share row that the caller may see. @throws notFound */
function seen(row: ShareRow | undefined, userId: number): ShareRow {
  if (!row || !viewerOf(row, userId)) throw notFound(NOTHING_HERE);
  return row;
}

/** Adds a goal shared by e-mail to the caller's “Shared with you”. @throws notFound, conflict */
export async function keepShared(ctx: UserContext, code: string): Promise<void> {
  const visit = visitOf(ctx, code);
  const [found, kept] = await ctx.write([findShared(visit), keepShare(visit)]);
  if (kept.length > 0) return;
  const { ownerId, isEncrypted } = seen(found[0], visit.userId);
  throw conflict(ownerId === visit.userId || isEncrypted ? NOT_TO_KEEP : KEPT_BY_ANOTHER);
}

/**
 * Creates or rewords the one note of a share; the first author keeps the share. Of two first notes
 * at once, one is refused.
 * @throws notFound, forbidden, conflict (with a notice for words of danger)
 */
export async function leaveNote(
  ctx: UserContext,
  code: string,
  { content }: NewShareNote,
): Promise<OwnShareNote> {
  const visit = visitOf(ctx, code);
  // Words of danger, or a threat, are answered with care and not left on a friend's goal.
  const safetyNotice = await noticeForText(ctx, content);
  if (safetyNotice && safetyNotice.level === 'care') throw withNotice(safetyNotice);
  const [found, , notes] = await ctx.write([
    findShared(visit),
    keepShareToCheer(visit),
    putNote({ ...visit, content }),
    logCheerSent(ctx, code),
    ...awardStickers(ctx, 'cheerSent'),
  ]);
  if (notes[0]) return notes[0];
  const { ownerId, permissionLevel } = seen(found[0], visit.userId);
  if (ownerId === visit.userId || permissionLevel !== 'cheer') throw forbidden(LOOK_ONLY);
  throw conflict(KEPT_BY_ANOTHER);
}

/** Deletes the caller's own note. @throws notFound */
export async function withdrawNote(ctx: UserContext, code: string): Promise<void> {
  const [withdrawn] = await ctx.write([deleteShareNote({ code, userId: ctx.caller.userId })]);
  if (withdrawn.length === 0) throw notFound('This note is no longer there');
}

export async function listSharedWithMe(
  ctx: UserContext,
  { limit, before }: SharedWithMePage,
): Promise<SharedWithMe[]> {
  const [, rows] = await ctx.read([
    listSharedWith({
      userId: ctx.caller.userId,
      now: ctx.clock.now().toISOString(),
      limit,
      before: before ?? Number.MAX_SAFE_INTEGER,
    }),
  ]);
  return rows;
}

/**
 * Leaves a share: it ends for the owner too. A note that was left stays with the goal. @throws
 * notFound
 */
export async function leaveShared(ctx: UserContext, shareId: number): Promise<void> {
  const leaving = { userId: ctx.caller.userId, shareId };
  const [, left] = await ctx.write([keepNoteOfLeftShare(leaving), leaveShare(leaving)]);
  if (left.length === 0) throw notFound(NOTHING_HERE);
}
