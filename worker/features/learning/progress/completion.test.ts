import { describe, expect, it } from 'vitest';
import { bindings, signedUp } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import { aPath, assessed, countRows, finish } from '#tests/worker/learning.ts';
import {
  activityTypes,
  enrollmentIn,
  milestonesOf,
  progressUrl,
  stickersOf,
  ten,
} from '#tests/worker/progress.ts';

describe('finishing a unit', () => {
  it('leaves record, activity, sticker, reviews and an enrolment with its figures', async () => {
    const person = await signedUp();
    const { id, unitIds } = await aPath();
    const { body } = await person.post(progressUrl(unitIds[0]), {
      completed: true,
      secondsSpent: 300,
    });
    expect(body).toMatchObject({
      completed: true,
      completedAt: expect.any(String),
      engagementScore: 0.8,
    });
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
    const first = (await person.post(progressUrl(unitIds[0]), { completed: true, notes: 'Mine' }))
      .body;
    const url = `/api/user-progress/${first.id}`;
    const unticked = (await person.patch(url, { completed: false })).body;
    expect(unticked).toMatchObject({
      completed: false,
      completedAt: first.completedAt,
      notes: 'Mine',
    });
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
    expect((await activityTypes(person)).filter((type) => type === 'path_completed')).toHaveLength(
      1,
    );
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
          expect.objectContaining({
            unitId: half.unitIds[0],
            pathTitle: half.title,
            masteryScore: null,
          }),
          expect.objectContaining({ unitId: whole.unitIds[0], masteryScore: 1 }),
          expect.objectContaining({ unitId: half.unitIds[1] }),
        ],
      },
    ]);
    expect((await (await signedUp()).get('/api/learning/analytics')).body.recentActivity).toEqual(
      [],
    );
  });
});
