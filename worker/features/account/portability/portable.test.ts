import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bindings } from '#tests/worker/harness.ts';
import { sqlOf } from '#tests/worker/seen-database.ts';
import { findAccount } from './export.queries.ts';
import { columnOf } from './portable.queries.ts';
import { PORTABLES, type Portable } from './portables.ts';

const CARE = Object.fromEntries(
  ['level', 'danger', 'is_near', 'since', 'calm_turns', 'turns', 'said_safe', 'language'].map(
    (name) => [
      `care_${name}`,
      'how somebody stands in a hard moment; a file read in elsewhere says nothing of now',
    ],
  ),
);

/** Columns that an export leaves behind, each with its reason. */
const LEFT_BEHIND: Record<string, Record<string, string>> = {
  users: {
    id: 'means nothing elsewhere',
    username_key: 'the folded form of one that goes along',
    email_key: 'as above',
    password: 'a secret, hashed as it is',
    last_motivation_update: 'when the day’s word was last chosen',
    last_motivation_id: 'as above',
    sso_provider: 'another provider’s account, linked anew after signing in there',
    sso_id: 'as above',
    is_admin: 'given by an operator, never by a file',
    stripe_customer_id: 'the provider’s',
    stripe_subscription_id: 'the provider’s',
    subscription_provider: 'said with each payment',
    subscription_version: 'guards changes of the subscription',
    reset_token: 'a secret, hashed as it is',
    reset_token_expires_at: 'as above',
    email_token: 'as above',
    email_token_expires_at: 'as above',
    has_completed_initial_quiz: 'follows from the assessments',
    time_zone: 'named anew by whatever browser comes next',
    onboarding_later_until: 'a card put off for a week',
    shard: 'which of this copy’s databases the rows are in',
    claimed_at: 'as above, while an account is being made or deleted',
    ...CARE,
  },
  reminders: {
    planned_from: 'where this copy has got to',
    last_day: 'as above',
    moved_to: 'as above',
    next_due_at: 'as above',
  },
  chat_conversations: CARE,
  chat_messages: { beside: 'buttons and cards of the moment; what came of them is kept apart' },
  goals: {
    is_public: 'whether and how a goal is shared is not shared anew by a file',
    encryption_key: 'as above',
    share_code: 'as above',
    sharing_settings: 'as above',
    plan_version: 'counts changes made here',
  },
};

/** Tables of a person that do not go along by the table of columns. */
const TOLD_OTHERWISE: Record<string, string> = {
  users: 'as the file’s account',
  user_profiles: 'as the file’s profile',
  goal_shares: 'told, not read in again',
  share_notes: 'told, not read in again',
  payments: 'told, not read in again',
  payment_orders: 'purchases under way; what came of them is a payment',
  reminder_sends: 'what this copy has asked, so that it asks nothing twice',
  reminder_choices: 'as what the file calls asking; mails are chosen anew elsewhere',
  push_subscriptions: 'browsers that this copy tells',
  sessions: 'browsers signed in here',
  recovery_codes: 'secrets, hashed as they are',
  passkeys: 'they open this copy and no other',
  coach_sessions:
    'where a session stands; its answers are in the chat, what came of it is kept apart',
  coach_usage: 'replies of a day, counted for the allowance',
  calendar_feeds: 'an address that opens this copy and no other',
  mail_plans: 'as what the file calls asking; told, and chosen anew elsewhere',
  retried_writes: 'remembers for some days which writes came before',
};

const all = async <Row>(text: string) => (await bindings.DB.prepare(text).all<Row>()).results;
const columnsOf = async (table: string) =>
  (await all<{ name: string }>(`select name from pragma_table_info('${table}')`)).map(
    ({ name }) => name,
  );
const nameOf = ({ table }: Portable) => getTableName(table);

it.each(Object.entries<Portable>(PORTABLES))(
  'every column of %s goes along, or says why not',
  async (_kind, portable) => {
    const table = nameOf(portable);
    const along = [...portable.columns, ...(portable.parent ? [portable.parent.column] : [])].map(
      (name) => columnOf(portable.table, name).name,
    );
    const ties = (await columnsOf(table)).filter((name) => name === 'id' || name === 'user_id');
    const expected = [...along, ...ties, ...Object.keys(LEFT_BEHIND[table] ?? {})];
    expect(expected.sort()).toEqual((await columnsOf(table)).sort());
  },
);

it('every column of users goes along, or says why not', async () => {
  const along = [...sqlOf(findAccount({ userId: 1 })).matchAll(/"(\w+)"(?=,| from)/g)].map(
    ([, name]) => name,
  );
  const expected = [...along, ...Object.keys(LEFT_BEHIND['users'] ?? {})];
  expect(expected.sort()).toEqual((await columnsOf('users')).sort());
});

it('every table that names a person goes along, or says why not', async () => {
  const tables = await all<{ name: string }>(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
  );
  const personal: string[] = ['users', 'journal_entries'];
  for (const { name } of tables) {
    const keys = await all<{ parent: string }>(
      `select "table" as parent from pragma_foreign_key_list('${name}')`,
    );
    if (keys.some(({ parent }) => parent === 'users')) personal.push(name);
  }
  const told = [...Object.values<Portable>(PORTABLES).map(nameOf), ...Object.keys(TOLD_OTHERWISE)];
  expect(told.sort()).toEqual(personal.sort());
});
