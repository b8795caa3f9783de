import * as z from 'zod/mini';
import { SHARE_NOTE_MAX } from '../rules/limits.ts';
import { Username } from './credentials.ts';
import { CalendarDate, Instant } from './dates.ts';
import { SHARE_PERMISSIONS } from './enums.ts';
import { pageLimit, RowId } from './ids.ts';
import { Milestone } from './roadmaps.ts';
import { paragraph } from './text.ts';
import { Email } from './users.ts';

export const SHARES_PER_GOAL = 20;
/**
 * Characters of ciphertext: room for twenty full milestones in any alphabet, and within one
 * request.
 */
export const SEALED_MAX = 240_000;

/** What a link ends in: 128 random bits in base64url. */
/** 128 random bits in base64url, after the number of their shard where that is not the first. */
const ShareCode = z.string().check(z.regex(/^(?:[1-9]\d{0,3}\.)?[\w-]{22}$/));

/**
 * An encrypted `SharedView` as the browser made it: nonce, ciphertext and tag in base64url. Its key
 * is in the link alone.
 */
export const Sealed = z
  .string()
  .check(
    z.minLength(40, 'This is no sealed goal'),
    z.maxLength(SEALED_MAX, 'This plan is too long to be sealed'),
    z.regex(/^[\w-]+$/, 'This is no sealed goal'),
  );

/**
 * All that a shared goal ever shows. Made by `sharedViewOf` (rules/sharing.ts) and by nothing else.
 */
export const SharedView = z.strictObject({
  title: z.string(),
  completed: z.boolean(),
  targetDate: z.nullable(CalendarDate),
  /** Index of the last reached milestone; -1 for none. */
  milestone: z.int(),
  roadmap: z.strictObject({ milestones: z.array(Milestone) }),
});
export type SharedView = z.infer<typeof SharedView>;

// The owner's side: /api/goals/:goalId/….

/** The settings of the public link, as stored in `goals.sharing_settings`. */
export interface PublicLinkSettings {
  createdAt?: string;
  expiresAt?: string | null;
  lastViewedAt?: string;
}

/** A goal anyone with the link may look at. */
export const PublicLink = z.strictObject({
  code: z.string(),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  /** To the minute. */
  lastViewedAt: z.nullable(Instant),
});
export type PublicLink = z.infer<typeof PublicLink>;

/**
 * `POST …/public-link`: opens the goal to anyone with its link, or changes until when. The link
 * stays the same until it is taken back.
 */
export const PublicLinkRequest = z.object({ expiresAt: z.nullable(Instant) });
export type PublicLinkRequest = z.infer<typeof PublicLinkRequest>;

const shareFields = {
  id: z.int(),
  goalId: z.int(),
  code: z.string(),
  /** As typed. The reply does not tell whether anybody has this address or name. */
  sharedWithEmail: z.nullable(z.string()),
  sharedWithUsername: z.nullable(z.string()),
  /** As given, too. */
  sharedWithUserId: z.nullable(z.int()),
  /** Who kept a share that came by e-mail; they were told that this is seen. */
  keptBy: z.nullable(z.string()),
  permissionLevel: z.enum(SHARE_PERMISSIONS),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  /** To the minute. */
  lastViewedAt: z.nullable(Instant),
  isEncrypted: z.boolean(),
  /** The moment an encrypted share shows. */
  sealedAt: z.nullable(Instant),
};
export const Share = z.strictObject(shareFields);
export type Share = z.infer<typeof Share>;

/**
 * The answer to `POST …/shares`. `isMailed`: the link is on its way to the address by mail as well.
 */
export const MadeShare = z.strictObject({ ...shareFields, isMailed: z.boolean() });
export type MadeShare = z.infer<typeof MadeShare>;

/** `GET …/shares`: all the ways a goal is shared, newest first. */
export const GoalSharing = z.strictObject({
  publicLink: z.nullable(PublicLink),
  shares: z.array(Share),
});
export type GoalSharing = z.infer<typeof GoalSharing>;

interface WhoAndHow {
  sharedWithEmail?: string | null | undefined;
  sharedWithUsername?: string | null | undefined;
  sharedWithUserId?: number | null | undefined;
  permissionLevel?: 'view' | 'cheer' | undefined;
  isEncrypted?: boolean | undefined;
  sealed?: string | null | undefined;
}
const isForOnePerson = (share: WhoAndHow) =>
  share.isEncrypted ||
  [share.sharedWithEmail, share.sharedWithUsername, share.sharedWithUserId].filter(Boolean)
    .length === 1;
const isSealedWhole = (share: WhoAndHow) => Boolean(share.isEncrypted) === Boolean(share.sealed);
/**
 * A note would pass the server in the clear, and a name would need a sign-in that loses the key on
 * its way.
 */
const isSealedPlain = (share: WhoAndHow) =>
  !share.isEncrypted ||
  (!share.sharedWithUsername && !share.sharedWithUserId && share.permissionLevel !== 'cheer');

