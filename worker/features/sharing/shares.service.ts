import {
  type GoalSharing,
  type MadeShare,
  type NewShare,
  type PublicLink,
  type PublicLinkRequest,
  SHARES_PER_GOAL,
  type Share,
  type SharePatch,
  type SharingOverview,
} from '#schema/contracts/sharing.ts';
import { isOver } from '#schema/rules/goals/sharing.ts';
import type { UserContext } from '#worker/context.ts';
import { logGoalShared } from '#worker/features/activities/activities.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { AssertionFailed, type RowOf } from '#worker/lib/database/database.ts';
import { assertOwnGoal } from '#worker/lib/database/own-goal.ts';
import { conflict, invalid, notFound, tooMany } from '#worker/lib/errors.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { invite } from './invitations.service.ts';
import {
  assertSharesLeft,
  assertSharesUnhurried,
  closePublicLink,
  deleteNoteOnOwnGoal,
  deleteOwnShare,
  findOwnPublicLink,
  findOwnShare,
  insertShare,
  keepNoteOfOwnShare,
  listNotesOnOwnGoals,
  listOwnShares,
  listSharedGoals,
  openPublicLink,
  updateOwnShare,
} from './shares.queries.ts';
import { HOUR_SECONDS, newShareCode, SHARES_AN_HOUR, sharedWithKeyOf } from './sharing.rules.ts';
import { countSharedWith } from './visits.queries.ts';

const NO_SUCH_GOAL = 'Goal not found';
const NO_SUCH_SHARE = 'This share is no longer there';
const PAST_END = 'Please choose an end that is still to come';
const TOO_MANY_SHARES = `A goal can be shared ${SHARES_PER_GOAL} times at most. End one that is no longer needed first.`;
const TOO_FAST = 'That is a lot of sharing for one hour. Please go on a little later.';
const SEALED_OR_NOT =
  'A sealed link is to look at only, and only a sealed link takes a sealed plan';

/** The most goals and notes that one overview lists. */
const OVERVIEW_GOALS = 500;
const OVERVIEW_NOTES = 100;

type LinkRow = RowOf<typeof findOwnPublicLink>;

function asPublicLink({ isPublic, shareCode, settings }: LinkRow): PublicLink | null {
  if (!isPublic || !shareCode || !settings.createdAt) return null;
  const { createdAt, expiresAt = null, lastViewedAt = null } = settings;
  return { code: shareCode, createdAt, expiresAt, lastViewedAt };
}

/**
 * A share's end in the form that is stored, so that ends compare as text. @throws invalid for one
 * that has passed.
 */
function endOf(ctx: UserContext, expiresAt: string | null | undefined): string | null {
  if (!expiresAt) return null;
  if (isOver(expiresAt, ctx.clock.now()))
    throw invalid(PAST_END, [{ path: 'expiresAt', message: PAST_END }]);
  return new Date(expiresAt).toISOString();
}

const underRateLimit = (ctx: UserContext) =>
  assertSharesUnhurried({
    userId: ctx.caller.userId,
    since: new Date(ctx.clock.now().getTime() - HOUR_SECONDS * 1000).toISOString(),
    limit: SHARES_AN_HOUR,
  });

function asSharingError(thrown: unknown): unknown {
  if (!(thrown instanceof AssertionFailed)) return thrown;
  if (thrown.guard === 'goal_found') return notFound(NO_SUCH_GOAL);
  if (thrown.guard === 'shares_left') return conflict(TOO_MANY_SHARES);
  return thrown.guard === 'shares_unhurried' ? tooMany(TOO_FAST, HOUR_SECONDS) : thrown;
}

/** All the ways an own goal is shared. @throws notFound */
export async function listShares(ctx: UserContext, goalId: number): Promise<GoalSharing> {
  const own = { userId: ctx.caller.userId, goalId };
  const [, links, shares] = await ctx.read([
    findOwnPublicLink(own),
    listOwnShares({ ...own, limit: SHARES_PER_GOAL }),
  ]);
  if (!links[0]) throw notFound(NO_SUCH_GOAL);
  return { publicLink: asPublicLink(links[0]), shares };
}

/**
 * Opens an own goal to anyone with its link, or changes until when. @throws notFound, invalid,
 * too-many
 */
export async function openLink(
  ctx: UserContext,
  goalId: number,
  request: PublicLinkRequest,
): Promise<PublicLink> {
  const own = { userId: ctx.caller.userId, goalId };
  const expiresAt = endOf(ctx, request.expiresAt);
  try {
    const [, , , opened] = await ctx.write([
      assertOwnGoal(own),
      underRateLimit(ctx),
      logGoalShared(ctx, goalId, 'link'),
      openPublicLink({
        ...own,
        code: newShareCode(ctx.caller),
        expiresAt,
        now: ctx.clock.now().toISOString(),
      }),
      ...awardStickers(ctx, 'goalShared'),
    ]);
    return asPublicLink(opened[0] as LinkRow) as PublicLink;
  } catch (thrown) {
    throw asSharingError(thrown);
  }
}

