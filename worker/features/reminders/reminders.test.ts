import { beforeAll, describe, expect, it } from 'vitest';
import { homeDb, type Person, postGoal, signedUp, Visitor } from '#tests/worker/harness.ts';
import { type Mailbox, tokenIn, useMailbox } from '#tests/worker/mailbox.ts';
import {
  beginAt,
  depsAt,
  livesIn,
  PUSH_DEVICE,
  PushBrowser,
  passAt,
  remindable,
} from '#tests/worker/reminders.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';
import { signToken, type TokenKind } from '#worker/lib/security/signed-token.ts';
import { sendDueReminders } from './pass.service.ts';

const DAY = '2027-05-10';
const BEFORE = '2027-05-10T10:00:00.000Z';
const DUE = '2027-05-10T16:30:00.000Z';
/** What the local app takes for its own address. */
const OWN_ORIGIN = 'http://localhost:8787';
let mailbox: Mailbox;
beforeAll(() => {
  mailbox = useMailbox('local', true);
});

const goalOf = async (person: Person, id: number) =>
  (await person.get('/api/goals')).body.find((goal: { id: number }) => goal.id === id);

/** Somebody who was asked about a task just now, by push. */
async function askedNow(input: object = {}) {
  const all = await remindable();
  await all.dateTask(DAY);
  await all.askAbout(input);
  await beginAt(all.person, BEFORE);
  await passAt(DUE);
  const [payload] = await all.browser.received();
  const answer = (said: string) =>
    all.person.post(`/api/reminders/sends/${payload?.sendId}/answer`, { answer: said });
  return { ...all, payload, answer };
}

describe('“ask me”', () => {
  it('is off until it is chosen, and chosen once for each thing', async () => {
    const { person, dateTask, askAbout, goalId } = await remindable();
    expect((await person.get('/api/reminders')).body).toEqual([]);
    await dateTask(DAY);
    const first = await askAbout();
    const again = await askAbout({ at: '07:15', byMail: true });
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const { body } = await person.get('/api/reminders');
    expect(body).toEqual([
      {
        id: first.body.id,
        goalId,
        subject: 'task',
        subjectId: '0-0',
        title: 'Open the notebook',
        goalTitle: 'Swim across the lake',
        at: '07:15',
        days: null,
        byPush: true,
        byMail: true,
        nextAt: '2027-05-10T05:15:00.000Z',
        offersSmaller: false,
      },
    ]);
    expect((await person.delete(`/api/reminders/${first.body.id}`)).status).toBe(204);
    expect((await person.get('/api/reminders')).body).toEqual([]);
  });

  it('says nothing of when where the task has no day, and follows the day it is given', async () => {
    const { person, dateTask, askAbout } = await remindable();
    expect((await askAbout()).body.nextAt).toBeNull();
    await dateTask('2027-01-04');
    const next = async () => (await person.get('/api/reminders')).body[0].nextAt;
    expect(await next()).toBe('2027-01-04T17:30:00.000Z');
    await livesIn(person, 'America/New_York');
    expect(await next()).toBe('2027-01-04T23:30:00.000Z');
  });

  it('refuses what cannot ask', async () => {
    const { askAbout, person } = await remindable();
    const strangers = await postGoal(await signedUp());
    for (const [input, status] of [
      [{ subjectId: '9-9' }, 404],
      [{ subject: 'if-then', subjectId: 'walk-1' }, 404],
      [{ subject: 'rhythm' }, 404],
      [{ goalId: strangers.id }, 404],
      [{ at: '24:00' }, 400],
      [{ byPush: false }, 400],
      [{ days: [] }, 400],
      [{ days: [1, 1] }, 400],
    ] as const)
      expect([input, (await askAbout(input)).status]).toEqual([input, status]);
    expect((await person.get('/api/reminders')).body).toEqual([]);
  });

  it('asks about if-thens and rhythms on their days', async () => {
    const { person, goalId, askAbout } = await remindable();
    const promise = {
      id: 'walk-1',
      cue: 'time',
      when: 'After work',
      act: 'I walk',
      madeBy: 'person',
    };
    await homeDb
      .prepare('update goals set if_thens = ?, task_rhythms = ? where id = ?')
      .bind(
        JSON.stringify([promise]),
        JSON.stringify({ '0-1': { every: 'weekdays', days: [2] } }),
        goalId,
      )
      .run();
    await askAbout({ subject: 'if-then', subjectId: 'walk-1', days: [1] });
    await askAbout({ subject: 'rhythm', subjectId: '0-1' });
    await beginAt(person, BEFORE);
    const { body } = await person.get('/api/reminders');
    expect(body.map(({ title, nextAt }: any) => [title, nextAt])).toEqual([
      ['I walk', '2027-05-10T16:30:00.000Z'],
      ['If the day is full, then I write one line', '2027-05-11T16:30:00.000Z'],
    ]);
  });
});