/**
 * `POST …/shares`. The same person again changes their share. An encrypted share carries its
 * `sealed` snapshot, is opened by its link alone and is to look at only; an e-mail address on it is
 * the owner's own reminder.
 */
export const NewShare = z
  .object({
    sharedWithEmail: z.nullish(Email),
    sharedWithUsername: z.nullish(Username),
    sharedWithUserId: z.nullish(z.int().check(z.positive())),
    permissionLevel: z.optional(z.enum(SHARE_PERMISSIONS)),
    expiresAt: z.nullish(Instant),
    isEncrypted: z.optional(z.boolean()),
    sealed: z.nullish(Sealed),
  })
  .check(
    z.refine(isForOnePerson, 'Please say who it is for: an email address or a username'),
    z.refine(isSealedWhole, 'An encrypted share needs its sealed snapshot, and no other has one'),
    z.refine(isSealedPlain, 'A sealed link names nobody and is to look at only'),
  );
export type NewShare = z.infer<typeof NewShare>;

/**
 * `PATCH …/shares/:shareId`. `sealed` replaces what an encrypted share shows, under the same key.
 */
export const SharePatch = z
  .object({
    permissionLevel: z.optional(z.enum(SHARE_PERMISSIONS)),
    expiresAt: z.optional(z.nullable(Instant)),
    sealed: z.optional(Sealed),
  })
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'));
export type SharePatch = z.infer<typeof SharePatch>;

export const ShareParams = z.object({ goalId: RowId, shareId: RowId });

/** A partner's encouraging note, as the goal's owner reads it. */
export const ShareNote = z.strictObject({
  id: z.int(),
  goalId: z.int(),
  from: z.string(),
  content: z.string(),
  createdAt: Instant,
  updatedAt: z.nullable(Instant),
});
export type ShareNote = z.infer<typeof ShareNote>;

/** `GET /api/sharing`: one call for all goal cards. */
export const SharingOverview = z.strictObject({
  /** Own goals that are open to somebody. */
  goals: z.array(z.strictObject({ goalId: z.int(), isPublic: z.boolean(), shares: z.int() })),
  /** The latest notes left on any of them, newest first. */
  notes: z.array(ShareNote),
  /** How many goals of others are shared with the caller. */
  sharedWithMe: z.int(),
});
export type SharingOverview = z.infer<typeof SharingOverview>;

/** `DELETE /api/share-notes/:noteId`: by the goal's owner. */
export const ShareNoteParams = z.object({ noteId: RowId });

// The other side: the person who was named or has the link.

export const ShareCodeParams = z.object({ code: ShareCode });

const NoteContent = paragraph(SHARE_NOTE_MAX).check(z.minLength(1, 'Please write something first'));

/** `POST /api/shared/:code/note`: leaves the one note, or rewords it. */
export const NewShareNote = z.object({ content: NoteContent });
export type NewShareNote = z.infer<typeof NewShareNote>;

/** A partner's own note. */
export const OwnShareNote = z.strictObject({
  content: z.string(),
  createdAt: Instant,
  updatedAt: z.nullable(Instant),
});
export type OwnShareNote = z.infer<typeof OwnShareNote>;

/** `GET /api/shared/:code`, public. 404 for what never was, is over or is somebody else's. */
export const SharedGoal = z.strictObject({
  /** The owner's username: the only thing about them that leaves. */
  sharedBy: z.string(),
  permissionLevel: z.enum(SHARE_PERMISSIONS),
  expiresAt: z.nullable(Instant),
  /** The viewer: a visitor, somebody signed in, the person it is shared with, or the owner. */
  viewer: z.enum(['visitor', 'guest', 'partner', 'owner']),
  /** Whether a guest may put it under their own “Shared with you”. */
  mayKeep: z.boolean(),
  /** Whether the viewer may leave a note, or reword theirs. */
  mayCheer: z.boolean(),
  note: z.nullable(OwnShareNote),
  shown: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('live'), goal: SharedView }),
    z.strictObject({ kind: z.literal('sealed'), sealed: z.string(), sealedAt: Instant }),
  ]),
});
export type SharedGoal = z.infer<typeof SharedGoal>;

/** A goal of somebody else's that is shared with the caller. */
export const SharedWithMe = z.strictObject({
  /** The share's id. */
  id: z.int(),
  code: z.string(),
  title: z.string(),
  sharedBy: z.string(),
  permissionLevel: z.enum(SHARE_PERMISSIONS),
  sharedAt: Instant,
  expiresAt: z.nullable(Instant),
  completed: z.boolean(),
  reached: z.int(),
  steps: z.int(),
});
export type SharedWithMe = z.infer<typeof SharedWithMe>;
/** Newest first. */
export const SharedWithMeList = z.array(SharedWithMe);

/** `before` is the id of the last share of the page before. */
export const SharedWithMePage = z.object({ limit: pageLimit(100, 50), before: z.optional(RowId) });
export type SharedWithMePage = z.infer<typeof SharedWithMePage>;

/** `DELETE /api/shared-with-me/:shareId`: by the one it is shared with. */
export const SharedWithMeParams = z.object({ shareId: RowId });
