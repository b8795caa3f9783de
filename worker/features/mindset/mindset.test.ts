import { describe, expect, it } from 'vitest';
import { CHECK_IN_QUESTIONNAIRE } from '#schema/rules/mindset/questionnaire.ts';
import { bindings, type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const CATEGORIES = ['challenges', 'obstacles', 'effort', 'criticism', 'success'];
/** Figures nobody should see where the server can reckon for itself. */
const SENT = {
  overallScore: 5,
  challengesScore: 5,
  obstaclesScore: 5,
  effortScore: 5,
  criticismScore: 5,
  successScore: 5,
};

const answer = (person: Person, questionId: number, score: number) =>
  person.post('/api/mindset/responses', { questionId, score });

/** Answers all twenty: four per category, in the order of the categories. */
async function answerAll(person: Person, perCategory: number[]) {
  for (let id = 1; id <= 20; id++)
    await answer(person, id, perCategory[Math.floor((id - 1) / 4)] as number);
}

async function assess(person: Person, perCategory: number[]) {
  await answerAll(person, perCategory);
  return person.post('/api/mindset/assessments', SENT);
}

const countRows = async (table: string, person: Person) =>
  (
    await bindings.DB.prepare(`select count(*) as n from ${table} where user_id = ?`)
      .bind(person.user.id)
      .first<{ n: number }>()
  )?.n;

describe('the questions', () => {
  it('are twenty, four per category, with five worded options each', async () => {
    const { status, body } = await (await signedUp()).get('/api/mindset/questions');
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(body.map(({ category }: { category: string }) => category)).toEqual(
      CATEGORIES.flatMap((name) => Array(4).fill(name)),
    );
    for (const { options, presentation } of body) {
      expect(options).toHaveLength(5);
      expect(['ascending', 'descending']).toContain(presentation);
    }
  });
});

describe('answering', () => {
  it('keeps each answer as it is given, the last one counts, and who left half-way goes on', async () => {
    const person = await signedUp();
    expect((await answer(person, 1, 2)).status).toBe(201);
    await answer(person, 7, 5);
    await answer(person, 1, 4);
    expect((await person.get('/api/mindset/responses')).body).toEqual([
      { questionId: 1, score: 4 },
      { questionId: 7, score: 5 },
    ]);
  });

  it.each([
    [{ questionId: 1, score: 0 }],
    [{ questionId: 1, score: 6 }],
    [{ questionId: 1, score: 2.5 }],
    [{ questionId: 1, score: '3' }],
    [{ questionId: 21, score: 3 }],
    [{ questionId: -1, score: 3 }],
    [{ score: 3 }],
  ])('refuses %j', async (input) => {
    const person = await signedUp();
    const { status, body } = await person.post('/api/mindset/responses', input);
    expect([status, typeof body.message]).toEqual([400, 'string']);
    expect((await person.get('/api/mindset/responses')).body).toEqual([]);
  });

  it('is nobody else’s business', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    await answer(ada, 1, 2);
    expect((await bob.get('/api/mindset/responses')).body).toEqual([]);
  });
});

