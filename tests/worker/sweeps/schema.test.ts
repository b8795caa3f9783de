import { describe, expect, it } from 'vitest';
import { bindings } from '#tests/worker/harness.ts';

/** The schema chapter of the contract, table by table, in SQL's spelling. */
const CHAPTER: Record<string, string> = {
  users:
    'id username email password daily_motivation last_motivation_update last_motivation_id sso_provider sso_id incognito_mode is_admin stripe_customer_id stripe_subscription_id subscription_status subscription_tier subscription_expires_at reset_token reset_token_expires_at has_completed_initial_quiz',
  motivations: 'id quote source category',
  seen_motivations: 'id user_id motivation_id seen_at',
  chat_messages: 'id user_id content response created_at',
  goals:
    'id user_id title description completed created_at roadmap clarification_responses milestone is_public encryption_key share_code sharing_settings',
  stickers: 'id name category description image_url rarity created_at',
  user_stickers: 'id user_id sticker_id acquisition_date is_new is_pinned metadata',
  goal_shares:
    'id goal_id shared_by_user_id shared_with_email shared_with_user_id permission_level created_at expires_at last_viewed_at is_encrypted',
  journal_entries: 'id goal_id content ai_response created_at',
  activities: 'id user_id type description metadata created_at',
  learning_paths:
    'id title description difficulty estimated_hours cover_image created_at order featured subscription_tier target_profile_types target_weaknesses adaptive_difficulty ai_generated prerequisite_skills learning_objectives engagement_pattern effectiveness_score',
  learning_modules: 'id path_id title description order estimated_minutes',
  learning_units:
    'id module_id title type content order adaptive_content required_mastery_score time_estimate_range personalized_hints difficulty_level',
  user_progress:
    'id user_id unit_id completed completed_at notes mastery_score attempts_count time_spent difficulty_attempted struggling_areas strength_areas engagement_score adaptive_adjustments',
  user_path_enrollments:
    'id user_id path_id enrolled_at completed_at personalized_difficulty learning_velocity engagement_level struggling_areas recommendation_reason ai_generated',
  learning_recommendations:
    'user_id path_id recommendation_type confidence reasoning based_on_profile based_on_weaknesses priority valid_until accepted created_at',
  micro_learning_seeds:
    'user_id content content_type target_weakness estimated_minutes completed completed_at engagement_score created_at',
  path_effectiveness:
    'path_id user_profile_type target_weakness pre_assessment_score post_assessment_score improvement_score completion_rate engagement_score recommendations_accepted total_recommendations updated_at',
  subscription_plans:
    'id name description features stripe_price_id price interval tier is_active created_at',
  mindset_questions: 'id category question created_at',
  mindset_responses: 'id user_id question_id score created_at',
  mindset_assessments:
    'id user_id overall_score challenges_score obstacles_score effort_score criticism_score success_score created_at recommendations',
  user_profiles:
    'id user_id profile_type primary_weakness secondary_weakness strength_area confidence_level progress_velocity engagement_score last_profile_update profile_history intervention_preferences created_at updated_at',
  user_journey_events: 'id user_id event_type category event_data impact_score timestamp',
  intervention_strategies:
    'id profile_type category strategy_type title description action_items trigger_conditions effectiveness_score priority is_active created_at',
};

/** Columns and tables beyond the chapter, each with its reason. */
const CARE = Object.fromEntries(
  ['level', 'danger', 'is_near', 'since', 'calm_turns', 'turns', 'said_safe', 'language'].map(
    (name) => [`care_${name}`, 'how somebody stands after words that spoke of danger'],
  ),
);

