import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import {
  homeDb,
  NEXT_YEAR,
  type Person,
  postGoal,
  signedUp,
  Visitor,
} from '#tests/worker/harness.ts';
import { hashSecret } from '#worker/lib/security/secrets.ts';

const ADDRESS = '/api/calendar-address';

/** A person with a private address, and its path. */
async function withCalendar(): Promise<{ person: Person; path: string }> {
  const person = await signedUp();
  const { status, body } = await person.send('POST', ADDRESS, {
    headers: { 'X-Time-Zone': 'Europe/Berlin' },
  });
  expect(status).toBe(201);
  return { person, path: body.path };
}

interface ReadEvent {
  uid: string;
  summary: string;
  start: string;
  isDate: boolean;
  sequence: number;
  status: string;
}

const eventsIn = (text: string): ReadEvent[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toString(),
      isDate: event.startDate.isDate,
      sequence: Number(event.sequence),
      status: String(component.getFirstPropertyValue('status')),
    };
  });

/** What a calendar that is signed in nowhere reads there. */
async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await new Visitor().get(path, headers);
  return { ...answer, events: answer.status === 200 ? eventsIn(answer.body) : [] };
}

describe('the private address', () => {
  it('is told once, kept as a hash, and read without signing in', async () => {
    const { person, path } = await withCalendar();
    await postGoal(person);
    expect(path).toMatch(/^\/calendar\/(\d+\.)?[\w-]{43}\.ics$/);
    const again = await person.get(ADDRESS);
    expect(again.body).toEqual({ createdAt: expect.any(String), lastReadAt: null });
    const secret = (/([\w-]{43})\.ics$/.exec(path) as RegExpExecArray)[1] as string;
    const row = await homeDb
      .prepare('select * from calendar_feeds where user_id = ?')
      .bind(person.user.id)
      .first();
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row).toMatchObject({ address_hash: await hashSecret(secret) });
    const { status, headers, events } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(events.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining(['Goal: Swim across the lake', 'Step: Step 1']),
    );
    expect((await person.get(ADDRESS)).body.lastReadAt).not.toBeNull();
  });

  it('made anew ends the one before, and ended is found no more', async () => {
    const { person, path } = await withCalendar();
    const { body: renewed } = await person.post(ADDRESS);
    expect(renewed.path).not.toBe(path);
    expect((await read(path)).status).toBe(404);
    expect((await read(renewed.path)).status).toBe(200);
    expect((await person.delete(ADDRESS)).status).toBe(204);
    expect((await read(renewed.path)).status).toBe(404);
    expect((await person.delete(ADDRESS)).status).toBe(404);
    expect((await person.get(ADDRESS)).body).toEqual({ createdAt: null, lastReadAt: null });
  });

  it('that nobody made is 404, whatever it looks like', async () => {
    for (const code of ['x'.repeat(43), `7.${'x'.repeat(43)}`, 'x', '..%2f..', `${'é'.repeat(43)}`])
      expect((await read(`/calendar/${code}.ics`)).status).toBe(404);
  });

  it('is not kept with the answers that are given again to a repeat', async () => {
    const person = await signedUp();
    const { body } = await person.send('POST', ADDRESS, {
      headers: { 'Idempotency-Key': 'one-address-0001' },
    });
    const rows = await homeDb
      .prepare('select reply from retried_writes where user_id = ?')
      .bind(person.user.id)
      .all();
    expect(JSON.stringify(rows.results)).not.toContain(body.path);
    const again = await person.send('POST', ADDRESS, {
      headers: { 'Idempotency-Key': 'one-address-0001' },
    });
    expect(again.body.path).not.toBe(body.path);
  });

  it('read more than sixty times in an hour asks for patience', async () => {
    const { path } = await withCalendar();
    for (let left = 60; left > 0; left -= 1) expect((await read(path)).status).toBe(200);
    const refused = await read(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('answers 304 to who has it already', async () => {
    const { person, path } = await withCalendar();
    await postGoal(person);
    const first = await read(path);
    const etag = first.headers.get('etag') as string;
    expect(first.headers.get('cache-control')).toBe('private, max-age=900');
    const second = await new Visitor().reach(`http://yet.test${path}`, {
      headers: { 'If-None-Match': `W/${etag}` },
    });
    expect(second.status).toBe(304);
    await postGoal(person, { title: 'Another one' });
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(200);
  });
});

describe('what stands in the calendar', () => {
  it('is dates as dates, under names that stay, with a higher number after a change', async () => {
    const { person, path } = await withCalendar();
    const goal = await postGoal(person);
    await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { date: NEXT_YEAR });
    const before = (await read(path)).events;
    expect(before.every(({ isDate, sequence }) => isDate && sequence === 0)).toBe(true);
    const task = before.find(({ summary }) => summary === 'Open the notebook') as ReadEvent;
    expect(task.start).toBe(NEXT_YEAR);
    expect((await read(path)).events).toEqual(before);

    const day = NEXT_YEAR.replace('30', '29');
    await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { date: day });
    const moved = (await read(path)).events;
    expect(moved.find(({ uid }) => uid === task.uid)).toMatchObject({ start: day, sequence: 1 });
    const others = (events: ReadEvent[]) => events.filter(({ uid }) => uid !== task.uid);
    const byName = (one: ReadEvent, two: ReadEvent) => one.uid.localeCompare(two.uid);
    expect(others(moved).toSorted(byName)).toEqual(others(before).toSorted(byName));
    await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { done: true });
    const done = (await read(path)).events.find(({ uid }) => uid === task.uid);
    expect(done).toMatchObject({ summary: 'Done: Open the notebook', sequence: 2 });
  });

  it('is cancelled without its words when it is gone, and comes back under its name', async () => {
    const { person, path } = await withCalendar();
    const goal = await postGoal(person, { title: 'A goal that goes' });
    await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { date: NEXT_YEAR });
    const { uid } = (await read(path)).events.find(
      ({ summary }) => summary === 'Open the notebook',
    ) as ReadEvent;
    await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { date: null });
    const gone = (await read(path)).events.find((event) => event.uid === uid);
    expect(gone).toMatchObject({ status: 'CANCELLED', sequence: 1, start: NEXT_YEAR });
    await person.patch(`/api/goals/${goal.id}/tasks/0-0`, { date: NEXT_YEAR });
    const back = (await read(path)).events.find((event) => event.uid === uid);
    expect(back).toMatchObject({ status: 'CONFIRMED', sequence: 2 });

    await person.delete(`/api/goals/${goal.id}`);
    const all = await read(path);
    expect(all.events.map(({ status }) => status)).toEqual(all.events.map(() => 'CANCELLED'));
    expect(all.body).not.toContain('A goal that goes');
    const row = await homeDb
      .prepare('select events from calendar_feeds where user_id = ?')
      .bind(person.user.id)
      .first<{ events: string }>();
    expect(row?.events).not.toContain('notebook');
  });

  it('is nothing of another person, of a journal, or of what is put away', async () => {
    const { person, path } = await withCalendar();
    const other = await signedUp();
    await postGoal(other, { title: 'Somebody else’s' });
    const goal = await postGoal(person);
    await person.post(`/api/goals/${goal.id}/journal`, { content: 'A wet line', feedback: false });
    const { body, events } = await read(path);
    expect(body).not.toMatch(/Somebody else|wet line/);
    const set = (column: string) =>
      homeDb
        .prepare(`update goals set ${column} = '2026-01-01T00:00:00.000Z' where id = ?`)
        .bind(goal.id)
        .run();
    await set('paused_at');
    expect((await read(path)).events.filter(({ status }) => status === 'CONFIRMED')).toEqual([]);
    await homeDb.prepare('update goals set paused_at = null where id = ?').bind(goal.id).run();
    expect((await read(path)).events.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(
      events.length,
    );
    await set('archived_at');
    expect((await read(path)).events.filter(({ status }) => status === 'CONFIRMED')).toEqual([]);
  });

  it('has rhythms as recurrences and if-thens at their hour where the person lives', async () => {
    const { person, path } = await withCalendar();
    const goal = await postGoal(person);
    await homeDb
      .prepare('update goals set task_rhythms = ?, if_thens = ? where id = ?')
      .bind(
        JSON.stringify({ '0-0': { every: 'weekdays', days: [1, 3] } }),
        JSON.stringify([
          {
            id: 'iff-1',
            cue: 'time',
            when: 'it is 7.30',
            at: '07:30',
            act: 'I stretch',
            madeBy: 'person',
          },
          { id: 'iff-2', cue: 'place', when: 'I am home', act: 'I sit down', madeBy: 'person' },
        ]),
        goal.id,
      )
      .run();
    const { body } = await read(path);
    expect(body).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=');
    expect(body).toMatch(/DTSTART;TZID=Europe\/Berlin:\d{8}T073000/);
    expect(body).toContain('BEGIN:VTIMEZONE');
    expect(body).not.toContain('I sit down');
  });
});

