import { describe, expect, it } from 'vitest';
import { bindings, type Person, signedUp } from '#tests/worker/harness.ts';
import { aPath, assessed, countRows, finish, onPlan, run } from '#tests/worker/learning.ts';

const progressUrl = (unitId: number | undefined) => `/api/learning-units/${unitId}/progress`;
const ten = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, act));

const stickersOf = async (person: Person): Promise<string[]> =>
  (await person.get('/api/stickers/user')).body.map(
    ({ sticker }: { sticker: { name: string } }) => sticker.name,
  );
const activityTypes = async (person: Person): Promise<string[]> =>
  (await person.get('/api/activities')).body.map(({ type }: { type: string }) => type);
const milestonesOf = async (person: Person) =>
  (await person.get('/api/profile/journey-analysis')).body.journeyEvents.filter(
    ({ eventType }: { eventType: string }) => eventType === 'learning_milestone',
  );
const enrollmentIn = async (person: Person, pathId: number) =>
  (await person.get('/api/user/enrollments')).body.find((one: { pathId: number }) => one.pathId === pathId);

describe('opening a unit', () => {
  it('makes one record, whatever is sent how often', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath();
    const { status, body } = await person.post(progressUrl(unitIds[0]), {});
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        unitId: unitIds[0],
        completed: false,
        completedAt: null,
        notes: null,
        masteryScore: null,
        attemptsCount: 1,
        timeSpent: null,
        answers: null,
        written: null,
        difficultyAttempted: 2,
        engagementScore: 0,
        openedAt: expect.any(String),
      },
    ]);
    const all = await ten(() => person.post(progressUrl(unitIds[0]), {}));
    for (const answer of all)
      expect([answer.status, answer.body.id, answer.body.attemptsCount]).toEqual([201, body.id, 1]);
    expect(await countRows('user_progress', person)).toBe(1);
  });

  it('shows in what was opened last, and a change does not', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath();
    const first = (await person.post(progressUrl(unitIds[0]), {})).body;
    await person.post(progressUrl(unitIds[1]), {});
    const patched = (await person.patch(`/api/user-progress/${first.id}`, { notes: 'Later' })).body;
    expect(patched.openedAt).toBe(first.openedAt);
    const idsOf = async (query = '') =>
      (await person.get(`/api/user/progress${query}`)).body.map(({ unitId }: { unitId: number }) => unitId);
    expect(await idsOf()).toEqual([unitIds[1], unitIds[0]]);
    expect(await idsOf(`?unitId=${unitIds[0]}`)).toEqual([unitIds[0]]);
    expect(await idsOf('?limit=1')).toEqual([unitIds[1]]);
    expect((await person.get('/api/user/progress?unitId=x')).status).toBe(400);
  });
});

describe('notes and time', () => {
  it('are kept, cleared and added up, and leave the rest as it is', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath();
    const { id } = (await person.post(progressUrl(unitIds[0]), { notes: ' Mine ', secondsSpent: 60 })).body;
    const url = `/api/user-progress/${id}`;
    expect((await person.patch(url, { completed: true })).body).toMatchObject({
      notes: 'Mine',
      timeSpent: 60,
    });
    expect((await person.patch(url, { secondsSpent: 240 })).body).toMatchObject({
      notes: 'Mine',
      timeSpent: 300,
      completed: true,
      engagementScore: 1,
    });
    expect((await person.patch(url, { notes: null })).body).toMatchObject({ notes: null, timeSpent: 300 });
  });

  it.each([
    [{}],
    [{ notes: 'x'.repeat(10_001) }],
    [{ completed: 'yes' }],
    [{ secondsSpent: -1 }],
    [{ secondsSpent: 7201 }],
    [{ answers: [10] }],
  ])('are refused when they do not fit: %j', async (input) => {
    const person = await signedUp();
    const { unitIds } = await aPath();
    const { id } = (await person.post(progressUrl(unitIds[0]), {})).body;
    const { status, body } = await person.patch(`/api/user-progress/${id}`, input);
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });

  it('of another person are 404', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const { unitIds } = await aPath();
    const { body } = await ada.post(progressUrl(unitIds[0]), { notes: 'Mine' });
    const foreign = await bob.patch(`/api/user-progress/${body.id}`, { notes: 'Yours', completed: true });
    expect([foreign.status, foreign.body]).toEqual([404, { message: 'Progress not found' }]);
    expect((await ada.get('/api/user/progress')).body).toEqual([body]);
    expect((await bob.get('/api/user/progress')).body).toEqual([]);
    expect((await bob.get(`/api/user/progress?unitId=${unitIds[0]}`)).body).toEqual([]);
  });
});

