import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EXPORT_LISTS, ExportFile } from '#schema/contracts/export-file.ts';
import { furnished } from '#tests/worker/furnished.ts';
import { aGoal, asPremium, bindings, type Person, registered, signedUp } from '#tests/worker/harness.ts';
import { aPath, onPlan } from '#tests/worker/learning.ts';
import { MOUNTED } from '#tests/worker/mounted.ts';

const exported = async (person: Person): Promise<any> => {
  const { status, body, headers } = await person.get('/api/export.json');
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="yet-export.json"');
  return z.parse(ExportFile, body);
};
const importing = (person: Person, file: unknown) => person.post('/api/import', file);

/** Lists that are told and not read in again: shares and notes are between two, payments are no file's to grant. */
const TOLD_ONLY = ['shares', 'notes', 'payments'];

/**
 * Two exports made comparable: rows keep their order, ids become places in it, and what differs between two accounts by
 * nature (who it is, when it was exported) is left out.
 */
function normalised(file: any) {
  const places = new Map<string, Map<number, number>>();
  for (const list of EXPORT_LISTS)
    places.set(list, new Map((file[list] ?? []).map((row: any, index: number) => [row.id, index + 1])));
  const placeOf = (list: string, id: unknown) =>
    typeof id === 'number' ? (places.get(list)?.get(id) ?? -1) : id;
  const lists = EXPORT_LISTS.filter((list) => !TOLD_ONLY.includes(list)).map((list) => {
    const rows = file[list].map(({ id: _, ...row }: any) => {
      if ('goalId' in row) row.goalId = placeOf('goals', row.goalId);
      if ('conversationId' in row) row.conversationId = placeOf('conversations', row.conversationId);
      if ('assessmentId' in row) row.assessmentId = placeOf('assessments', row.assessmentId);
      for (const facts of ['metadata', 'eventData'])
        if (row[facts]?.goalId !== undefined)
          row[facts] = { ...row[facts], goalId: placeOf('goals', row[facts].goalId) };
      return row;
    });
    return [list, rows];
  });
  return {
    ...Object.fromEntries(lists),
    preferences: file.account.preferences,
    profile: file.profile && { ...file.profile, createdAt: undefined },
  };
}

describe('an export', () => {
  it('holds everything a person has, in the contract’s shape, and nothing secret', async () => {
    const person = await furnished({ email: undefined });
    const file = await exported(person);
    for (const list of EXPORT_LISTS.filter((name) => !['shares', 'notes'].includes(name)))
      expect([list, file[list].length > 0]).toEqual([list, true]);
    expect(file.account).toMatchObject({ username: person.user.username, subscriptionTier: 'premium' });
    const text = JSON.stringify(file);
    expect(text).not.toMatch(/scrypt|"password"|token|stripe|shareCode|reference"|sessionId/i);
  });

  it('holds nothing of anybody else', async () => {
    const [ada, bob] = [await furnished(), await signedUp()];
    await aGoal(bob, { title: 'Bob’s own' });
    const [fileOfAda, fileOfBob] = [await exported(ada), await exported(bob)];
    expect(JSON.stringify(fileOfAda)).not.toContain('Bob’s own');
    expect(fileOfBob.goals.map(({ title }: any) => title)).toEqual(['Bob’s own']);
    expect(fileOfBob.journal).toEqual([]);
  });

  it('is whole however many pages it takes', async () => {
    const person = await signedUp();
    const goals = [await aGoal(person), await aGoal(person), await aGoal(person)];
    await bindings.DB.prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 1299)
       insert into journal_entries (goal_id, content) select case i % 3 when 0 then ?1 when 1 then ?2 else ?3 end, 'Entry ' || i from n`,
    )
      .bind(...goals.map(({ id }) => id))
      .run();
    const { journal } = await exported(person);
    expect(new Set(journal.map(({ content }: any) => content)).size).toBe(1300);
  });

  it('is an account’s own, and limited', async () => {
    const person = await signedUp();
    const answers = [];
    for (let asked = 0; asked < 21; asked++) answers.push((await person.get('/api/export.json')).status);
    expect(answers.filter((status) => status === 200).length).toBe(20);
    expect(answers.at(-1)).toBe(429);
  });

  it('as Markdown tells goals with their journal by date, chats and assessments', async () => {
    const person = await furnished();
    const { status, body, headers } = await person.get('/api/export.md');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    const today = new Date().toISOString().slice(0, 10);
    for (const words of [
      `# What Yet keeps of ${person.user.username}`,
      '### Swim across the lake',
      '- [x] **Step 1**',
      '- [ ] **Step 2**',
      `##### ${today}`,
      'Swam ten lengths. 🏊',
      '> Eden: ',
      '### Without a conversation',
      'It was the oven.',
      '| 3.6 (Growth-Oriented) |',
      '\\# Only a line',
      'Not yet is a *time* word',
    ])
      expect(body).toContain(words);
    // Under its own goal: what is written of the bread stands between its heading and the next section.
    const bread = body.slice(body.indexOf('### Bake'), body.indexOf('## Conversations'));
    expect(bread).toContain('Flat again.');
    expect(bread).not.toContain('Swam');
  });
});

