import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  COACH_PERSONALITIES,
  COACH_STYLES,
  COACH_TONES,
  SUBSCRIPTION_TIERS,
} from '../contracts/enums.ts';
import {
  type ChatRetentionDays,
  COACH_PROVIDERS,
  FEEDBACK_PROVIDERS,
} from '../contracts/privacy-choices.ts';
import { careColumns, createdAt, flag, id, instant, oneOf } from './columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** Folded form of the name (see `foldName`): what makes it unique whatever its case. */
    usernameKey: text('username_key').notNull(),
    email: text('email'),
    emailKey: text('email_key'),
    password: text('password').notNull(),
    dailyMotivation: flag('daily_motivation').notNull().default(true),
    lastMotivationUpdate: instant('last_motivation_update'),
    lastMotivationId: integer('last_motivation_id'),
    ssoProvider: text('sso_provider'),
    ssoId: text('sso_id'),
    incognitoMode: flag('incognito_mode').notNull().default(false),
    isAdmin: flag('is_admin').notNull().default(false),
    coachPersonality: text('coach_personality', { enum: COACH_PERSONALITIES })
      .notNull()
      .default('supportive'),
    coachTone: text('coach_tone', { enum: COACH_TONES }).notNull().default('warm'),
    coachStyle: text('coach_style', { enum: COACH_STYLES }).notNull().default('growth_mindset'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    subscriptionStatus: text('subscription_status'),
    subscriptionTier: text('subscription_tier', { enum: SUBSCRIPTION_TIERS })
      .notNull()
      .default('free'),
    subscriptionExpiresAt: instant('subscription_expires_at'),
    /** Who is paid: `stripe`, `paypal`, `sandbox`, or `gift` from an admin. */
    subscriptionProvider: text('subscription_provider'),
    /**
     * Counts the changes of the subscription: a change computed from an older count is refused and
     * computed again.
     */
    subscriptionVersion: integer('subscription_version').notNull().default(0),
    resetToken: text('reset_token'),
    resetTokenExpiresAt: instant('reset_token_expires_at'),
    /** When a link sent to this very address was followed. */
    emailVerifiedAt: instant('email_verified_at'),
    emailToken: text('email_token'),
    emailTokenExpiresAt: instant('email_token_expires_at'),
    hasCompletedInitialQuiz: flag('has_completed_initial_quiz').notNull().default(false),
    /** Until when the welcome card stays away, since this person said “Later”. */
    onboardingLaterUntil: instant('onboarding_later_until'),
    /** For each feature, whether a model may write for Eden, and what she is told. */
    aiChat: text('ai_chat', { enum: COACH_PROVIDERS }).notNull().default('model'),
    aiFeedback: text('ai_feedback', { enum: FEEDBACK_PROVIDERS }).notNull().default('model'),
    aiRoadmap: text('ai_roadmap', { enum: COACH_PROVIDERS }).notNull().default('model'),
    tellsGoals: flag('tells_goals').notNull().default(true),
    tellsJournal: flag('tells_journal').notNull().default(true),
    tellsMindset: flag('tells_mindset').notNull().default(true),
    /**
     * How long exchanges with Eden are kept; null for until they are deleted. See
     * `worker/lib/chat-retention.ts`.
     */
    chatRetentionDays: integer('chat_retention_days').$type<ChatRetentionDays>(),
    /** The hour at which this person's day begins, in their own zone. */
    dayStartsAt: integer('day_starts_at').notNull().default(3),
    /** The zone their browser last named; null until it has. */
    timeZone: text('time_zone'),
    ...careColumns(),
    createdAt: createdAt(),
    /**
     * Which database this person's rows are in. Elsewhere than in the directory (0) this row there
     * only holds their names.
     */
    shard: integer('shard').notNull().default(0),
    /**
     * In the directory: since when a name is held for an account that is being made or deleted on
     * another shard.
     */
    claimedAt: instant('claimed_at'),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey),
    uniqueIndex('users_email_key').on(t.emailKey),
    uniqueIndex('users_sso').on(t.ssoProvider, t.ssoId),
    index('users_reset_token').on(t.resetToken),
    index('users_email_token').on(t.emailToken),
    index('users_stripe_customer').on(t.stripeCustomerId),
    index('users_claimed').on(t.claimedAt).where(sql`claimed_at is not null`),
    index('users_chat_retention')
      .on(t.chatRetentionDays)
      .where(sql`chat_retention_days is not null`),
    index('users_paid_until').on(t.subscriptionExpiresAt).where(sql`subscription_tier <> 'free'`),
    oneOf('users_coach_personality', t.coachPersonality, COACH_PERSONALITIES),
    oneOf('users_coach_tone', t.coachTone, COACH_TONES),
    oneOf('users_coach_style', t.coachStyle, COACH_STYLES),
    oneOf('users_subscription_tier', t.subscriptionTier, SUBSCRIPTION_TIERS),
    check('users_email_and_key', sql`(${t.email} is null) = (${t.emailKey} is null)`),
  ],
);

/**
 * One row per signed-in browser. The cookie names it; without its row a cookie is worth nothing.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
    userAgent: text('user_agent'),
  },
  (t) => [
    index('sessions_user').on(t.userId, t.lastSeenAt),
    index('sessions_last_seen').on(t.lastSeenAt),
  ],
);

/** Codes that stand in for a reset mail, each once; only their hashes are kept. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('recovery_codes_once').on(t.userId, t.codeHash)],
);