/**
 * Takes the link back: it opens nothing from here on, and the next one is another. @throws notFound
 */
export async function closeLink(ctx: UserContext, goalId: number): Promise<void> {
  const [closed] = await ctx.write([closePublicLink({ userId: ctx.caller.userId, goalId })]);
  if (closed.length === 0) throw notFound(NO_SUCH_GOAL);
}

/**
 * Shares an own goal with one person, or changes their share. The response does not tell whether
 * the address or name has an account; an address gets a mail.
 * @throws notFound, invalid, conflict, too-many
 */
export async function shareGoal(
  ctx: UserContext,
  goalId: number,
  share: NewShare,
): Promise<MadeShare> {
  const own = { userId: ctx.caller.userId, goalId };
  const isEncrypted = share.isEncrypted ?? false;
  const { sharedWithEmail = null, sharedWithUsername = null, sharedWithUserId = null } = share;
  // An encrypted share is nobody's but its link's: the address on it is a reminder, and two may
  // carry the same.
  const sharedWithKey = isEncrypted
    ? null
    : sharedWithKeyOf({ sharedWithEmail, sharedWithUsername, sharedWithUserId });
  const expiresAt = endOf(ctx, share.expiresAt);
  const now = ctx.clock.now().toISOString();
  try {
    const [, , , , shared] = await ctx.write([
      assertOwnGoal(own),
      assertSharesLeft({ goalId, sharedWithKey, limit: SHARES_PER_GOAL }),
      underRateLimit(ctx),
      logGoalShared(ctx, goalId, isEncrypted ? 'sealed' : 'person', sharedWithKey),
      insertShare({
        ...own,
        code: newShareCode(ctx.caller),
        shard: ctx.caller.shard,
        sharedWithEmail,
        sharedWithUsername,
        sharedWithUserId,
        usernameKey: sharedWithUsername === null ? null : foldName(sharedWithUsername),
        sharedWithKey,
        permissionLevel: share.permissionLevel ?? 'view',
        expiresAt,
        isEncrypted,
        sealed: share.sealed ?? null,
        now,
      }),
      ...awardStickers(ctx, 'goalShared'),
    ]);
    const made = shared[0] as Share;
    // A share that existed before sent its mail then.
    const isInvited = sharedWithEmail !== null && sharedWithKey !== null && made.createdAt === now;
    const isMailed = isInvited && (await invite(ctx, sharedWithEmail, sharedWithKey, made.code));
    return { ...made, isMailed };
  } catch (thrown) {
    throw asSharingError(thrown);
  }
}

/**
 * Changes what a share allows, until when, or what an encrypted one shows. @throws notFound,
 * invalid, conflict
 */
export async function changeShare(
  ctx: UserContext,
  goalId: number,
  shareId: number,
  patch: SharePatch,
): Promise<Share> {
  const own = { userId: ctx.caller.userId, goalId, shareId };
  const ends = patch.expiresAt === undefined ? {} : { expiresAt: endOf(ctx, patch.expiresAt) };
  const [found, changed] = await ctx.write([
    findOwnShare(own),
    updateOwnShare(own, { ...patch, ...ends }, ctx.clock.now().toISOString()),
  ]);
  if (!found[0]) throw notFound(NO_SUCH_SHARE);
  if (!changed[0]) throw conflict(SEALED_OR_NOT);
  return changed[0];
}

/**
 * Ends a share: its link opens nothing from here on. A note that was left stays with the goal.
 * @throws notFound
 */
export async function endShare(ctx: UserContext, goalId: number, shareId: number): Promise<void> {
  const own = { userId: ctx.caller.userId, goalId, shareId };
  const [, ended] = await ctx.write([keepNoteOfOwnShare(own), deleteOwnShare(own)]);
  if (ended.length === 0) throw notFound(NO_SUCH_SHARE);
}

export async function overviewSharing(ctx: UserContext): Promise<SharingOverview> {
  const { userId } = ctx.caller;
  const now = ctx.clock.now().toISOString();
  const [, goals, notes, counted] = await ctx.read([
    listSharedGoals({ userId, now, limit: OVERVIEW_GOALS }),
    listNotesOnOwnGoals({ userId, limit: OVERVIEW_NOTES }),
    countSharedWith({ userId, now }),
  ]);
  return { goals, notes, sharedWithMe: counted[0]?.count ?? 0 };
}

/** Removes a note somebody left at an own goal. @throws notFound */
export async function removeNote(ctx: UserContext, noteId: number): Promise<void> {
  const [removed] = await ctx.write([deleteNoteOnOwnGoal({ userId: ctx.caller.userId, noteId })]);
  if (removed.length === 0) throw notFound('This note is no longer there');
}
