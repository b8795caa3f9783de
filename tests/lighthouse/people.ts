import { DAY_MS } from '#schema/rules/time.ts';
import { newSessionId, signSession } from '#worker/lib/security/session-token.ts';

/** Nobody else signs with it: the app that is measured is started with it. */
export const LIGHTHOUSE_SECRET = 'only-the-measured-app-signs-with-this-secret';

/** A goal whose journal is long, and the conversation that is. */
export const JOURNAL_GOAL = 'Write letter 300 in Portuguese';
export const LONG_TALK_ID = 7_000_001;

export interface SeededPerson {
  userId: number;
  name: string;
  tier: 'free' | 'premium';
  sessionId: string;
  cookie: string;
}

async function personOf(
  userId: number,
  name: string,
  tier: SeededPerson['tier'],
): Promise<SeededPerson> {
  const sessionId = newSessionId();
  const token = await signSession(
    { userId, sessionId },
    [new TextEncoder().encode(LIGHTHOUSE_SECRET)],
    new Date(),
  );
  return { userId, name, tier, sessionId, cookie: `session=${token}` };
}

export interface SeededPeople {
  /** Some weeks in: four goals, a few entries, one talk. */
  ordinary: SeededPerson;
  /**
   * A year in, and busy: 300 goals of which 60 are open, 1,000 entries, 400 messages in one talk,
   * all stickers.
   */
  busy: SeededPerson;
}

export const newPeople = async (): Promise<SeededPeople> => ({
  ordinary: await personOf(5_000_001, 'Ada', 'free'),
  busy: await personOf(5_000_002, 'Bea', 'premium'),
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const text = (words: string) => `'${words.replaceAll("'", "''")}'`;

/**
 * What changes from row to row is counted by SQL itself, so that a thousand rows are one short
 * statement.
 */
const numbers = (count: number) =>
  `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
/** An instant so many days ago, spread evenly from the first row (the oldest) to the last. */
const spread = (days: number, count: number) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || cast(${days} * 1440.0 * (${count} - n) / ${count} + 30 as integer) || ' minutes')`;

const roadmap = {
  milestones: [1, 2, 3, 4, 5].map((month) => ({
    title: 'Fifteen minutes a day',
    description: 'Most days have a line in the notebook, and the week has one free day.',
    targetDate: daysAgo(-30 * month).slice(0, 10),
    tasks: [
      'Put out the notebook in the evening',
      'If a day is full, then one word',
      'Read last week’s page',
    ],
  })),
};
const ENTRY =
  'Wrote before breakfast. It was easier than in the evening, as nobody had asked me for anything yet. Tomorrow: three lines about the sea, and one letter sent.';
const SAID = 'I sat down again today and half of it would not come. What could I try next?';
/** Without marks of formatting, as Eden's own words are. */
const ANSWER =
  'You sat down, and half of it came: that is a page more than yesterday.\n\nTwo things to try: read one letter by somebody else first, or write the middle before the beginning.\n\nWhich of the two is nearer tonight?';

interface Amounts {
  days: number;
  goals: number;
  open: number;
  entries: number;
  exchanges: number;
  talks: number;
  stickers: number;
}

function rowsOf(
  { userId, name, tier, sessionId }: SeededPerson,
  talkId: number,
  amounts: Amounts,
): string[] {
  const { days, goals, open, entries, exchanges, talks, stickers } = amounts;
  const began = text(daysAgo(days));
  const now = text(daysAgo(0));
  const key = name.toLowerCase();
  const email = `${key}@mail.org`;
  return [
    `insert into users (id, username, username_key, email, email_key, email_verified_at, password, subscription_tier,
       has_completed_initial_quiz, created_at)
     values (${userId}, ${text(name)}, ${text(key)}, ${text(email)}, ${text(email)}, ${began}, 'none', '${tier}', 1, ${began})`,
    `insert into sessions (id, user_id, created_at, last_seen_at) values (${text(sessionId)}, ${userId}, ${now}, ${now})`,
    `insert into mindset_assessments (user_id, overall_score, challenges_score, obstacles_score, effort_score,
       criticism_score, success_score, created_at) values (${userId}, 3, 3, 3, 3, 3, 3, ${began})`,
    // The last ones are open: they stand first in the list, with the whole of their plans.
    `insert into goals (user_id, title, description, target_date, roadmap, milestone, completed, completed_at, created_at)
     ${numbers(goals)} select ${userId}, 'Write letter ' || n || ' in Portuguese', 'To Inês, by hand, with few mistakes',
       ${text(daysAgo(-120).slice(0, 10))}, ${text(JSON.stringify(roadmap))},
       iif(n > ${goals - open}, n % 4 - 1, 4), n <= ${goals - open},
       iif(n <= ${goals - open}, ${spread(days, goals)}, null), ${spread(days, goals)} from numbers`,
    // Four in ten belong to the newest goal, the others to all goals in turn.
    `insert into journal_entries (goal_id, content, created_at)
     ${numbers(entries)} select (select max(id) from goals where user_id = ${userId}) - iif(n % 10 < 4, 0, n % ${goals}),
       n || ': ' || ${text(ENTRY)}, ${spread(days, entries)} from numbers`,
    `insert into chat_conversations (id, user_id, title, created_at, updated_at)
     ${numbers(talks)} select ${talkId} - 1 + n, ${userId}, 'Letters, talk ' || n, ${began}, ${spread(days, talks)} from numbers`,
    `insert into chat_messages (user_id, conversation_id, content, response, coach, created_at)
     ${numbers(exchanges)} select ${userId}, ${talkId}, n || ': ' || ${text(SAID)}, ${text(ANSWER)}, 'built-in',
       ${spread(days, exchanges)} from numbers`,
    `insert into activities (user_id, type, description, metadata, created_at, local_day, local_hour, season)
     ${numbers(days)} select ${userId}, 'milestone_reached', 'Reached “Fifteen minutes a day”', '{}',
       ${spread(days, days)}, substr(${spread(days, days)}, 1, 10), 9, 'spring' from numbers`,
    `insert into user_journey_events (user_id, event_type, category, impact_score, event_data, timestamp)
     ${numbers(days)} select ${userId}, 'milestone_reached', 'goals', 0.1,
       '{"description":"Reached “Fifteen minutes a day”"}', ${spread(days, days)} from numbers`,
    `insert into user_stickers (user_id, sticker_id, acquisition_date, is_new)
     select ${userId}, id, ${began}, 0 from stickers order by id limit ${stickers}`,
  ];
}

/** What both people have done so far, for a database that has its content and nobody in it. */
export const furnish = ({ ordinary, busy }: SeededPeople): string[] => [
  ...rowsOf(ordinary, LONG_TALK_ID + 1_000_000, {
    days: 40,
    goals: 4,
    open: 3,
    entries: 12,
    exchanges: 12,
    talks: 3,
    stickers: 6,
  }),
  ...rowsOf(busy, LONG_TALK_ID, {
    days: 365,
    goals: 300,
    open: 60,
    entries: 1000,
    exchanges: 200,
    talks: 40,
    stickers: 500,
  }),
];