describe('what asks about an if-then', () => {
  const WALK = { id: 'walk-1', cue: 'time', when: 'After work', at: '18:30', act: 'I walk' };

  async function asked(at: string) {
    const { person, goalId, askAbout } = await remindable();
    const path = `/api/goals/${goalId}/if-thens`;
    expect((await person.post(path, WALK)).status).toBe(201);
    await askAbout({ subject: 'if-then', subjectId: 'walk-1', at });
    const change = (patch: object) => person.patch(`${path}/walk-1`, patch);
    const reminder = async () => (await person.get('/api/reminders')).body[0];
    return { person, goalId, change, reminder };
  }

  it('goes along with its hour, unless another one was chosen', async () => {
    const { change, reminder } = await asked('18:30');
    expect((await change({ cue: 'time', at: '19:15' })).status).toBe(200);
    expect((await reminder()).at).toBe('19:15');
    const later = await asked('21:00');
    await later.change({ cue: 'time', at: '19:15' });
    expect((await later.reminder()).at).toBe('21:00');
    // Nobody else's has moved.
    expect((await reminder()).at).toBe('19:15');
  });

  it('asks no more once it is tied to a place, and again at a time', async () => {
    const { change, reminder } = await asked('18:30');
    await change({ cue: 'place', when: 'I am at the lake' });
    expect((await reminder()).nextAt).toBeNull();
    await change({ cue: 'time', at: '18:30' });
    expect((await reminder()).nextAt).not.toBeNull();
  });
});

