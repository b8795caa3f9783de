import type { TestSend } from '#schema/contracts/reminders.ts';
import type { UserContext } from '#worker/context.ts';
import { failureOf } from '#worker/lib/log.ts';
import { countFor, refuseOver } from '#worker/lib/security/throttle.ts';
import { mailLinks } from './mail-links.service.ts';
import { testMail, testPayload } from './messages.rules.ts';
import { dropSubscriptions } from './pass.queries.ts';
import { findReachable, findReminderChoices, listSubscriptions } from './reminders.queries.ts';

const MINUTE_SECONDS = 60;
/** A few tries in a row, and then a pause. */
const testsOf = (userId: number) => ({
  key: `reminder-tests:${userId}`,
  limit: 5,
  windowSeconds: 10 * MINUTE_SECONDS,
});
const TOO_MANY = 'A few tests were sent just now. Please try again in a few minutes.';
/** A test waits for nobody: who is offline gets it within a few minutes or not at all. */
const TEST_SECONDS = 300;

/** Sends a test to each device and to the address, as far as these ways are on. @throws tooMany */
export async function sendTest(ctx: UserContext): Promise<TestSend> {
  const { userId } = ctx.caller;
  const now = ctx.clock.now();
  const limit = testsOf(userId);
  const [counted, choices, people, subscriptions] = await ctx.write([
    countFor(limit, now),
    findReminderChoices(ctx.caller),
    findReachable(ctx.caller),
    listSubscriptions(ctx.caller),
  ]);
  refuseOver(limit, counted, now, TOO_MANY);
  const { byPush = true, byMail = true } = choices[0] ?? {};
  const { push } = ctx;
  const outcomes = await Promise.all(
    byPush && push
      ? subscriptions.map((target) =>
          push.send(
            target,
            { payload: testPayload(userId), topic: 'test', seconds: TEST_SECONDS },
            ctx.deadline,
          ),
        )
      : [],
  );
  const goneIds = subscriptions.filter((_, n) => outcomes[n] === 'gone').map(({ id }) => id);
  if (goneIds.length > 0) await ctx.db.batch([dropSubscriptions({ ids: goneIds })]);
  const devices = outcomes.filter((outcome) => outcome === 'taken').length;
  return {
    devices,
    failed: outcomes.length - devices,
    mailed: byMail ? await mailTest(ctx, people[0]) : false,
  };
}

async function mailTest(
  ctx: UserContext,
  person: { username: string; email: string | null; emailVerifiedAt: string | null } | undefined,
): Promise<boolean> {
  if (!person?.email || !person.emailVerifiedAt || ctx.mailer.delivery === 'none') return false;
  const { userId, shard } = ctx.caller;
  const { stop } = await mailLinks(ctx, { userId, sendId: 0, shardRef: { shard } });
  try {
    await ctx.mailer.send(testMail(person.username, person.email, stop));
    return true;
  } catch (thrown) {
    ctx.log.error('mail-failed', { kind: 'reminder-test', reason: failureOf(thrown) });
    return false;
  }
}