describe('a single event', () => {
  it('is a file of its own, whose number rises', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    await person.patch(`/api/goals/${goal.id}/tasks/0-1`, { date: NEXT_YEAR });
    const { status, body, headers } = await person.get(
      `/api/goals/${goal.id}/calendar-event?task=0-1`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="yet.ics"');
    expect(eventsIn(body)).toMatchObject([
      { summary: 'If the day is full, then I write one line', start: NEXT_YEAR, isDate: true },
    ]);
    const step = await person.get(`/api/goals/${goal.id}/calendar-event?milestone=2`);
    expect(eventsIn(step.body)).toMatchObject([{ summary: 'Step: Step 3' }]);
    const whole = await person.get(`/api/goals/${goal.id}/calendar-event`);
    expect(eventsIn(whole.body)).toMatchObject([{ summary: 'Goal: Swim across the lake' }]);
  });

  it('is what repeats as well: a rhythm, and an if-then at its hour', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    await homeDb
      .prepare('update goals set task_rhythms = ?, if_thens = ? where id = ?')
      .bind(
        JSON.stringify({
          '0-0': { every: 'weekdays', days: [1, 3] },
          '0-1': { every: 'month', day: 30 },
        }),
        JSON.stringify([
          { id: 'iff-1', cue: 'time', when: 'W', at: '07:30', act: 'I stretch', madeBy: 'person' },
          { id: 'iff-2', cue: 'place', when: 'I am home', act: 'I sit down', madeBy: 'person' },
        ]),
        goal.id,
      )
      .run();
    const of = (query: string) => person.get(`/api/goals/${goal.id}/calendar-event?${query}`);
    const rhythm = await of('task=0-0');
    expect(rhythm.body).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=');
    expect(eventsIn(rhythm.body)).toMatchObject([{ summary: 'Open the notebook', isDate: true }]);
    expect(eventsIn((await of('task=0-1')).body)).toHaveLength(2);
    const ifThen = await of('ifThen=iff-1');
    expect(eventsIn(ifThen.body)).toMatchObject([{ summary: 'I stretch', isDate: false }]);
    expect(ifThen.body).toMatch(/DTSTART:\d{8}T073000\r\n/);
    const asks = { goalId: goal.id, subject: 'if-then', subjectId: 'iff-1', at: '07:30' };
    await person.post('/api/reminders', { ...asks, days: [1, 5], byPush: true, byMail: false });
    expect((await of('ifThen=iff-1')).body).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=');
    expect((await of('ifThen=iff-2')).status).toBe(404);
    expect((await of('ifThen=iff-1&task=0-0')).status).toBe(400);
  });

  it('of what has no date, of another’s goal or of two things at once is none', async () => {
    const person = await signedUp();
    const goal = await postGoal(person);
    const path = `/api/goals/${goal.id}/calendar-event`;
    expect((await person.get(`${path}?task=0-1`)).status).toBe(404);
    expect((await person.get(`${path}?milestone=9`)).status).toBe(404);
    expect((await person.get(`${path}?milestone=x`)).status).toBe(400);
    expect((await person.get(`${path}?milestone=1&task=0-0`)).status).toBe(400);
    expect((await (await signedUp()).get(path)).status).toBe(404);
  });
});
