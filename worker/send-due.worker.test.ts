import { expect, it } from 'vitest';
import { homeDb } from '#tests/worker/harness.ts';
import { useMailbox } from '#tests/worker/mailbox.ts';
import { beginAt, depsAt, remindable } from '#tests/worker/reminders.ts';
import { sendWhatIsDue } from './send-due.ts';

/** A Sunday, six in the evening in Berlin. */
const DAY = '2026-11-22';
const DUE = `${DAY}T17:00:00.000Z`;

it('one run sends reminders and the week’s mail; without time it takes nothing into its hands', async () => {
  const mailbox = useMailbox('local', true);
  const { person, goalId, browser, dateTask, askAbout } = await remindable();
  const email = `${person.user.username}@mail.org`;
  await homeDb
    .prepare(
      "update users set email = ?1, email_key = ?1, email_verified_at = '2026-01-01T00:00:00.000Z' where id = ?2",
    )
    .bind(email, person.user.id)
    .run();
  await person.patch('/api/mail-plans', { week: { weekday: 7, hour: 18, namesGoals: false } });
  await homeDb.batch([
    homeDb
      .prepare('update mail_plans set next_due_at = ? where user_id = ?')
      .bind(DUE, person.user.id),
    homeDb
      .prepare("update goals set task_ticks = json_object('0-1', ?) where id = ?")
      .bind('2026-11-20T09:00:00.000Z', goalId),
  ]);
  await dateTask(DAY);
  await askAbout({ at: '18:00' });
  await beginAt(person, `${DAY}T10:00:00.000Z`);

  await sendWhatIsDue(depsAt(DUE), 0);
  expect([mailbox.to(email), await browser.received()]).toEqual([[], []]);
  await sendWhatIsDue(depsAt(DUE));
  await sendWhatIsDue(depsAt(DUE));
  expect(mailbox.to(email).map(({ subject }) => subject)).toEqual(['Your week at Yet']);
  expect(await browser.received()).toHaveLength(1);
});