describe('an import', () => {
  it('into a fresh account gives back what was exported', async () => {
    const [ada, bob] = [await furnished(), await registered()];
    const original = await exported(ada);
    const { status, body } = await importing(bob, original);
    expect(status).toBe(200);
    for (const list of EXPORT_LISTS.filter((name) => !TOLD_ONLY.includes(name)))
      expect([list, body[list]]).toEqual([list, { added: original[list].length, skipped: 0 }]);
    expect(normalised(await exported(bob))).toEqual(normalised(original));
    expect((await bob.get('/api/user')).body).toMatchObject({
      username: bob.user.username,
      hasCompletedInitialQuiz: true,
      coachTone: 'neutral',
      subscriptionTier: 'free',
      isAdmin: false,
    });
    const [goal] = (await bob.get('/api/goals')).body;
    expect((await bob.get(`/api/goals/${goal.id}/journal`)).status).toBe(200);
  });

  it('twice changes nothing, nor does one’s own export', async () => {
    const [ada, bob] = [await furnished(), await registered()];
    const original = await exported(ada);
    await importing(bob, original);
    const before = await exported(bob);
    for (const file of [original, before]) {
      const { body } = await importing(bob, file);
      for (const [list, { added }] of Object.entries<any>(body)) expect([list, added]).toEqual([list, 0]);
    }
    expect({ ...(await exported(bob)), exportedAt: '' }).toEqual({ ...before, exportedAt: '' });
  });

  it('joins what is there: nothing of it is lost or changed', async () => {
    const [ada, bob] = [await furnished(), await furnished()];
    const [own, theirs] = [await exported(bob), await exported(ada)];
    expect((await importing(bob, theirs)).status).toBe(200);
    const joined = await exported(bob);
    expect(joined.goals.length).toBe(own.goals.length + theirs.goals.length);
    expect(joined.journal.length).toBe(own.journal.length + theirs.journal.length);
    for (const list of ['goals', 'journal', 'chat', 'assessments', 'progress'])
      expect(joined[list]).toEqual(expect.arrayContaining(own[list]));
    const times = joined.profile.profileHistory.map(({ timestamp }: any) => timestamp);
    expect(times).toEqual([...times].sort());
    expect(times.length).toBe(own.profile.profileHistory.length + theirs.profile.profileHistory.length);
  });

  it('of two at once adds everything once', async () => {
    const [ada, bob] = [await furnished(), await registered()];
    const original = await exported(ada);
    await Promise.all([importing(bob, original), importing(bob, original)]);
    expect(normalised(await exported(bob))).toEqual(normalised(original));
  });

  it('skips what is about content that is not here', async () => {
    const person = await signedUp();
    const file = await exported(await furnished());
    file.progress[0].unitId = 999_999;
    file.stickers = [{ ...file.stickers[0], stickerId: 999_999 }];
    const { status, body } = await importing(person, file);
    expect(status).toBe(200);
    expect(body).toMatchObject({ progress: { added: 0, skipped: 1 }, stickers: { added: 0, skipped: 1 } });
  });

  it.each([
    ['free', 'pro', 0],
    ['pro', 'pro', 2],
    ['pro', 'premium', 0],
    ['free', 'free', 2],
  ] as const)('on a %s plan, of reviews of a %s path, reads in %i', async (plan, tier, added) => {
    const person = await signedUp();
    await onPlan(person, plan);
    const { unitIds } = await aPath({ tier, units: [['text']] });
    const file = await exported(await furnished());
    file.progress = [{ ...file.progress[0], unitId: unitIds[0], completed: true }];
    file.reviews = [0, 1].map((place) => ({ ...file.reviews[0], id: place + 1, unitId: unitIds[0], place }));
    expect((await importing(person, file)).body.reviews).toEqual({ added, skipped: 2 - added });
    expect((await person.get('/api/learning/reviews')).body.due.length).toBe(added);
  });

  it('reads in what Eden should know as far as there is room for it', async () => {
    const person = await signedUp();
    const note = (id: number) => ({ id, content: `Note ${id}`, createdAt: '2026-03-01T00:00:00.000Z' });
    const coachNotes = Array.from({ length: 25 }, (_, index) => note(index + 1));
    const file = { format: 'yet-export', version: 1, exportedAt: '2026-03-01T00:00:00.000Z', coachNotes };
    expect((await importing(person, file)).body).toEqual({ coachNotes: { added: 20, skipped: 5 } });
    expect((await importing(person, file)).body).toEqual({ coachNotes: { added: 0, skipped: 25 } });
  });

  it('holds a free account to its open goals, and then reads in nothing', async () => {
    const ada = await signedUp();
    await asPremium(ada);
    for (let made = 0; made < 26; made++) await aGoal(ada, { title: `Goal ${made}`, roadmap: null });
    const bob = await signedUp();
    const { status, body } = await importing(bob, await exported(ada));
    expect([status, body.message]).toEqual([403, expect.stringContaining('more open goals')]);
    expect((await exported(bob)).goals).toEqual([]);
    await asPremium(bob);
    expect((await importing(bob, await exported(ada))).body.goals).toEqual({ added: 26, skipped: 0 });
  });
});

