import * as z from 'zod/mini';
import { CalendarDate, Instant } from '../dates.ts';
import { AUDIT_ACTIONS, SUBSCRIPTION_TIERS } from '../enums.ts';
import { pageLimit, RowId } from '../ids.ts';
import { paragraph } from '../text.ts';
import { CONTENT_KINDS } from './content-kinds.ts';

/**
 * What the list of people shows: enough to find an account and see how it stands, and nothing that
 * anybody wrote.
 */
const personFields = {
  id: z.int(),
  username: z.string(),
  /**
   * `m•••@example.org`: enough to compare with the address somebody writes from. The whole one
   * never leaves.
   */
  email: z.nullable(z.string()),
  createdAt: Instant,
  /** To the day, of the browsers signed in now; null where there is none. */
  lastSeenAt: z.nullable(Instant),
  /** The tier that counts now. */
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
  subscriptionStatus: z.nullable(z.string()),
  subscriptionExpiresAt: z.nullable(Instant),
  isAdmin: z.boolean(),
  /** Too many wrong passwords: until then no one gets in by this name. */
  lockedUntil: z.nullable(Instant),
};

export const AdminUser = z.strictObject(personFields);
export type AdminUser = z.infer<typeof AdminUser>;
/** Newest account first. */
export const AdminUserList = z.array(AdminUser);
/** `q` is how a name or an address begins. */
export const AdminUserPage = z.object({
  q: z.optional(paragraph(100)),
  before: z.optional(RowId),
  limit: pageLimit(50, 25),
});
export type AdminUserPage = z.infer<typeof AdminUserPage>;

export const TIER_SOURCES = ['none', 'gift', 'provider'] as const;

export const AdminUserDetail = z.strictObject({
  ...personFields,
  emailConfirmed: z.boolean(),
  /** Ways to recover the account without help. */
  recoveryCodesLeft: z.int(),
  passkeys: z.int(),
  /** Whether they can sign in through another provider. */
  hasOtherSignIn: z.boolean(),
  openBrowsers: z.int(),
  tierSource: z.enum(TIER_SOURCES),
  /** Why no plan can be granted now; null where one can. */
  whyNotGranted: z.nullable(z.string()),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

/** A plan as a present, through the end (UTC) of its last day. Granting again replaces it. */
export const TierGrant = z.object({ tier: z.enum(['pro', 'premium']), until: CalendarDate });
export type TierGrant = z.infer<typeof TierGrant>;
/** The longest that can be granted at once; what is meant to be longer is granted again. */
export const GRANT_YEARS_MAX = 3;

export const SessionsGone = z.strictObject({ ended: z.int() });
export type SessionsGone = z.infer<typeof SessionsGone>;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export const AUDIT_SUBJECTS = ['user', ...CONTENT_KINDS] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const AuditEntry = z.strictObject({
  id: z.int(),
  createdAt: Instant,
  action: z.enum(AUDIT_ACTIONS),
  /** Null for the command line; without a name for somebody who has left. */
  actor: z.nullable(z.strictObject({ id: z.int(), name: z.nullable(z.string()) })),
  subject: z.strictObject({
    kind: z.enum(AUDIT_SUBJECTS),
    id: z.int(),
    /** A person's name or a content's title as it is now; null where there is none any more. */
    name: z.nullable(z.string()),
  }),
  /** Which plan, until when, which fields: never a secret, never anybody's words. */
  detail: z.record(z.string(), z.unknown()),
  requestId: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
/** Newest first. */
export const AuditList = z.array(AuditEntry);
export const AuditPage = z.object({
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  kind: z.optional(z.enum(AUDIT_SUBJECTS)),
  /** Of one subject; with `kind`. */
  subject: z.optional(RowId),
  before: z.optional(RowId),
  limit: pageLimit(100, 50),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const AdminUserParams = z.object({ userId: RowId });
