import { type ApiRoute, readsBody } from '#schema/api/route.ts';
import { furnished } from './furnished.ts';
import { homeDb, type Person, postGoal, signedUp, type Visitor } from './harness.ts';
import { run } from './home-rows.ts';

const idOf = async (sql: string, ...values: unknown[]) => {
  const row = await homeDb
    .prepare(sql)
    .bind(...values)
    .first<{ id: number | string }>();
  if (!row) throw new Error(`nothing found by: ${sql}`);
  return String(row.id);
};

/** Ids by where they stand in a path: `journal/:entryId`. */
export type OwnedRows = Record<string, string>;

/** Two goals shared, one each way, with a note on the first. */
async function sharedBothWays(owner: Person) {
  const partner = await signedUp();
  const { id: goalId } = await postGoal(owner);
  const mine = await owner.post(`/api/goals/${goalId}/shares`, {
    sharedWithUsername: partner.user.username,
    permissionLevel: 'cheer',
  });
  await partner.post(`/api/shared/${mine.body.code}/note`, { content: 'Keep going.' });
  const { id: theirGoalId } = await postGoal(partner);
  const theirs = await partner.post(`/api/goals/${theirGoalId}/shares`, {
    sharedWithUsername: owner.user.username,
  });
  return { goalId, shareId: mine.body.id, theirShareId: theirs.body.id };
}

/**
 * A payment begun by card and one with PayPal, both at the sandbox; their plan stays what it was.
 */
async function orderedBothWays(owner: Person) {
  const setTier = (tier: string) =>
    run('update users set subscription_tier = ? where id = ?', tier, owner.user.id);
  await setTier('free');
  // The furnished one is a row alone: the sandbox has never heard of it.
  await run('delete from payment_orders where user_id = ?', owner.user.id);
  const { body: plans } = await owner.get('/api/subscription-plans');
  const { stripePriceId: priceId } = plans.find(({ tier }: { tier: string }) => tier === 'pro');
  const card = await owner.post('/api/create-subscription', { priceId });
  const paypal = await owner.post('/order', { amount: '19.99' });
  await setTier('premium');
  return {
    card: new URL(card.body.url, 'http://yet.test').searchParams.get('order') as string,
    paypal: paypal.body.id as string,
  };
}

/** A person who has a row behind every id that a path can name, and those ids. */
export async function ownerOfEverything(
  input: Record<string, unknown> = {},
): Promise<{ owner: Person; rows: OwnedRows }> {
  const owner = await furnished(input);
  const userId = owner.user.id;
  const { goalId, shareId, theirShareId } = await sharedBothWays(owner);
  const entry = await owner.post(`/api/goals/${goalId}/journal`, {
    content: 'A line.',
    feedback: false,
  });
  const freeEntry = await owner.post('/api/journal', { content: 'A free line.' });
  const note = await owner.post('/api/coach/notes', { content: 'I work nights.' });
  await run(
    "insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name) values (?, ?, 'oA', 0, '[]', 0, 'A key')",
    userId,
    `credential-${userId}`,
  );
  const orders = await orderedBothWays(owner);
  const own = (table: string, order = 'id') =>
    idOf(`select id from ${table} where user_id = ? order by ${order} limit 1`, userId);
  return {
    owner,
    rows: {
      'goals/:goalId': String(goalId),
      'tasks/:taskId': '0-0',
      'if-thens/:ifThenId': 'plan-0-1',
      'journal/:entryId': String(entry.body.id),
      'journal/:freeEntryId': String(freeEntry.body.id),
      'shares/:shareId': String(shareId),
      'share-notes/:noteId': await idOf('select id from share_notes where goal_id = ?', goalId),
      'shared-with-me/:shareId': String(theirShareId),
      'notes/:noteId': String(note.body.id),
      'kept/:keptId': await own('kept_things'),
      'conversations/:conversationId': await own('chat_conversations'),
      'sessions/:sessionId': await own('sessions'),
      'assessments/:assessmentId': await own('mindset_assessments'),
      'user/:userStickerId': await own('user_stickers'),
      'user-progress/:progressId': await own('user_progress'),
      'recommendations/:recommendationId': await own('learning_recommendations'),
      'micro-content/:microContentId': await own('micro_learning_seeds', 'completed, id'),
      'reviews/:reviewId': await own('review_items'),
      'reminders/:reminderId': await own('reminders'),
      'devices/:deviceId': await own('push_subscriptions'),
      'sends/:sendId': await own('reminder_sends'),
      'passkeys/:passkeyId': await own('passkeys'),
      'order/:orderId': orders.paypal,
      'sandbox-orders/:orderId': orders.card,
    },
  };
}

/** The path with each of its ids. @throws Error for an unknown id. */
export const fillWith = (path: string, rows: OwnedRows) =>
  path.replaceAll(/([\w-]+)\/(:\w+)/g, (place, segment) => {
    if (!rows[place]) throw new Error(`no row is known for ${place}`);
    return `${segment}/${rows[place]}`;
  });

/** Sends what the table gives as an example. */
export const sendExample = (who: Visitor, route: ApiRoute, path: string) =>
  who.send(route.method, path, readsBody(route) ? { body: route.example } : {});