describe('an assessment', () => {
  it('is scored by the server from the stored answers, whatever figures are sent', async () => {
    const person = await signedUp();
    const { status, body } = await assess(person, [4, 3, 2, 1, 5]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      overallScore: 3,
      challengesScore: 4,
      obstaclesScore: 3,
      effortScore: 2,
      criticismScore: 1,
      successScore: 5,
      recommendations: { focusAreas: ['criticism', 'effort'] },
    });
    expect((await person.get('/api/mindset/assessments/latest')).body).toEqual(body);
    expect((await person.get('/api/mindset/assessments')).body).toEqual([body]);
    expect((await person.get('/api/mindset/responses')).body).toEqual([]);
  });

  it('takes the figures sent where answers are missing, within their range', async () => {
    const person = await signedUp();
    await answer(person, 1, 1);
    expect((await person.post('/api/mindset/assessments', SENT)).body.overallScore).toBe(5);
    expect(
      (await person.post('/api/mindset/assessments', { ...SENT, effortScore: 5.1 })).status,
    ).toBe(400);
  });

  it('ends onboarding and leaves profile, history, journey event and activity, all at once', async () => {
    const person = await signedUp();
    await assess(person, [4, 3, 2, 1, 5]);
    expect((await person.get('/api/user/onboarding-status')).body).toEqual({
      needsOnboarding: false,
    });
    expect((await person.get('/api/profile')).body).toEqual({
      profileType: 'critic_sensitive',
      primaryWeakness: 'criticism',
      secondaryWeakness: 'effort',
      strengthArea: 'success',
      confidenceLevel: 0.6,
      progressVelocity: 0.5,
      engagementScore: 0.07,
      profileHistory: [
        {
          profileType: 'critic_sensitive',
          overallScore: 3,
          timestamp: expect.any(String),
          questionnaire: 2,
        },
      ],
    });
    const { journeyEvents } = (await person.get('/api/profile/journey-analysis')).body;
    expect(journeyEvents).toEqual([
      expect.objectContaining({
        eventType: 'mindset_improvement',
        impactScore: 0,
        eventData: expect.objectContaining({ responseScore: 0.5 }),
      }),
    ]);
  });

  it('is all or nothing: when one write fails, none is kept', async () => {
    const person = await signedUp();
    await answerAll(person, [3, 3, 3, 3, 3]);
    await bindings.DB.prepare(
      "create trigger fail before insert on user_journey_events begin select raise(abort, 'no'); end",
    ).run();
    const { status } = await person.post('/api/mindset/assessments', SENT);
    await bindings.DB.prepare('drop trigger fail').run();
    expect(status).toBe(500);
    for (const table of [
      'mindset_assessments',
      'user_profiles',
      'user_journey_events',
      'activities',
    ]) {
      expect([table, await countRows(table, person)]).toEqual([table, 0]);
    }
    expect((await person.get('/api/mindset/responses')).body).toHaveLength(20);
    expect((await person.post('/api/mindset/assessments', SENT)).status).toBe(201);
  });

  it('is saved once when two tabs send it at the same time', async () => {
    const person = await signedUp();
    await answerAll(person, [2, 2, 2, 2, 2]);
    const both = await Promise.all([
      person.post('/api/mindset/assessments', SENT),
      person.post('/api/mindset/assessments', SENT),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countRows('mindset_assessments', person)).toBe(1);
  });

  it('is not saved again by another tab that showed the same answers', async () => {
    const person = await signedUp();
    await assess(person, [2, 2, 2, 2, 2]);
    await answer(person, 20, 2);
    const { status, body } = await person.post('/api/mindset/assessments', SENT);
    expect([status, body.message]).toEqual([409, 'These answers have already been saved.']);
    expect(await countRows('mindset_assessments', person)).toBe(1);
  });

  it('taken again moves the profile on and says by how much', async () => {
    const person = await signedUp();
    await assess(person, [3, 3, 3, 2, 3]);
    await assess(person, [4, 3, 3, 3, 4]);
    const profile = (await person.get('/api/profile')).body;
    expect(
      profile.profileHistory.map(({ profileType }: { profileType: string }) => profileType),
    ).toEqual(['critic_sensitive', 'challenger']);
    expect(profile.confidenceLevel).toBe(0.75);
    const journey = (await person.get('/api/profile/journey-analysis')).body;
    expect(
      journey.journeyEvents.map(({ impactScore }: { impactScore: number }) => impactScore),
    ).toEqual([0, 0.6]);
    expect(
      journey.profileEvolution.map(
        ({ confidenceLevel }: { confidenceLevel: number }) => confidenceLevel,
      ),
    ).toEqual([0.6, 0.75]);
    expect(journey.changes).toEqual({
      overall: 0.6,
      challenges: 1,
      obstacles: 0,
      effort: 0,
      criticism: 1,
      success: 1,
    });
    expect(journey.trainingEffectiveness.categoryScores).toEqual({
      challenges: 0.5,
      obstacles: 0,
      effort: 0,
      criticism: 0.33,
      success: 0.5,
    });
  });
});

describe('what the answers are worth', () => {
  it.each([
    [[4, 3, 2, 3, 5], 'clear'],
    [[4, 4, 4, 4, 4], 'same_place'],
  ])('%j is read as %s', async (perCategory, reading) => {
    const person = await signedUp();
    const { body } = await assess(person, perCategory);
    expect([body.reading, body.questionnaire]).toEqual([reading, 2]);
    const { confidenceLevel } = (await person.get('/api/profile')).body;
    expect(confidenceLevel > 0).toBe(reading === 'clear');
  });

  it('is little where answers are missing', async () => {
    const person = await signedUp();
    const { body } = await person.post('/api/mindset/assessments', SENT);
    expect(body.reading).toBe('few_answers');
    expect((await person.get('/api/profile')).body.confidenceLevel).toBe(0);
  });
});