const ADDED: Record<string, Record<string, string>> = {
  users: {
    onboarding_later_until: '“Later” on the welcome card is remembered for a week (decisions)',
    day_starts_at: 'who works at night has another midnight',
    time_zone: 'what is due is due where the person lives',
    username_key: 'names are unique whatever their case or Unicode form',
    email_key: 'addresses likewise',
    coach_personality: 'coach preferences are columns of users (decisions)',
    coach_tone: 'as above',
    coach_style: 'as above',
    created_at: 'the user as returned carries it (decisions)',
    ...CARE,
    subscription_provider:
      'who is paid decides what can be cancelled, resumed or shown in a portal',
    email_verified_at: 'when a link sent to this very address was followed',
    email_token: 'the hash of that link',
    email_token_expires_at: 'as above',
    subscription_version: 'two changes of a subscription at once: the later one looks again',
    ai_chat: 'whether a model may lend Eden words: chosen feature by feature',
    ai_feedback: 'as above',
    ai_roadmap: 'as above',
    tells_goals: 'what Eden is told is the person’s to choose',
    tells_journal: 'as above',
    tells_mindset: 'as above',
    chat_retention_days: 'how long chats are kept is the person’s to choose',
    shard: 'which database the person’s rows are in',
    claimed_at: 'a name held for an account that is being made or deleted on another shard',
  },
  goals: {
    target_date: 'a column, not an answer among others (decisions)',
    completed_at: 'the tree and the journey ask when',
    task_ids: 'a task keeps its tick when it is renamed or moved',
    task_ticks: 'tasks are ticked one by one',
    task_dates: 'and given a day',
    task_rhythms: 'a task may repeat',
    rhythm_answers: 'and was done on some of its days',
    if_thens: 'promises tied to a cue are kept with their goal',
    paused_at: 'a goal may rest',
    archived_at: 'or be put away',
    plan_version: 'two changes of a plan at once: the later one looks again',
  },
  goal_shares: {
    code: 'what the link ends in',
    shared_with_username: 'the name as typed, whether or not anybody has it',
    shared_with_key: 'one share per goal and person, whatever the case; found by address',
    sealed: 'the ciphertext of an encrypted share',
    sealed_at: 'the moment that ciphertext shows',
  },
  stickers: {
    rule: 'shown to the person',
    fact: 'what the rule counts',
    at_least: 'how much of it is needed',
  },
  activities: {
    local_day: 'days are counted where the person lives',
    local_hour: 'as above',
    season: 'as above',
  },
  motivations: { action: 'each message comes with a minute’s action' },
  chat_messages: {
    conversation_id: 'conversations are kept and found again',
    coach: 'the reply says which coach wrote it (decisions)',
    technique: 'shown as “Why this?”',
    beside: 'buttons and the step of a session are there again after a reload',
    template_id: 'never the same template twice in five turns',
  },
  journal_entries: {
    mood: 'how it felt, in one tap',
    coach: 'as in chat_messages',
    technique: 'shown with the feedback',
    template_id: 'as in chat_messages',
    updated_at: 'an entry can be rewritten',
  },
  mindset_questions: {
    options: 'five worded options each (decisions)',
    presentation: 'half of them stand the other way round, so that straight-lining shows',
  },
  mindset_responses: {
    assessment_id: 'tells the answers under way from those already scored',
    questionnaire: 'which version of the question was answered',
  },
  mindset_assessments: {
    questionnaire: 'scores of rewritten questions are not compared with older ones',
    reading: 'too few answers, or all at one place, are said to be so',
    belief_answers: 'the belief itself is read apart from the five means',
  },
  intervention_strategies: { source: 'the study behind the reason given' },
  learning_recommendations: {
    id: 'a row is accepted or dismissed by it',
    estimated_impact: 'the recommendation as returned carries it',
    based_on_score: 'one that was put away comes back when this score has moved',
    answered_at: 'or when some months have passed',
  },
  micro_learning_seeds: {
    id: 'the contract completes one by it',
    item_id: 'which item of the catalogue it is: none is given out twice',
    source: 'shown with the text',
  },
  user_progress: {
    answers: 'quiz results are kept',
    written: 'what an exercise asked for is kept',
    opened_at: 'who comes back goes on where they left',
  },
  path_effectiveness: {
    id: 'every table has one',
    readings: 'a running mean needs its count',
    learners: 'the completion rate is of these',
    finishers: 'as above',
  },
};
const ADDED_TABLES: Record<string, string> = {
  sessions: 'a session is a row (decisions)',
  throttles: 'counted login attempts',
  chat_conversations: 'threads of exchanges with Eden',
  coach_usage: 'replies of a day, for the daily allowance (decisions)',
  coach_notes: 'what a person wants Eden to know',
  coach_sessions: 'a guided session outlives a reload and a week',
  kept_things: 'what came of a guided session',
  free_entries: 'a journal is about more than goals',
  micro_learning_items: 'the catalogue micro-learning is given out from',
  review_items: 'the spaced review queue',
  payments: 'receipts, and each payment once',
  payment_orders: 'an order belongs to its person',
  billing_events: 'each event once',
  recovery_codes: 'hashes of the codes that stand in for a reset mail',
  share_notes: 'the one encouraging note of a share (decisions)',
  retried_writes: 'a write that is retried happens once',
  passkeys: 'a second way in; each device makes its own',
  audit_trail: 'what admins did, each in the batch of what it names',
  content_edits: 'drafts and what was published in the app, which the seed leaves alone',
  sweep_places: 'how far a sweep has come that goes through people',
  calendar_feeds: 'the private address under which a calendar reads a person’s dates',
  mail_plans: 'the mails that somebody wants, and when the next is due',
  reminders: 'what was asked to ask',
  reminder_sends: 'each due time once',
  reminder_choices: 'what holds for all reminders of a person',
  push_subscriptions: 'browsers that take push messages',
  guards: 'asserts rules inside a batch; always empty',
};

