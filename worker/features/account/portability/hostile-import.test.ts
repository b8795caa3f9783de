import { describe, expect, it } from 'vitest';
import { furnished } from '#tests/worker/furnished.ts';
import { bindings, postGoal, signedUp } from '#tests/worker/harness.ts';
import { MOUNTED } from '#tests/worker/mounted.ts';
import { exported, importing, normalised } from '#tests/worker/portability.ts';

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
    [
      'a date that is none',
      { ...hollow, goals: [{ ...goal, createdAt: 'yesterday' }] },
      'goals.0.createdAt',
    ],
    ['half a character', { ...hollow, goals: [{ ...goal, title: '\ud800' }] }, 'goals.0.title'],
    [
      'a title without end',
      { ...hollow, goals: [{ ...goal, title: 'x'.repeat(201) }] },
      'goals.0.title',
    ],
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
    const mine = await postGoal(person);
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
    const theirs = await postGoal(ada, { title: 'Hers' });
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
      await bindings.DB.prepare('select id from learning_units order by id limit 1').all<{
        id: number;
      }>()
    ).results;
    const at = '9999-12-31T23:59:59Z';
    const long = (length: number) => '🌱'.repeat(length / 2);
    const technique = { id: long(100), name: long(300), why: long(2000), source: '' };
    const { status } = await importing(person, {
      ...hollow,
      goals: [
        {
          ...goal,
          createdAt: at,
          completedAt: at,
          clarificationResponses: [{ question: '?', answer: '!' }],
        },
      ],
      journal: [
        { ...entry, content: ' \t ', createdAt: at, updatedAt: at, aiResponse: '', technique },
      ],
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
        {
          id: 1,
          unitId: unit?.id,
          place: 100,
          step: 100,
          dueAt: '2020-01-01T00:00:00Z',
          reviewedAt: null,
        },
      ],
    });
    expect(status).toBe(200);
    const [ownGoal] = (await person.get('/api/goals')).body;
    const pages = MOUNTED.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes(':'),
    ).map(({ path }) => path);
    for (const path of [
      ...pages,
      `/api/goals/${ownGoal.id}/journal`,
      `/api/learning-units/${unit?.id}`,
    ]) {
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
    const { status, body } = await importing(await signedUp(), {
      ...hollow,
      goals: Array(50_000).fill({}),
    });
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
