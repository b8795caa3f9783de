import { describe, expect, it, vi } from 'vitest';
import { homeDb, type Person } from '#tests/worker/harness.ts';
import { beginAt, depsAt, PushBrowser, passAt, remindable } from '#tests/worker/reminders.ts';
import { seenDatabase } from '#tests/worker/seen-database.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { sendDueReminders } from './pass.service.ts';

const DAY = '2027-05-10';
const BEFORE = '2027-05-10T10:00:00.000Z';
/** Half past six in the evening in Berlin, in summer. */
const DUE = '2027-05-10T16:30:00.000Z';
const later = (minutes: number) => new Date(Date.parse(DUE) + minutes * 60_000).toISOString();

/** Somebody who is to be asked about a task at that time. */
async function askedAt() {
  const all = await remindable();
  await all.dateTask(DAY);
  const { body } = await all.askAbout();
  await beginAt(all.person, BEFORE);
  return { ...all, reminderId: body.id as number };
}

const sendsOf = async ({ user }: Person) =>
  (
    await homeDb
      .prepare('select state, attempts, answer from reminder_sends where user_id = ? order by id')
      .bind(user.id)
      .all()
  ).results;

describe('a reminder that is due', () => {
  it('is sent at its time, once, with nobody’s words in it', async () => {
    const { person, browser, goalId } = await askedAt();
    await passAt(later(-1));
    expect(await browser.received()).toEqual([]);
    await passAt(DUE);
    await passAt(later(1));
    expect(await browser.received()).toEqual([
      {
        kind: 'reminder',
        title: 'A promise to yourself',
        body: 'You asked for this reminder. Done, or not yet?',
        tag: expect.stringMatching(/^reminder-\d+$/),
        userId: person.user.id,
        sendId: expect.any(Number),
        goalId,
        taskId: '0-0',
        move: 'tomorrow',
      },
    ]);
    expect(await sendsOf(person)).toEqual([{ state: 'sent', attempts: 1, answer: null }]);
  });

  it('is held for a device that is off for two hours, and not into quiet hours', async () => {
    const day = await askedAt();
    const evening = await askedAt();
    await choose(evening.person, { quietFrom: '19:00', quietUntil: '07:00' });
    await passAt(later(5));
    expect(await day.browser.heldFor()).toEqual([115 * 60]);
    expect(await evening.browser.heldFor()).toEqual([25 * 60]);
  });

  it('shows the person’s own words where they let it', async () => {
    const { person, browser } = await askedAt();
    await person.patch('/api/reminders/settings', { showsTitles: true });
    await passAt(DUE);
    expect((await browser.received()).map(({ title }) => title)).toEqual(['Open the notebook']);
  });

  it('is sent once by two runs at the same moment', async () => {
    const { browser } = await askedAt();
    await Promise.all([passAt(DUE), passAt(DUE), passAt(DUE)]);
    expect(await browser.received()).toHaveLength(1);
  });

  it('goes to each device of its person', async () => {
    const { person, browser } = await askedAt();
    const phone = await PushBrowser.open();
    await person.post('/api/reminders/devices', phone.subscription);
    await passAt(DUE);
    expect([await browser.received(), await phone.received()].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  it.each([
    ['the task is ticked', ({ person, goalId }) => tick(person, goalId)],
    ['the goal is completed', ({ person, goalId }) => complete(person, goalId)],
    ['the task has lost its day', ({ dateTask }) => dateTask(null)],
    ['the task has another day', ({ dateTask }) => dateTask('2027-05-12')],
    ['the goal rests', ({ goalId }) => setGoal(goalId, 'paused_at')],
    ['the goal is put away', ({ goalId }) => setGoal(goalId, 'archived_at')],
    ['its person is in care', ({ person }) => setCare(person, 'care')],
    ['its person was asked whether they are safe', ({ person }) => setCare(person, 'check')],
    ['push is switched off', ({ person }) => choose(person, { byPush: false })],
    ['its person is on holiday', ({ person }) => choose(person, { pausedUntil: DAY })],
    ['the session has ended', ({ person }) => person.post('/api/logout')],
    [
      'the reminder has been ended',
      ({ person, reminderId }) => person.delete(`/api/reminders/${reminderId}`),
    ],
    ['the goal is deleted', ({ person, goalId }) => person.delete(`/api/goals/${goalId}`)],
  ] as [string, (asked: Awaited<ReturnType<typeof askedAt>>) => Promise<unknown>][])(
    'is not sent when %s',
    async (_, change) => {
      const asked = await askedAt();
      await change(asked);
      await passAt(DUE);
      await passAt(later(5));
      expect(await asked.browser.received()).toEqual([]);
    },
  );

  /** A run that is overtaken: something happens after its reading, before its writing. */
  async function overtakenAt(now: string, happens: () => Promise<unknown>) {
    const deps = depsAt(now);
    let batches = 0;
    const db = seenDatabase(deps.db, () => (++batches === 2 ? happens() : undefined));
    await sendDueReminders({ ...deps, db }, startDeadline(50_000));
    expect(batches).toBeGreaterThan(1);
  }

  it.each([
    ['ticked', ({ person, goalId }) => tick(person, goalId)],
    ['of somebody who is in care', ({ person }) => setCare(person, 'care')],
    ['put off', ({ dateTask }) => dateTask('2027-05-12')],
  ] as [string, (asked: Awaited<ReturnType<typeof askedAt>>) => Promise<unknown>][])(
    'is not sent when it is %s while a run has read it, whatever was changed before',
    async (_, change) => {
      const planned = await askedAt();
      await passAt(later(-1));
      await overtakenAt(DUE, () => change(planned));
      // Changed a moment before, so that the next run has to look at it anew in any case.
      const changed = await askedAt();
      await overtakenAt(DUE, () => change(changed));
      const refused = await askedAt();
      await refused.browser.answersWith(503);
      await passAt(DUE);
      await overtakenAt(later(1), () => change(refused));
      await passAt(later(2));
      for (const { browser } of [planned, changed, refused])
        expect(await browser.received()).toEqual([]);
    },
  );

  it('that was refused is sent all the same where something else has changed meanwhile', async () => {
    const { browser, goalId } = await askedAt();
    await browser.answersWith(503);
    await passAt(DUE);
    const touch = () =>
      homeDb.prepare('update goals set task_ids = task_ids where id = ?').bind(goalId).run();
    await overtakenAt(later(1), touch);
    expect(await browser.received()).toEqual([]);
    await passAt(later(2));
    expect(await browser.received()).toHaveLength(1);
  });

  it('is asked again when what had stopped it is over, and not about what it missed', async () => {
    const { person, goalId, browser } = await askedAt();
    await tick(person, goalId);
    await passAt(later(-5));
    await person.patch(`/api/goals/${goalId}/tasks/0-0`, { done: false });
    await passAt(DUE);
    expect(await browser.received()).toHaveLength(1);
    const other = await askedAt();
    await setCare(other.person, 'care');
    await passAt(DUE);
    await setCare(other.person, 'none');
    await passAt(later(10));
    expect(await other.browser.received()).toEqual([]);
  });

  it('is passed over where nobody has looked for hours', async () => {
    const { browser } = await askedAt();
    await passAt(later(121));
    expect(await browser.received()).toEqual([]);
  });

  it('is asked about at most three times a day', async () => {
    const { person, browser, goalId, dateTask } = await askedAt();
    for (const [n, task] of ['0-1', '1-0', '1-1', '2-0'].entries()) {
      await dateTask(DAY, task);
      await person.post('/api/reminders', {
        goalId,
        subject: 'task',
        subjectId: task,
        at: `18:3${n}`,
        byPush: true,
        byMail: false,
      });
    }
    await beginAt(person, BEFORE);
    for (let minute = 0; minute < 6; minute += 1) await passAt(later(minute));
    expect(await browser.received()).toHaveLength(3);
  });
});

const tick = (person: Person, goalId: number) =>
  person.patch(`/api/goals/${goalId}/tasks/0-0`, { done: true });
const complete = (person: Person, goalId: number) =>
  person.patch(`/api/goals/${goalId}`, { completed: true });
const setGoal = (goalId: number, column: string) =>
  homeDb.prepare(`update goals set ${column} = ? where id = ?`).bind(BEFORE, goalId).run();
const setCare = ({ user }: Person, level: string) =>
  homeDb.prepare('update users set care_level = ? where id = ?').bind(level, user.id).run();
const choose = (person: Person, patch: object) => person.patch('/api/reminders/settings', patch);

it.each([
  ['the reminder', (person: Person, id: number) => person.delete(`/api/reminders/${id}`)],
  [
    'the account',
    (person: Person) =>
      person.send('DELETE', '/api/account', { body: { confirmation: person.user.username } }),
  ],
])('%s may be deleted while it is being sent: nothing of it comes back', async (_, remove) => {
  const { person, browser, reminderId } = await askedAt();
  const { browser: other } = await askedAt();
  await browser.answersAfter(1_500);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = passAt(DUE);
  await vi.waitFor(async () => expect(await sendsOf(person)).toHaveLength(1));
  expect((await remove(person, reminderId)).status).toBeLessThan(300);
  await run;
  expect(log.mock.calls).toEqual([]);
  log.mockRestore();
  expect(await sendsOf(person)).toEqual([]);
  expect(await other.received()).toHaveLength(1);
});

describe('what no clock can show', () => {
  /** What the log said of rows meanwhile. */
  async function failedRows(work: () => Promise<unknown>) {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await work();
    const lines = log.mock.calls.map(([line]) => JSON.parse(line as string).event);
    log.mockRestore();
    return lines.filter((event) => event === 'row-failed').length;
  }

  it.each(['0001-01-01', '9999-11-30', '9999-12-31'])(
    'a task on %s is taken, and keeps nobody else from being asked',
    async (day) => {
      const far = await remindable('America/New_York');
      await choose(far.person, { quietFrom: '22:00', quietUntil: '07:00' });
      await far.dateTask(day);
      const { status } = await far.askAbout({ at: '23:30' });
      expect([status, (await far.person.get('/api/reminders')).status]).toEqual([201, 200]);
      const { browser } = await askedAt();
      expect(await failedRows(() => passAt(DUE))).toBe(0);
      expect(await browser.received()).toHaveLength(1);
      const left = await homeDb
        .prepare("select count(*) as n from reminders where user_id = ? and next_due_at < '2028'")
        .bind(far.person.user.id)
        .first('n');
      expect(left).toBe(0);
    },
  );

  it('a row that cannot be reckoned is said in the log once, and the others are asked', async () => {
    const broken = await askedAt();
    await homeDb
      .prepare("update reminders set at = 'dawn', next_due_at = '0000' where id = ?")
      .bind(broken.reminderId)
      .run();
    const { browser } = await askedAt();
    expect(await failedRows(() => passAt(DUE))).toBe(1);
    expect(await browser.received()).toHaveLength(1);
    expect(await failedRows(() => passAt(later(1)))).toBe(0);
  });
});

describe('a push service', () => {
  it.each([429, 503, 0])('that answers %i is asked again after a pause', async (status) => {
    const { person, browser } = await askedAt();
    // What hangs up has taken the message: its browser shows it once all the same.
    await browser.answersWith(status);
    await passAt(DUE);
    expect((await sendsOf(person))[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    const before = (await browser.received()).length;
    await passAt(DUE);
    expect((await browser.received()).length).toBe(before);
    await passAt(later(1));
    expect((await browser.received()).length).toBe(before + 1);
    expect((await sendsOf(person))[0]).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('is asked five times at most, and the log says so', async () => {
    const { person, browser } = await askedAt();
    await browser.answersWith(...Array(20).fill(503));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let minute = 0; minute <= 120; minute += 1) await passAt(later(minute));
    const lines = log.mock.calls.map(([line]) => JSON.parse(line as string));
    log.mockRestore();
    expect(await sendsOf(person)).toEqual([{ state: 'failed', attempts: 5, answer: null }]);
    expect(lines).toEqual([
      expect.objectContaining({ event: 'given-up', part: 'reminders', attempts: 5, ways: 1 }),
    ]);
  });

  it('is not asked again once it was answered, or is done', async () => {
    const { person, goalId, browser } = await askedAt();
    await browser.answersWith(503);
    await passAt(DUE);
    await tick(person, goalId);
    await passAt(later(1));
    expect(await browser.received()).toEqual([]);
    expect((await sendsOf(person))[0]).toMatchObject({ state: 'failed' });
  });

  it.each([404, 410])('that answers %i is sent nothing more', async (status) => {
    const { person, browser } = await askedAt();
    await browser.answersWith(status);
    await passAt(DUE);
    expect((await person.get('/api/reminders/settings')).body.devices).toEqual([]);
  });
});

it('a thousand that are due take three round trips, by an index each', async () => {
  const { person, goalId, browser } = await askedAt();
  const many = 990;
  await homeDb.batch([
    homeDb
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
         insert into users (username, username_key, password, time_zone) select 'due-' || i, 'due-' || i, 'none', 'Europe/Berlin' from n`,
      )
      .bind(many),
    homeDb
      .prepare(
        `insert into goals (user_id, title, roadmap, task_dates) select u.id, 'G', g.roadmap, g.task_dates from users u, goals g where u.username like 'due-%' and g.id = ?`,
      )
      .bind(goalId),
    homeDb
      .prepare(
        `insert into reminders (user_id, goal_id, subject, subject_id, at, by_push, by_mail, planned_from, next_due_at) select user_id, id, 'task', '0-0', '18:30', 1, 0, ?, ? from goals where title = 'G'`,
      )
      .bind(BEFORE, DUE),
  ]);
  await homeDb
    .prepare('update reminders set next_due_at = ? where user_id = ?')
    .bind(DUE, person.user.id)
    .run();
  const seen: { sql: string; params: unknown[] }[][] = [];
  const deps = depsAt(DUE);
  const db = seenDatabase(deps.db, (batch) => void seen.push(batch));
  await sendDueReminders({ ...deps, db }, startDeadline(50_000));
  expect(await browser.received()).toHaveLength(1);
  expect(seen).toHaveLength(3);
  for (const { sql, params } of seen.flat()) {
    const { results } = await homeDb
      .prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const scans = results
      .map(({ detail }) => detail)
      .filter((step) => /^SCAN (?!json_each|due|look|end_of|\(subquery)/.test(step));
    expect([sql, scans]).toEqual([sql, []]);
  }
  const left = await homeDb
    .prepare('select count(*) as n from reminders where next_due_at <= ?')
    .bind(DUE)
    .first('n');
  expect(left).toBe(0);
});