describe('a quiz', () => {
  const aQuiz = async () => (await aPath({ units: [['quiz', 'text']] })).unitIds[0];

  it('is scored by the server, completes its unit whatever the result, and keeps the best', async () => {
    const person = await signedUp();
    const unitId = await aQuiz();
    const first = (await person.post(progressUrl(unitId), { answers: [0, 1, 1] })).body;
    expect(first).toMatchObject({
      completed: true,
      masteryScore: 0.33,
      answers: [0, 1, 1],
      attemptsCount: 1,
    });
    const url = `/api/user-progress/${first.id}`;
    expect((await person.patch(url, { answers: [0, 0, 0] })).body).toMatchObject({
      masteryScore: 1,
      attemptsCount: 2,
    });
    expect((await person.patch(url, { answers: [1, 1, 0] })).body).toMatchObject({
      completed: true,
      masteryScore: 1,
      answers: [1, 1, 0],
      attemptsCount: 3,
    });
    expect(await stickersOf(person)).toContain('Second Sowing');
    expect((await activityTypes(person)).filter((type) => type === 'unit_completed')).toHaveLength(1);
  });

  it('that was opened before it was answered is still at its first attempt', async () => {
    const person = await signedUp();
    const unitId = await aQuiz();
    const attempts = async (sent: object) =>
      (await person.post(progressUrl(unitId), sent)).body.attemptsCount;
    expect(await attempts({})).toBe(1);
    expect(await attempts({ answers: [0, 1, 1] })).toBe(1);
    expect(await attempts({ notes: 'Once more' })).toBe(1);
    expect(await attempts({ answers: [0, 0, 0] })).toBe(2);
  });

  it('may be finished and left unticked', async () => {
    const person = await signedUp();
    const answer = await person.post(progressUrl(await aQuiz()), { answers: [0, 0, 0], completed: false });
    expect(answer.body).toMatchObject({ completed: false, completedAt: null, masteryScore: 1 });
  });

  it('counts every attempt of several at once', async () => {
    const person = await signedUp();
    const unitId = await aQuiz();
    await ten(() => person.post(progressUrl(unitId), { answers: [0, 0, 1] }));
    const [record] = (await person.get('/api/user/progress')).body;
    expect([record.attemptsCount, record.masteryScore]).toEqual([10, 0.67]);
    expect(await countRows('activities', person, "type = 'unit_completed'")).toBe(1);
  });

  it.each([
    [[0, 0], 'Please answer every question'],
    [[0, 0, 0, 0], 'Please answer every question'],
    [[0, 0, 2], 'One of these answers is not among the options'],
  ])('refuses %j', async (answers, message) => {
    const person = await signedUp();
    const { status, body } = await person.post(progressUrl(await aQuiz()), { answers });
    expect([status, body]).toEqual([400, { message, issues: [{ path: 'answers', message }] }]);
    expect(await countRows('user_progress', person)).toBe(0);
  });

  it('is nothing that a text unit has', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath();
    const { status, body } = await person.post(progressUrl(unitIds[0]), { answers: [0] });
    expect([status, body.message]).toEqual([400, 'This unit asks no questions']);
  });
});

describe('an exercise', () => {
  it('keeps what is written, and is ticked by hand', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath({ units: [['exercise']] });
    const first = (await person.post(progressUrl(unitIds[0]), { written: ['It rained', ''] })).body;
    expect(first).toMatchObject({ written: ['It rained', ''], completed: false });
    const url = `/api/user-progress/${first.id}`;
    await person.patch(url, { completed: true });
    expect((await person.patch(url, { completed: false })).body).toMatchObject({
      written: ['It rained', ''],
      completed: false,
    });
    const refused = await person.patch(url, { written: ['a', 'b', 'c'] });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'There are more texts here than the unit asks for',
    ]);
  });
});