const TABLES = [...Object.keys(CHAPTER), ...Object.keys(ADDED_TABLES)];

/**
 * Defaults the chapter names. `milestone` deviates: 0 would show the first milestone as reached
 * (decisions).
 */
const DEFAULTS: [string, string, string][] = [
  ['users', 'daily_motivation', 'true'],
  ['users', 'incognito_mode', 'false'],
  ['users', 'is_admin', 'false'],
  ['users', 'subscription_tier', "'free'"],
  ['users', 'has_completed_initial_quiz', 'false'],
  ['users', 'coach_personality', "'supportive'"],
  ['users', 'coach_tone', "'warm'"],
  ['users', 'coach_style', "'growth_mindset'"],
  ['users', 'ai_chat', "'model'"],
  ['users', 'ai_feedback', "'model'"],
  ['users', 'ai_roadmap', "'model'"],
  ['goals', 'completed', 'false'],
  ['goals', 'milestone', '-1'],
  ['goals', 'is_public', 'false'],
  ['goals', 'sharing_settings', "'{}'"],
  ['stickers', 'rarity', "'common'"],
  ['user_stickers', 'is_new', 'true'],
  ['user_stickers', 'is_pinned', 'false'],
  ['goal_shares', 'permission_level', "'view'"],
  ['goal_shares', 'is_encrypted', 'false'],
  ['learning_paths', 'order', '0'],
  ['learning_paths', 'subscription_tier', "'free'"],
  ['learning_paths', 'engagement_pattern', "'standard'"],
  ['learning_paths', 'effectiveness_score', '0'],
  ['learning_units', 'required_mastery_score', '0.7'],
  ['learning_units', 'difficulty_level', '1'],
  ['user_progress', 'attempts_count', '1'],
  ['user_path_enrollments', 'personalized_difficulty', '1'],
  ['user_path_enrollments', 'learning_velocity', '1'],
  ['user_path_enrollments', 'engagement_level', '0.5'],
  ['learning_recommendations', 'priority', '1'],
  ['micro_learning_seeds', 'estimated_minutes', '2'],
  ['subscription_plans', 'is_active', 'true'],
  ['intervention_strategies', 'effectiveness_score', '0.5'],
  ['intervention_strategies', 'priority', '1'],
  ['intervention_strategies', 'is_active', 'true'],
];