describe('an answer', () => {
  it('“done” ticks the task, once', async () => {
    const { person, goalId, answer } = await askedNow();
    expect((await answer('done')).body).toEqual({ answer: 'done', goalId, offersSmaller: false });
    expect((await goalOf(person, goalId)).doneTasks).toEqual(['0-0']);
    await person.patch(`/api/goals/${goalId}/tasks/0-0`, { done: false });
    // It comes a second time, from another device or over a bad line.
    expect((await answer('done')).body.answer).toBe('done');
    expect((await goalOf(person, goalId)).doneTasks).toBeUndefined();
  });

  it('“move it” gives the task tomorrow, and asks then', async () => {
    const { person, goalId, answer, browser } = await askedNow();
    await answer('move');
    await answer('move');
    expect((await goalOf(person, goalId)).taskDates).toEqual({ '0-0': '2027-05-11' });
    await passAt('2027-05-11T16:30:00.000Z');
    expect(await browser.received()).toHaveLength(2);
  });

  it('“not yet” changes nothing, and twice in a row offers a smaller version', async () => {
    const { person, goalId, answer, browser, dateTask } = await askedNow();
    expect((await answer('not-yet')).body.offersSmaller).toBe(false);
    expect((await goalOf(person, goalId)).doneTasks).toBeUndefined();
    await dateTask('2027-05-11');
    await passAt('2027-05-11T16:30:00.000Z');
    const second = (await browser.received())[1]?.sendId;
    const path = `/api/reminders/sends/${second}/answer`;
    expect((await person.post(path, { answer: 'not-yet' })).body.offersSmaller).toBe(true);
    expect((await person.get('/api/reminders')).body[0].offersSmaller).toBe(true);
    // It may still be done.
    expect((await person.post(path, { answer: 'done' })).body).toMatchObject({
      answer: 'done',
      offersSmaller: false,
    });
    expect((await goalOf(person, goalId)).doneTasks).toEqual(['0-0']);
  });

  it('is one of two that come at the same moment, and both are told which', async () => {
    const { person, goalId, answer } = await askedNow();
    const told = await Promise.all([answer('done'), answer('move'), answer('done')]);
    const answers = new Set(told.map(({ body }) => body.answer));
    expect(answers.size).toBe(1);
    const goal = await goalOf(person, goalId);
    const isDone = answers.has('done');
    expect([goal.doneTasks, goal.taskDates]).toEqual(
      isDone ? [['0-0'], { '0-0': DAY }] : [undefined, { '0-0': '2027-05-11' }],
    );
  });

  it('stands against a later one of another kind', async () => {
    const { person, goalId, answer } = await askedNow();
    await answer('done');
    expect((await answer('move')).body.answer).toBe('done');
    expect((await goalOf(person, goalId)).taskDates).toEqual({ '0-0': DAY });
  });

  it('to a rhythm is kept for its day; an if-then that is moved asks in two hours', async () => {
    const { person, goalId, browser, askAbout } = await remindable();
    await homeDb
      .prepare('update goals set if_thens = ?, task_rhythms = ? where id = ?')
      .bind(
        JSON.stringify([{ id: 'walk-1', cue: 'time', when: 'W', act: 'I walk', madeBy: 'person' }]),
        JSON.stringify({ '0-1': { every: 'days', count: 1 } }),
        goalId,
      )
      .run();
    await askAbout({ subject: 'rhythm', subjectId: '0-1' });
    await beginAt(person, BEFORE);
    await passAt(DUE);
    const [rhythm] = await browser.received();
    await person.post(`/api/reminders/sends/${rhythm?.sendId}/answer`, { answer: 'done' });
    const kept = await homeDb
      .prepare('select rhythm_answers from goals where id = ?')
      .bind(goalId)
      .first('rhythm_answers');
    expect(JSON.parse(kept as string)).toEqual({ '0-1': { [DAY]: 'done' } });
  });

  it.each(['done', 'not-yet', 'move'])('“%s” earns and costs nothing', async (said) => {
    const { person, answer } = await askedNow();
    const counted = async () =>
      Promise.all(
        ['/api/activities', '/api/stickers/user', '/api/profile'].map(
          async (path) => (await person.get(path)).body,
        ),
      );
    const before = await counted();
    expect((await answer(said)).status).toBe(200);
    expect(await counted()).toEqual(before);
  });

  it('of somebody else is none', async () => {
    const { payload, person, goalId } = await askedNow();
    const other = await signedUp();
    const path = `/api/reminders/sends/${payload?.sendId}/answer`;
    expect((await other.post(path, { answer: 'done' })).status).toBe(404);
    expect((await person.post(path, { answer: 'perhaps' })).status).toBe(400);
    expect((await goalOf(person, goalId)).doneTasks).toBeUndefined();
  });
});

/** Somebody who was asked by mail just now. */
async function mailedNow(choices?: object) {
  const all = await remindable();
  if (choices) await all.person.patch('/api/reminders/settings', choices);
  const email = `${all.person.user.username}@mail.org`;
  await homeDb
    .prepare(
      "update users set email = ?, email_key = ?, email_verified_at = '2026-01-01T00:00:00.000Z' where id = ?",
    )
    .bind(email, email, all.person.user.id)
    .run();
  await all.dateTask(DAY);
  await all.askAbout({ byPush: false, byMail: true });
  await beginAt(all.person, BEFORE);
  await passAt(DUE);
  return { ...all, email, mail: await mailbox.awaits(email) };
}