describe('finishing a unit', () => {
  it('leaves record, activity, sticker, reviews and an enrolment with its figures', async () => {
    const person = await signedUp();
    const { id, unitIds } = await aPath();
    const { body } = await person.post(progressUrl(unitIds[0]), { completed: true, secondsSpent: 300 });
    expect(body).toMatchObject({ completed: true, completedAt: expect.any(String), engagementScore: 0.8 });
    expect(await activityTypes(person)).toEqual(['unit_completed']);
    expect((await person.get('/api/activities')).body[0]).toMatchObject({
      description: expect.stringMatching(/^Finished “Unit 1 of/),
      metadata: { unitId: unitIds[0], type: 'text' },
    });
    expect(await stickersOf(person)).toEqual(['Garden Trowel']);
    expect(await countRows('review_items', person, 'step = 0 and due_at is not null')).toBe(2);
    expect(await enrollmentIn(person, id)).toMatchObject({
      completedAt: null,
      personalizedDifficulty: 2,
      learningVelocity: 0.5,
      engagementLevel: 0.8,
      strugglingAreas: [],
    });
  });

  it('happens once, however often it is ticked and unticked', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath();
    const first = (await person.post(progressUrl(unitIds[0]), { completed: true, notes: 'Mine' })).body;
    const url = `/api/user-progress/${first.id}`;
    const unticked = (await person.patch(url, { completed: false })).body;
    expect(unticked).toMatchObject({ completed: false, completedAt: first.completedAt, notes: 'Mine' });
    const again = (await person.patch(url, { completed: true })).body;
    expect([again.completed, again.completedAt]).toEqual([true, first.completedAt]);
    expect(await activityTypes(person)).toEqual(['unit_completed']);
    expect(await countRows('review_items', person)).toBe(2);
  });

  it('happens once when it is asked for ten times at once', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath();
    const all = await ten(() => person.post(progressUrl(unitIds[0]), { completed: true }));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await countRows('user_progress', person)).toBe(1);
    expect(await countRows('activities', person)).toBe(1);
    expect(await countRows('review_items', person)).toBe(2);
    expect(await countRows('user_path_enrollments', person)).toBe(1);
  });

  it('is all or nothing: when one write fails, none is kept', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath({ units: [['text']] });
    await run(
      "create trigger fail before insert on user_journey_events begin select raise(abort, 'no'); end",
    );
    const { status } = await person.post(progressUrl(unitIds[0]), { completed: true });
    await run('drop trigger fail');
    expect(status).toBe(500);
    for (const table of [
      'user_progress',
      'activities',
      'review_items',
      'user_path_enrollments',
      'user_stickers',
    ]) {
      expect([table, await countRows(table, person)]).toEqual([table, 0]);
    }
    expect((await person.post(progressUrl(unitIds[0]), { completed: true })).status).toBe(201);
    expect(await milestonesOf(person)).toHaveLength(1);
  });

  it('names what is worth another look, and lets the difficulty follow mastery', async () => {
    const person = await signedUp();
    const { id, title, unitIds } = await aPath({ units: [['quiz', 'quiz', 'text']] });
    await person.post(progressUrl(unitIds[0]), { answers: [0, 1, 1] });
    expect(await enrollmentIn(person, id)).toMatchObject({
      strugglingAreas: [`Unit 1 of ${title}`],
      personalizedDifficulty: 1.38,
    });
    await person.post(progressUrl(unitIds[0]), { answers: [0, 0, 0] });
    expect(await enrollmentIn(person, id)).toMatchObject({
      strugglingAreas: [],
      personalizedDifficulty: 2.5,
    });
  });
});

describe('finishing the last open unit', () => {
  it('finishes the path: enrolment, activity, journey and sticker, once and for all', async () => {
    const person = await signedUp();
    const path = await aPath({ title: 'A short path' });
    await finish(person, path);
    const enrollment = await enrollmentIn(person, path.id);
    expect(enrollment.completedAt).toEqual(expect.any(String));
    expect((await activityTypes(person))[0]).toBe('path_completed');
    expect(await milestonesOf(person)).toEqual([
      expect.objectContaining({
        impactScore: 0.3,
        category: 'learning',
        eventData: { description: 'Finished the path “A short path”', pathId: path.id },
      }),
    ]);
    expect(await stickersOf(person)).toContain('Straw Hat');

    const [record] = (await person.get(`/api/user/progress?unitId=${path.unitIds[1]}`)).body;
    for (const completed of [false, true, true]) {
      await person.patch(`/api/user-progress/${record.id}`, { completed });
    }
    await person.delete(`/api/learning-paths/${path.id}/enroll`);
    expect((await person.post(`/api/learning-paths/${path.id}/enroll`)).body.completedAt).toBe(
      enrollment.completedAt,
    );
    for (const completed of [false, true]) {
      await person.patch(`/api/user-progress/${record.id}`, { completed });
    }
    expect((await activityTypes(person)).filter((type) => type === 'path_completed')).toHaveLength(1);
    expect(await milestonesOf(person)).toHaveLength(1);
    expect((await enrollmentIn(person, path.id)).completedAt).toBe(enrollment.completedAt);
  });

  it('finishes it once when the last two are finished at the same moment, ten times over', async () => {
    const person = await signedUp();
    const { id, unitIds } = await aPath();
    await finish(person, { unitIds: unitIds.slice(0, 2) });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        person.post(progressUrl(unitIds[2 + (index % 2)]), { completed: true }),
      ),
    );
    expect((await enrollmentIn(person, id)).completedAt).toEqual(expect.any(String));
    expect(await countRows('activities', person, "type = 'path_completed'")).toBe(1);
    expect(await countRows('activities', person, "type = 'unit_completed'")).toBe(4);
    expect(await milestonesOf(person)).toHaveLength(1);
  });

  it('waits while one of the others is unticked', async () => {
    const person = await signedUp();
    const path = await aPath();
    await finish(person, { unitIds: path.unitIds.slice(0, 3) });
    const [record] = (await person.get(`/api/user/progress?unitId=${path.unitIds[0]}`)).body;
    await person.patch(`/api/user-progress/${record.id}`, { completed: false });
    await finish(person, { unitIds: path.unitIds.slice(3) });
    expect((await enrollmentIn(person, path.id)).completedAt).toBeNull();
    await person.patch(`/api/user-progress/${record.id}`, { completed: true });
    expect((await enrollmentIn(person, path.id)).completedAt).toEqual(expect.any(String));
  });

  it('counts in the path’s effectiveness: a learner with the first unit, a finisher with the last, each once', async () => {
    const person = await signedUp();
    await assessed(person, [4, 3, 4, 2, 4]);
    const path = await aPath();
    const row = () =>
      bindings.DB.prepare(
        `select user_profile_type, target_weakness, learners, finishers, completion_rate
           from path_effectiveness where path_id = ? and learners > 0`,
      )
        .bind(path.id)
        .first();
    await finish(person, { unitIds: path.unitIds.slice(0, 2) });
    expect(await row()).toEqual({
      user_profile_type: 'critic_sensitive',
      target_weakness: 'criticism',
      learners: 1,
      finishers: 0,
      completion_rate: 0,
    });
    await Promise.all([finish(person, path), finish(person, path)]);
    expect(await row()).toMatchObject({ learners: 1, finishers: 1, completion_rate: 1 });
    const second = await signedUp();
    await assessed(second, [4, 3, 4, 2, 4]);
    await finish(second, { unitIds: path.unitIds.slice(0, 1) });
    expect(await row()).toMatchObject({ learners: 2, finishers: 1, completion_rate: 0.5 });
  });
});