const UNIQUE: [string, string][] = [
  ['users', 'username_key'],
  ['users', 'email_key'],
  ['subscription_plans', 'name'],
  ['user_profiles', 'user_id'],
  ['user_stickers', 'user_id,sticker_id'],
  ['seen_motivations', 'user_id,motivation_id'],
  ['user_progress', 'user_id,unit_id'],
  ['user_path_enrollments', 'user_id,path_id'],
  ['goal_shares', 'code'],
  ['goal_shares', 'goal_id,shared_with_key'],
  ['share_notes', 'share_id'],
  ['passkeys', 'credential_id'],
];

const all = async <Row>(sql: string) => (await bindings.DB.prepare(sql).all<Row>()).results;

interface Column {
  name: string;
  dflt_value: string | null;
}
const columnsOf = (table: string) =>
  all<Column>(`select name, dflt_value from pragma_table_info('${table}')`);

describe('a database made by the migrations', () => {
  it('has the chapter’s tables, and others only for a reason', async () => {
    const tables = await all<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'",
    );
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLES].sort());
  });

  it.each(Object.keys(CHAPTER))(
    'has every column of %s, and others only for a reason',
    async (table) => {
      const names = (await columnsOf(table)).map(({ name }) => name);
      expect(names.sort()).toEqual(
        [...(CHAPTER[table] as string).split(' '), ...Object.keys(ADDED[table] ?? {})].sort(),
      );
    },
  );

  it.each(DEFAULTS)('gives %s.%s the default %s', async (table, column, value) => {
    expect((await columnsOf(table)).find(({ name }) => name === column)?.dflt_value).toBe(value);
  });

  it.each(UNIQUE)('holds %s to one row per %s', async (table, columns) => {
    const unique = await all<{ columns: string }>(
      `select (select group_concat(name) from pragma_index_info(i.name)) as columns from pragma_index_list('${table}') i where i."unique" = 1`,
    );
    expect(unique.map((index) => index.columns)).toContain(columns);
  });

  it.each(TABLES)('has an index that begins with every foreign key of %s', async (table) => {
    const unindexed = await all(`
      select f."from" from pragma_foreign_key_list('${table}') f where not exists (
        select 1 from pragma_index_list('${table}') i, pragma_index_info(i.name) c
        where c.seqno = 0 and c.name = f."from")`);
    expect(unindexed).toEqual([]);
  });

  it.each(TABLES)('never deletes from %s by itself: no foreign key cascades', async (table) => {
    const actions = await all<{ on_delete: string }>(
      `select on_delete from pragma_foreign_key_list('${table}')`,
    );
    expect(actions.filter(({ on_delete }) => on_delete !== 'NO ACTION')).toEqual([]);
  });

  it.each([
    [
      "insert into users (username, username_key, password, coach_tone) values ('x', 'x-tone', 'p', 'loud')",
    ],
    [
      "insert into users (username, username_key, password, subscription_tier) values ('x', 'x-tier', 'p', 'gold')",
    ],
    [
      "insert into stickers (name, category, description, image_url) values ('x', 'nonsense', 'd', 'u')",
    ],
    [
      "insert into stickers (name, category, description, image_url, rarity) values ('x', 'goal', 'd', 'u', 'mythic')",
    ],
    ["insert into mindset_questions (category, question) values ('luck', 'q')"],
    [
      "insert into subscription_plans (name, description, price, interval, tier) values ('x', 'd', -1, 'month', 'pro')",
    ],
    ["insert into goals (user_id, title) values (999999, 'an owner who does not exist')"],
  ])('refuses: %s', async (sql) => {
    await expect(bindings.DB.prepare(sql).run()).rejects.toThrow(/constraint failed/);
  });
});