/** A form as a browser sends it from our own page, or a mail program from nowhere. */
const submit = async (path: string, fields: Record<string, string>, origin?: string) => {
  const answer = await new Visitor().reach(`http://yet.test${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(origin && { Origin: origin }),
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, text: await answer.text() };
};

describe('a reminder by mail', () => {
  it('names nothing, holds no name in its addresses, and can be ended with one click', async () => {
    const { mail, person } = await mailedNow();
    expect(mail.subject).toBe('A promise to yourself');
    expect(mail.text).not.toContain('notebook');
    expect(mail.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/\S+\/no-mails\?token=[\w.-]+&mails=reminders>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const [link] of mail.text.matchAll(/^https?:\S+$/gm)) {
      const claims = atob((new URL(link).searchParams.get('token') ?? '').split('.')[1] ?? '');
      expect(`${link} ${claims}`).not.toContain(person.user.username);
    }
  });

  it('leads its person, signed in, to which one it is, unless it says so itself', async () => {
    const { mail, person, goalId } = await mailedNow();
    const send = /\/asked\?send=(\d+)$/m.exec(mail.text)?.[1];
    const path = `/api/reminders/sends/${send}`;
    expect((await person.get(path)).body).toEqual({
      goalId,
      goalTitle: 'Swim across the lake',
      title: 'Open the notebook',
      move: 'tomorrow',
      answer: null,
    });
    expect((await new Visitor().get(path)).status).toBe(401);
    expect((await (await signedUp()).get(path)).status).toBe(404);
    await person.post(`${path}/answer`, { answer: 'not-yet' });
    expect((await person.get(path)).body.answer).toBe('not-yet');

    const named = await mailedNow({ showsTitles: true });
    expect([named.mail.subject, named.mail.text]).toEqual([
      'Open the notebook',
      expect.not.stringContaining('/asked?send='),
    ]);
  });

  it('is answered by its link without signing in, once, and by a press alone', async () => {
    const { mail, person, goalId } = await mailedNow();
    const path = `/asked?token=${tokenIn(mail)}`;
    const opened = await new Visitor().get(`${path}&answer=done`);
    expect([opened.status, opened.body]).toEqual([200, expect.stringContaining('It is done')]);
    expect((await goalOf(person, goalId)).doneTasks).toBeUndefined();

    const foreign = await submit(path, { answer: 'done' }, 'https://evil.example');
    expect(foreign.status).toBe(403);
    const first = await submit(path, { answer: 'done' }, OWN_ORIGIN);
    expect([first.status, first.text]).toEqual([200, expect.stringContaining('Done. It’s saved')]);
    expect((await goalOf(person, goalId)).doneTasks).toEqual(['0-0']);
    const second = await submit(path, { answer: 'move' }, OWN_ORIGIN);
    expect([second.status, second.text]).toEqual([
      409,
      expect.stringContaining('answered this already'),
    ]);
    expect((await goalOf(person, goalId)).taskDates).toEqual({ '0-0': DAY });
  });

  it('is not answered by a link that is too old, was made for something else, or names another’s', async () => {
    const { mail, person, goalId } = await mailedNow();
    const [, claims = ''] = tokenIn(mail).split('.');
    const { user, send, shard } = JSON.parse(
      atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
    );
    expect(user).toBe(person.user.id);
    const { sessionSecrets } = depsAt(DUE).config;
    const sign = (kind: TokenKind, claimed: object, at = new Date()) =>
      signToken(kind, { user, send, shard, ...claimed }, sessionSecrets, at);
    const ANSWER = { audience: 'yet-reminder', seconds: 30 * 86_400 };
    const month = new Date(Date.now() - 31 * 86_400_000);
    const stranger = await signedUp();
    for (const token of [
      await sign(ANSWER, {}, month),
      await sign({ audience: 'yet-no-mails', seconds: 3600 }, {}),
      await sign(ANSWER, { user: stranger.user.id }),
      await sign(ANSWER, { send: `${send}` }),
      await sign(ANSWER, { shard: 77 }),
      `${tokenIn(mail).slice(0, -2)}xx`,
    ])
      expect((await submit(`/asked?token=${token}`, { answer: 'done' }, OWN_ORIGIN)).status).toBe(
        409,
      );
    expect((await goalOf(person, goalId)).doneTasks).toBeUndefined();
  });

  it.each(['', 'nonsense', 'a.b.c'])('is not answered by the link %s', async (token) => {
    const { status } = await submit(`/asked?token=${token}`, { answer: 'done' }, OWN_ORIGIN);
    expect(status).toBe(409);
  });

  it('ends by one click of a mail program, which comes from nowhere', async () => {
    const { mail, person, dateTask, email } = await mailedNow();
    const stop = mail.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    const { pathname, search } = new URL(stop);
    const ended = await submit(pathname + search, { 'List-Unsubscribe': 'One-Click' });
    expect([ended.status, ended.text]).toEqual([
      200,
      expect.stringContaining('You won’t get reminders by mail any more'),
    ]);
    expect((await person.get('/api/reminders/settings')).body.byMail).toBe(false);
    await dateTask('2027-05-11');
    await passAt('2027-05-11T16:30:00.000Z');
    expect(mailbox.to(email)).toHaveLength(1);
  });

  it('goes to no address that was not confirmed', async () => {
    const { person, dateTask, email } = await mailedNow();
    await homeDb
      .prepare('update users set email_verified_at = null where id = ?')
      .bind(person.user.id)
      .run();
    await dateTask('2027-05-11');
    await passAt('2027-05-11T16:30:00.000Z');
    expect(mailbox.to(email)).toHaveLength(1);
  });

  it.each([
    ['comes after a pause where the provider knows repeats', true, 2],
    ['is given up where nobody could tell a repeat', false, 1],
  ])('that was not taken %s', async (_, knowsRepeats, mails) => {
    const { dateTask, email } = await mailedNow();
    await dateTask('2027-05-12');
    const failing = {
      delivery: 'local' as const,
      knowsRepeats,
      send: () => Promise.reject(new Error('the line broke')),
    };
    const due = '2027-05-12T16:30:00.000Z';
    await sendDueReminders({ ...depsAt(due), mailer: failing }, startDeadline(50_000));
    await passAt('2027-05-12T16:31:00.000Z');
    expect(mailbox.to(email)).toHaveLength(mails);
  });
});

describe('the choices for all reminders', () => {
  it('begin quiet at night, at most three a day, without own words', async () => {
    const person = await signedUp();
    expect((await person.get('/api/reminders/settings')).body).toEqual({
      byPush: true,
      byMail: true,
      quietFrom: '22:00',
      quietUntil: '07:00',
      dayLimit: 3,
      pausedUntil: null,
      showsTitles: false,
      devices: [],
      pushKey: expect.stringMatching(/^B[\w-]{86}$/),
      email: null,
      mailDelivery: 'local',
      timeZone: null,
    });
  });

  it.each([
    {},
    { quietFrom: '22:00' },
    { quietFrom: null, quietUntil: '07:00' },
    { quietFrom: '25:00', quietUntil: '07:00' },
    { dayLimit: 0 },
    { dayLimit: 4 },
    { pausedUntil: '2027-02-30' },
    { byPush: 'yes' },
  ])('refuse %j', async (patch) => {
    const person = await signedUp();
    expect((await person.patch('/api/reminders/settings', patch)).status).toBe(400);
  });

  it('move what is due out of quiet hours', async () => {
    const { person, dateTask, askAbout } = await remindable();
    await dateTask(DAY);
    await askAbout({ at: '22:30' });
    await person.patch('/api/reminders/settings', { quietFrom: '22:00', quietUntil: '07:00' });
    expect((await person.get('/api/reminders')).body[0].nextAt).toBe('2027-05-11T05:00:00.000Z');
  });
});

describe('a browser that is told', () => {
  it('is listed, renewed, tested and ended by its person', async () => {
    const person = await signedUp();
    const browser = await PushBrowser.open();
    await person.post('/api/reminders/devices', browser.subscription);
    const again = await person.post('/api/reminders/devices', browser.subscription);
    expect(again.body.devices).toHaveLength(1);
    expect((await person.post('/api/reminders/test')).body).toEqual({
      devices: 1,
      failed: 0,
      mailed: false,
    });
    expect((await browser.received()).map(({ kind }) => kind)).toEqual(['test']);
    const path = `/api/reminders/devices/${again.body.devices[0].id}`;
    expect((await person.delete(path)).status).toBe(204);
    expect((await person.delete(path)).status).toBe(404);
    expect((await person.post('/api/reminders/test')).body.devices).toBe(0);
  });

  it('that was ended stays so when it tells itself again, until its person switches it on', async () => {
    const person = await signedUp();
    const browser = await PushBrowser.open();
    const tell = (renewal: object = {}) =>
      person.post('/api/reminders/devices', { ...browser.subscription, ...renewal });
    expect((await tell({ isRenewal: true })).body.devices).toHaveLength(1);
    const [{ id }] = (await tell({ isRenewal: true })).body.devices;
    await person.delete(`/api/reminders/devices/${id}`);
    const kept = await homeDb
      .prepare('select p256dh, auth from push_subscriptions where user_id = ?')
      .bind(person.user.id)
      .all();
    expect(kept.results).toEqual([{ p256dh: '', auth: '' }]);
    // Another browser is told meanwhile, and clears away what is spent.
    const other = await PushBrowser.open();
    await person.post('/api/reminders/devices', other.subscription);
    expect((await tell({ isRenewal: true })).status).toBe(409);
    await person.post('/api/reminders/test');
    expect([await browser.received(), await other.received()].map((all) => all.length)).toEqual([
      0, 1,
    ]);
    expect((await tell()).body.devices).toHaveLength(2);
    expect((await tell({ isRenewal: true })).status).toBe(201);
  });

  it('keeps its place though ten others were ended', async () => {
    const person = await signedUp();
    const browser = await PushBrowser.open();
    await person.post('/api/reminders/devices', browser.subscription);
    for (let n = 0; n < 11; n += 1) {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${person.user.id}-${n}`;
      const told = await person.post('/api/reminders/devices', { ...PUSH_DEVICE, endpoint });
      const added = told.body.devices.at(-1).id;
      expect((await person.delete(`/api/reminders/devices/${added}`)).status).toBe(204);
    }
    const { body } = await person.get('/api/reminders/settings');
    expect(body.devices).toHaveLength(1);
    await person.post('/api/reminders/devices', browser.subscription);
    const rows = await homeDb
      .prepare('select count(*) as n from push_subscriptions where user_id = ?')
      .bind(person.user.id)
      .first('n');
    expect(rows).toBeLessThanOrEqual(10);
  });

  it('belongs to who signed in there last', async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const browser = await PushBrowser.open();
    await one.post('/api/reminders/devices', browser.subscription);
    await other.post('/api/reminders/devices', browser.subscription);
    expect((await one.get('/api/reminders/settings')).body.devices).toEqual([]);
    expect((await one.post('/api/reminders/test')).body.devices).toBe(0);
  });

  it.each([
    'http://push.example.org/1',
    'https://10.0.0.1/1',
    'https://router.local/1',
    'https://user:word@push.example.org/1',
    'https://push.example.org:8443/1',
    'file:///etc/passwd',
    'no address',
  ])('is not at %s', async (endpoint) => {
    const person = await signedUp();
    const { status } = await person.post('/api/reminders/devices', { ...PUSH_DEVICE, endpoint });
    expect(status).toBe(400);
  });

  it('is tested a few times in a row, and then not for a while', async () => {
    const person = await signedUp();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await person.post('/api/reminders/test')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('the zone that a browser names is kept when it is another one, and read by no stranger', async () => {
  const person = await signedUp();
  const zone = () =>
    homeDb
      .prepare('select time_zone from users where id = ?')
      .bind(person.user.id)
      .first('time_zone');
  await person.get('/api/user');
  expect(await zone()).toBeNull();
  for (const named of ['Asia/Tokyo', 'Asia/Tokyo', 'Europe/Paris']) {
    await person.get('/api/goals', { 'X-Time-Zone': named });
    await expect.poll(zone).toBe(named);
  }
  await person.get('/api/goals', { 'X-Time-Zone': 'Mars/Olympus' });
  expect((await person.get('/api/user')).body).not.toHaveProperty('keptZone');
});