describe('the content', () => {
  it('can be worked through to the end of every path, unit by unit', async () => {
    const person = await signedUp();
    await onPlan(person, 'premium');
    const paths = (await person.get('/api/learning-paths')).body.filter(
      ({ id }: { id: number }) => id < 1000,
    );
    expect(paths.length).toBeGreaterThanOrEqual(4);
    for (const path of paths) {
      const { modules } = (await person.get(`/api/learning-paths/${path.id}/outline`)).body;
      let [next] = modules[0].units;
      while (next) {
        const { status, body: unit } = await person.get(`/api/learning-units/${next.id}`);
        expect([next.id, status]).toEqual([next.id, 200]);
        const sent = unit.questions
          ? { answers: unit.questions.map(() => 0) }
          : { completed: true, ...(unit.prompts && { written: unit.prompts.map(() => 'A line.') }) };
        const kept = await person.post(progressUrl(unit.id), sent);
        expect([kept.status, kept.body.completed]).toEqual([201, true]);
        next = unit.next;
      }
      expect((await enrollmentIn(person, path.id)).completedAt).toEqual(expect.any(String));
    }
    expect(await milestonesOf(person)).toHaveLength(paths.length);
    expect((await person.get('/api/learning/analytics')).body).toMatchObject({
      completedPaths: paths.length,
      completionRate: 1,
    });
    expect(await stickersOf(person)).toEqual(expect.arrayContaining(['Gloves On', 'Greenhouse']));
  });
});

describe('analytics', () => {
  it('are empty at first', async () => {
    expect((await (await signedUp()).get('/api/learning/analytics')).body).toEqual({
      totalEnrollments: 0,
      completedPaths: 0,
      completionRate: 0,
      averageEngagement: 0,
      learningVelocity: 0,
      recentActivity: [],
    });
  });

  it('tell of the paths enrolled in and the units finished, newest first', async () => {
    const person = await signedUp();
    const [whole, half] = [await aPath({ units: [['quiz']] }), await aPath()];
    await person.post(progressUrl(whole.unitIds[0]), { answers: [0, 0, 0] });
    await finish(person, { unitIds: half.unitIds.slice(0, 2) });
    await run(
      "update user_progress set completed_at = '2020-01-01T00:00:00.000Z' where user_id = ? and unit_id = ?",
      person.user.id,
      half.unitIds[1],
    );
    const { status, body } = await person.get('/api/learning/analytics');
    expect([status, body]).toEqual([
      200,
      {
        totalEnrollments: 2,
        completedPaths: 1,
        completionRate: 0.6,
        averageEngagement: 0.5,
        learningVelocity: 1,
        recentActivity: [
          expect.objectContaining({ unitId: half.unitIds[0], pathTitle: half.title, masteryScore: null }),
          expect.objectContaining({ unitId: whole.unitIds[0], masteryScore: 1 }),
          expect.objectContaining({ unitId: half.unitIds[1] }),
        ],
      },
    ]);
    expect((await (await signedUp()).get('/api/learning/analytics')).body.recentActivity).toEqual([]);
  });
});
