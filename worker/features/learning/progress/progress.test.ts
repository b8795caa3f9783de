import { describe, expect, it } from 'vitest';
import { signedUp } from '#tests/worker/harness.ts';
import { aPath, countRows, onPlan } from '#tests/worker/learning.ts';
import {
  enrollmentIn,
  milestonesOf,
  progressUrl,
  stickersOf,
  ten,
} from '#tests/worker/progress.ts';

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
      (await person.get(`/api/user/progress${query}`)).body.map(
        ({ unitId }: { unitId: number }) => unitId,
      );
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
    const { id } = (
      await person.post(progressUrl(unitIds[0]), { notes: ' Mine ', secondsSpent: 60 })
    ).body;
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
    expect((await person.patch(url, { notes: null })).body).toMatchObject({
      notes: null,
      timeSpent: 300,
    });
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
    const foreign = await bob.patch(`/api/user-progress/${body.id}`, {
      notes: 'Yours',
      completed: true,
    });
    expect([foreign.status, foreign.body]).toEqual([404, { message: 'Progress not found' }]);
    expect((await ada.get('/api/user/progress')).body).toEqual([body]);
    expect((await bob.get('/api/user/progress')).body).toEqual([]);
    expect((await bob.get(`/api/user/progress?unitId=${unitIds[0]}`)).body).toEqual([]);
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

describe('the content', () => {
  it('can be worked through to the end of every path, unit by unit', async () => {
    const person = await signedUp();
    await onPlan(person, 'premium');
    // The paths of `content/learning`; files before this one may have left paths of their own.
    const paths = (await person.get('/api/learning-paths')).body.filter(
      ({ id }: { id: number }) => id <= 4,
    );
    expect(paths).toHaveLength(4);
    for (const path of paths) {
      const { modules } = (await person.get(`/api/learning-paths/${path.id}/outline`)).body;
      let [next] = modules[0].units;
      while (next) {
        const { status, body: unit } = await person.get(`/api/learning-units/${next.id}`);
        expect([next.id, status]).toEqual([next.id, 200]);
        const sent = unit.questions
          ? { answers: unit.questions.map(() => 0) }
          : {
              completed: true,
              ...(unit.prompts && { written: unit.prompts.map(() => 'A line.') }),
            };
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