describe('a hostile import', () => {
  const hollow = { format: 'yet-export', version: 1, exportedAt: '2026-03-01T00:00:00.000Z' };
  const entry = {
    id: 1,
    goalId: 1,
    content: 'Mine now',
    createdAt: '2026-03-01T00:00:00.000Z',
    updatedAt: null,
    aiResponse: null,
    coach: null,
    technique: null,
    templateId: null,
  };
  const goal = {
    id: 1,
    title: 'Aim',
    description: null,
    completed: false,
    completedAt: null,
    createdAt: '2026-03-01T00:00:00.000Z',
    targetDate: null,
    milestone: -1,
    roadmap: { milestones: [] },
    clarificationResponses: [],
  };
  const event = {
    id: 1,
    eventType: 'x',
    category: 'x',
    impactScore: 0,
    timestamp: '2026-03-01T00:00:00.000Z',
    eventData: {},
  };

  it.each<[string, unknown, string]>([
    ['nothing', {}, 'format'],
    ['another format', { ...hollow, format: 'else' }, 'format'],
    ['a later version', { ...hollow, version: 2 }, 'version'],
    ['an unknown list', { ...hollow, users: [{ isAdmin: true }] }, ''],
    ['an account of its own', { ...hollow, account: { isAdmin: true } }, 'account.username'],
    ['a goal with a field more', { ...hollow, goals: [{ ...goal, userId: 1 }] }, 'goals.0'],
    ['text for a number', { ...hollow, goals: [{ ...goal, milestone: '1' }] }, 'goals.0.milestone'],
    [
      'more milestones than there are',
      { ...hollow, goals: [{ ...goal, milestone: 3 }] },
      'goals.0.milestone',
    ],
    ['a date that is none', { ...hollow, goals: [{ ...goal, createdAt: 'yesterday' }] }, 'goals.0.createdAt'],
    ['half a character', { ...hollow, goals: [{ ...goal, title: '\ud800' }] }, 'goals.0.title'],
    ['a title without end', { ...hollow, goals: [{ ...goal, title: 'x'.repeat(201) }] }, 'goals.0.title'],
    ['a goal of somebody else', { ...hollow, journal: [entry] }, 'journal.0.goalId'],
    ['an id given twice', { ...hollow, goals: [goal, { ...goal, title: 'Other' }] }, 'goals.1.id'],
    [
      'facts in facts',
      { ...hollow, journey: [{ ...event, eventData: { a: { b: 1 } } }] },
      'journey.0.eventData.a',
    ],
    ['a list that is none', { ...hollow, goals: { length: 3 } }, 'goals'],
  ])('with %s is refused, and says where', async (_what, file, path) => {
    const person = await signedUp();
    const mine = await aGoal(person);
    const { status, body } = await importing(person, file);
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
    expect((await exported(person)).goals.map(({ id }: any) => id)).toEqual([mine.id]);
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"format":"yet-export","version":1,"exportedAt":"2026-03-01T00:00:00.000Z"}',
    `{"format":"yet-export","version":1,"exportedAt":"2026-03-01T00:00:00.000Z","goals":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  ])('of prototypes or depth is refused: %.60s', async (raw) => {
    const person = await signedUp();
    const { status } = await person.send('POST', '/api/import', {
      raw,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(status).toBe(400);
    expect(({} as any).isAdmin).toBeUndefined();
  });

  it('leaves a prototype among the facts behind', async () => {
    const person = await signedUp();
    const facts = JSON.parse('{"__proto__":{"isAdmin":true},"total":3}');
    await importing(person, { ...hollow, journey: [{ ...event, eventData: facts }] });
    expect(JSON.stringify((await exported(person)).journey[0].eventData)).toBe('{"total":3}');
  });

  it('reaches nobody’s rows: not by ids in facts, nor by the identity of another’s goal', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const theirs = await aGoal(ada, { title: 'Hers' });
    const [hers] = (await exported(ada)).goals;
    const file = {
      ...hollow,
      goals: [{ ...hers, id: theirs.id }],
      journal: [{ ...entry, goalId: theirs.id }],
      journey: [{ ...event, eventData: { goalId: theirs.id + 1 } }],
    };
    expect((await importing(bob, file)).status).toBe(200);
    expect((await ada.get(`/api/goals/${theirs.id}/journal`)).body).toEqual([]);
    const [own] = (await bob.get('/api/goals')).body;
    expect(own.id).not.toBe(theirs.id);
    expect((await exported(bob)).journey.at(-1).eventData).toEqual({ goalId: -(theirs.id + 1) });
  });

  it('at the edge of what is allowed leaves every page readable', async () => {
    const person = await signedUp();
    const [unit] = (
      await bindings.DB.prepare('select id from learning_units order by id limit 1').all<{ id: number }>()
    ).results;
    const at = '9999-12-31T23:59:59Z';
    const long = (length: number) => '🌱'.repeat(length / 2);
    const technique = { id: long(100), name: long(300), why: long(2000), source: '' };
    const { status } = await importing(person, {
      ...hollow,
      goals: [
        { ...goal, createdAt: at, completedAt: at, clarificationResponses: [{ question: '?', answer: '!' }] },
      ],
      journal: [{ ...entry, content: ' \t ', createdAt: at, updatedAt: at, aiResponse: '', technique }],
      chat: [
        {
          ...entry,
          goalId: undefined,
          updatedAt: undefined,
          aiResponse: undefined,
          conversationId: null,
          response: null,
          technique,
        },
      ],
      conversations: [{ id: 1, title: '', createdAt: at, updatedAt: at }],
      assessments: [
        {
          id: 1,
          overallScore: 1.005,
          challengesScore: 1,
          obstaclesScore: 5,
          effortScore: 3,
          criticismScore: 2,
          successScore: 4,
          createdAt: at,
          recommendations: null,
        },
      ],
      journey: [
        { ...event, timestamp: at, eventData: { description: '', responseScore: -7 } },
        { ...event, id: 2, eventType: 'check_in', eventData: { total: 8 } },
        {
          ...event,
          id: 3,
          eventType: 'goal_completion',
          eventData: { [long(60)]: [1, null] },
        },
      ],
      activities: [
        {
          id: 1,
          type: long(100),
          description: '',
          metadata: { goalId: 1, shareId: 1, words: 'many' },
          createdAt: at,
          localDay: '9999-12-31',
          localHour: 0,
          season: null,
        },
      ],
      progress: [
        {
          id: 1,
          unitId: unit?.id,
          title: '',
          completed: true,
          completedAt: null,
          notes: '',
          masteryScore: null,
          attemptsCount: 0,
          timeSpent: 0,
          difficultyAttempted: -5,
          strugglingAreas: [],
          strengthAreas: [],
          engagementScore: null,
          adaptiveAdjustments: {},
          answers: [-1],
          written: [''],
          openedAt: at,
        },
      ],
      reviews: [
        { id: 1, unitId: unit?.id, place: 100, step: 100, dueAt: '2020-01-01T00:00:00Z', reviewedAt: null },
      ],
    });
    expect(status).toBe(200);
    const [ownGoal] = (await person.get('/api/goals')).body;
    const pages = MOUNTED.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes(':'),
    ).map(({ path }) => path);
    for (const path of [...pages, `/api/goals/${ownGoal.id}/journal`, `/api/learning-units/${unit?.id}`]) {
      const answer = await person.get(path);
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
    expect(normalised(await exported(person)).journal.length).toBe(1);
  });

  it('of very many rows takes a moment, not their square', { timeout: 8_000 }, async () => {
    const person = await signedUp();
    const [row] = (await exported(await furnished())).activities;
    const activities = Array.from({ length: 24_000 }, (_, index) => ({
      ...{ ...row, id: index + 1, metadata: {}, createdAt: '2026-03-01T00:00:00.000Z' },
      description: `${index}`,
    }));
    const { status, body } = await importing(person, { ...hollow, activities });
    expect([status, body]).toEqual([200, { activities: { added: 24_000, skipped: 0 } }]);
  });

  it('with more faults than can be told is refused like any other', async () => {
    const { status, body } = await importing(await signedUp(), { ...hollow, goals: Array(50_000).fill({}) });
    expect([status, body]).toEqual([400, { message: 'This input is not valid' }]);
  });

  it('of more than five megabytes is refused before it is read, and a large one below that is read', async () => {
    const person = await signedUp();
    const huge = { ...hollow, goals: [{ ...goal, description: 'x'.repeat(5_300_000) }] };
    expect((await importing(person, huge)).status).toBe(413);
    const journal = Array.from({ length: 240 }, (_, index) => ({
      ...entry,
      id: index + 1,
      content: `${index} ${'ß'.repeat(9_900)}`,
    }));
    const { status, body } = await importing(person, { ...hollow, goals: [goal], journal });
    expect([status, body]).toEqual([
      200,
      { goals: { added: 1, skipped: 0 }, journal: { added: 240, skipped: 0 } },
    ]);
  });
});