describe('an assessment from the questions as they were', () => {
  const ofOld = (person: Person) =>
    bindings.DB.batch(
      ['mindset_assessments', 'mindset_responses'].map((table) =>
        bindings.DB.prepare(`update ${table} set questionnaire = 1 where user_id = ?`).bind(
          person.user.id,
        ),
      ),
    );

  it('is kept, and not compared with a later one', async () => {
    const person = await signedUp();
    await assess(person, [1, 1, 2, 1, 1]);
    await ofOld(person);
    await assess(person, [4, 4, 3, 4, 4]);
    const { body: all } = await person.get('/api/mindset/assessments');
    expect(all.map(({ questionnaire }: { questionnaire: number }) => questionnaire)).toEqual([
      2, 1,
    ]);
    const journey = (await person.get('/api/profile/journey-analysis')).body;
    expect(journey.changes).toEqual({});
    expect(journey.journeyEvents.at(-1)).toMatchObject({
      impactScore: 0,
      eventData: { description: 'Took the mindset assessment with its new questions' },
    });
    expect((await person.get('/api/profile')).body).toMatchObject({
      progressVelocity: 0.5,
      confidenceLevel: 0.6,
    });
  });

  it('leaves answers that were under way aside: they belong to other questions', async () => {
    const person = await signedUp();
    await answer(person, 1, 5);
    await ofOld(person);
    expect((await person.get('/api/mindset/responses')).body).toEqual([]);
    await answer(person, 1, 2);
    expect((await person.get('/api/mindset/responses')).body).toEqual([
      { questionId: 1, score: 2 },
    ]);
  });
});

describe('the belief itself', () => {
  const beliefOf = (id: number) => `/api/mindset/assessments/${id}/belief`;

  it('is kept beside the assessment, can be answered again, and moves none of its figures', async () => {
    const person = await signedUp();
    const { body: before } = await assess(person, [4, 3, 2, 3, 5]);
    const { status, body } = await person.post(beliefOf(before.id), { answers: [5, 4, 6] });
    expect([status, body]).toEqual([200, { ...before, beliefAnswers: [5, 4, 6] }]);
    await person.post(beliefOf(before.id), { answers: [2, 2, 3] });
    expect((await person.get('/api/mindset/assessments/latest')).body).toEqual({
      ...before,
      beliefAnswers: [2, 2, 3],
    });
  });

  it.each([[{ answers: [5, 4] }], [{ answers: [5, 4, 7] }], [{ answers: [0, 4, 5] }], [{}]])(
    'refuses %j',
    async (input) => {
      const person = await signedUp();
      const { body: taken } = await assess(person, [4, 3, 2, 3, 5]);
      const { status, body } = await person.post(beliefOf(taken.id), input);
      expect([status, typeof body.message]).toEqual([400, 'string']);
    },
  );

  it('is nobody else’s to answer', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { body: taken } = await assess(ada, [4, 3, 2, 3, 5]);
    expect((await bob.post(beliefOf(taken.id), { answers: [5, 4, 6] })).status).toBe(404);
    expect((await ada.get('/api/mindset/assessments/latest')).body.beliefAnswers).toBeNull();
  });
});

describe('before the first assessment', () => {
  it.each(['/api/profile', '/api/profile/interventions', '/api/mindset/assessments/latest'])(
    '%s answers 404',
    async (path) => {
      expect((await (await signedUp()).get(path)).status).toBe(404);
    },
  );

  it('the journey is empty, not an error', async () => {
    expect((await (await signedUp()).get('/api/profile/journey-analysis')).body).toEqual({
      journeyEvents: [],
      totalEvents: 0,
      startedAt: null,
      currentProfile: null,
      profileEvolution: [],
      trainingEffectiveness: { overallScore: 0, categoryScores: {} },
      changes: {},
      milestones: [],
      checkIns: [],
    });
  });
});

describe('interventions', () => {
  it('are for the profile, at least three, most important first, with their source', async () => {
    const person = await signedUp();
    await assess(person, [4, 4, 4, 1, 4]);
    const { body } = await person.get('/api/profile/interventions');
    expect(body.length).toBeGreaterThanOrEqual(3);
    expect(body.length).toBeLessThanOrEqual(6);
    for (const intervention of body) {
      expect(intervention).toEqual({
        id: expect.any(Number),
        title: expect.any(String),
        description: expect.any(String),
        actionItems: expect.any(Array),
        category: expect.any(String),
        source: expect.any(String),
      });
    }
  });

  it('include those for a quiet stretch only after one', async () => {
    const person = await signedUp();
    await assess(person, [3, 3, 3, 3, 3]);
    const titles = async () =>
      (await person.get('/api/profile/interventions')).body.map(({ id }: { id: number }) => id);
    const fresh = await titles();
    await bindings.DB.prepare(
      "update activities set created_at = '2020-01-01T00:00:00.000Z' where user_id = ?",
    )
      .bind(person.user.id)
      .run();
    expect(await titles()).not.toEqual(fresh);
  });
});

