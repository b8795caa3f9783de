import { describe, expect, it } from 'vitest';
import { signedUp } from '#tests/worker/harness.ts';
import { aPath, countRows } from '#tests/worker/learning.ts';
import { activityTypes, progressUrl, stickersOf, ten } from '#tests/worker/progress.ts';

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
    expect((await activityTypes(person)).filter((type) => type === 'unit_completed')).toHaveLength(
      1,
    );
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
    const answer = await person.post(progressUrl(await aQuiz()), {
      answers: [0, 0, 0],
      completed: false,
    });
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
