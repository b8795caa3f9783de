/**
 * What happens to a table or column in a takeover by a mailed link. `ended`: deleted. `unproven`:
 * deleted if made before the address was proven. Otherwise the reason why it gives no access. A
 * test fails for tables missing here.
 */
export type TakeoverEffect = 'ended' | 'unproven' | { opensNothing: string };

const noAccess = (opensNothing: string): TakeoverEffect => ({ opensNothing });
/** Several columns with one effect. */
const each = (names: string, fate: TakeoverEffect) =>
  Object.fromEntries(names.split(' ').map((name): [string, TakeoverEffect] => [name, fate]));

const WORDS = noAccess('a person’s own words and activities, read through a session alone');
const CONTENT = noAccess('the same for everybody');
const LEDGER = noAccess('kept by the person’s id; a provider’s id of it opens nothing here');

/** Tables whose rows have one effect. `ended` and `unproven` rows are deleted. */
export const TABLES: Record<string, TakeoverEffect> = {
  sessions: 'ended',
  passkeys: 'unproven',
  recovery_codes: 'unproven',
  calendar_feeds: 'unproven',
  push_subscriptions: 'ended',
  ...each(
    'seen_motivations chat_conversations chat_messages coach_sessions kept_things coach_notes coach_usage journal_entries free_entries activities',
    WORDS,
  ),
  ...each(
    'user_progress user_path_enrollments learning_recommendations micro_learning_seeds review_items',
    WORDS,
  ),
  ...each(
    'mindset_responses mindset_assessments user_profiles user_journey_events user_stickers',
    WORDS,
  ),
  ...each(
    'motivations stickers learning_paths learning_modules learning_units micro_learning_items',
    CONTENT,
  ),
  ...each(
    'path_effectiveness mindset_questions intervention_strategies subscription_plans',
    CONTENT,
  ),
  ...each('reminders reminder_sends reminder_choices', WORDS),
  ...each('payments payment_orders billing_events', LEDGER),
  mail_plans: noAccess('mails that go to the proven address of the account and nowhere else'),
  share_notes: noAccess('what a partner wrote; it opens neither goal'),
  throttles: noAccess(
    'counts; the codes and challenges it counts are hashed and cannot be used again',
  ),
  guards: noAccess('always empty'),
  sweep_places: noAccess('how far a sweep has come'),
  audit_trail: noAccess('what admins did'),
  content_edits: noAccess('drafts of content'),
};

/**
 * Columns with different effects within a row. `ended` and `unproven` ones become null or false.
 */
export const COLUMNS: Record<string, Record<string, TakeoverEffect>> = {
  users: {
    ...each('reset_token reset_token_expires_at email_token email_token_expires_at', 'ended'),
    password: 'ended',
    ...each('sso_provider sso_id is_admin', 'unproven'),
    ...each(
      'id username username_key email email_key',
      noAccess('who it is: a name, and the address that the takeover came by'),
    ),
    email_verified_at: noAccess('when the address was proven; set by the takeover'),
    ...each('shard claimed_at created_at', noAccess('where and since when the account is')),
    ...each(
      'stripe_customer_id stripe_subscription_id subscription_status subscription_tier subscription_expires_at subscription_provider subscription_version',
      LEDGER,
    ),
    ...each(
      'daily_motivation last_motivation_update last_motivation_id incognito_mode coach_personality coach_tone coach_style has_completed_initial_quiz ai_chat ai_feedback ai_roadmap tells_goals tells_journal tells_mindset chat_retention_days day_starts_at time_zone onboarding_later_until',
      noAccess('a choice'),
    ),
    ...each(
      'care_level care_danger care_is_near care_since care_calm_turns care_turns care_said_safe care_language',
      noAccess('how somebody stands after words that spoke of danger'),
    ),
  },
  goals: {
    ...each('is_public share_code', 'unproven'),
    sharing_settings: noAccess('when the link was opened and until when; emptied with it'),
    encryption_key: noAccess('always empty: the key of a sealed share stays in browsers'),
    ...each(
      'id user_id title description completed completed_at created_at target_date roadmap clarification_responses milestone task_ids task_ticks task_dates task_rhythms rhythm_answers if_thens paused_at archived_at plan_version',
      WORDS,
    ),
  },
  goal_shares: {
    ...each(
      'code shared_with_user_id shared_with_email shared_with_username shared_with_key sealed',
      'unproven',
    ),
    ...each(
      'id goal_id shared_by_user_id permission_level created_at expires_at last_viewed_at is_encrypted sealed_at',
      noAccess('about the share, whose row is deleted'),
    ),
  },
  retried_writes: {
    ...each('reply status', 'ended'),
    ...each(
      'user_id key request created_at',
      noAccess('that it came: so that it is not done again'),
    ),
  },
};