describe('the journey', () => {
  it('takes in goals and milestones, once each, oldest first', async () => {
    const person = await signedUp();
    const goal = await postGoal(person, { title: 'Swim across the lake' });
    await person.patch(`/api/goals/${goal.id}`, { milestone: 0 });
    await person.patch(`/api/goals/${goal.id}`, { completed: true });
    await person.patch(`/api/goals/${goal.id}`, { completed: true });
    const { journeyEvents, milestones, totalEvents } = (
      await person.get('/api/profile/journey-analysis')
    ).body;
    expect(
      journeyEvents.map((event: any) => [
        event.eventType,
        event.eventData.description,
        event.impactScore,
      ]),
    ).toEqual([
      ['milestone_reached', 'Reached “Step 1”', 0.1],
      ['goal_completion', 'Completed “Swim across the lake”', 0.3],
    ]);
    expect(milestones).toEqual([
      {
        description: 'Completed “Swim across the lake”',
        date: expect.any(String),
        impactScore: 0.3,
      },
    ]);
    expect(totalEvents).toBe(2);
  });

  it('is bounded and still says how much there is', async () => {
    const person = await signedUp();
    await bindings.DB.prepare(
      `insert into user_journey_events (user_id, event_type, category, timestamp)
       with recursive n(i) as (select 0 union all select i + 1 from n where i < 499)
       select ?, 'training_response', 'effort', strftime('%Y-%m-%dT%H:%M:%fZ', '2025-01-01', '+' || i || ' hours') from n`,
    )
      .bind(person.user.id)
      .run();
    const { journeyEvents, totalEvents, startedAt } = (
      await person.get('/api/profile/journey-analysis')
    ).body;
    expect([journeyEvents.length, totalEvents, startedAt]).toEqual([
      100,
      500,
      '2025-01-01T00:00:00.000Z',
    ]);
    const times = journeyEvents.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(times).toEqual([...times].sort());
  });

  it('shows nothing of anybody else', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    await assess(ada, [3, 3, 3, 3, 3]);
    expect((await bob.get('/api/profile/journey-analysis')).body.totalEvents).toBe(0);
  });
});

describe('a check-in', () => {
  it('is totalled, judged and kept in the journey, and leaves the profile alone', async () => {
    const person = await signedUp();
    await assess(person, [3, 3, 3, 3, 3]);
    const before = (await person.get('/api/profile')).body;
    const { status, body } = await person.post('/api/profile/check-ins', {
      answers: [1, 2, 3, 4, 4, 3, 2, 1],
    });
    expect([status, body]).toEqual([
      201,
      { total: 20, result: 'mixed', questionnaire: 1, createdAt: expect.any(String) },
    ]);
    expect((await person.get('/api/profile/check-ins')).body).toEqual([body]);
    expect((await person.get('/api/profile')).body).toEqual(before);
    const { journeyEvents, checkIns } = (await person.get('/api/profile/journey-analysis')).body;
    expect(journeyEvents.at(-1)).toMatchObject({ eventType: 'check_in', eventData: { total: 20 } });
    expect(checkIns).toEqual([body]);
  });

  it('keeps which version of the questions was answered', async () => {
    const person = await signedUp();
    const answers = [4, 4, 4, 4, 4, 4, 4, 4];
    await person.post('/api/profile/check-ins', { answers, questionnaire: CHECK_IN_QUESTIONNAIRE });
    const [latest] = (await person.get('/api/profile/check-ins')).body;
    expect(latest).toMatchObject({ total: 32, questionnaire: CHECK_IN_QUESTIONNAIRE });
    const unheard = { answers, questionnaire: CHECK_IN_QUESTIONNAIRE + 1 };
    expect((await person.post('/api/profile/check-ins', unheard)).status).toBe(400);
  });

  it.each([
    [[1, 2, 3], 'Please answer all questions to get your mindset score.'],
    [[1, 2, 3, 4, 4, 3, 2, 5], 'This value is not valid'],
  ])('refuses %j', async (answers, message) => {
    const { status, body } = await (await signedUp()).post('/api/profile/check-ins', { answers });
    expect([status, body.message]).toEqual([400, message]);
  });
});
