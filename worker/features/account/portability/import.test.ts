import { describe, expect, it } from 'vitest';
import { EXPORT_LISTS } from '#schema/contracts/export-file.ts';
import { furnished } from '#tests/worker/furnished.ts';
import { asPremium, postGoal, registered, signedUp } from '#tests/worker/harness.ts';
import { aPath, onPlan } from '#tests/worker/learning.ts';
import { exported, importing, normalised, TOLD_ONLY } from '#tests/worker/portability.ts';

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
      for (const [list, { added }] of Object.entries<any>(body))
        expect([list, added]).toEqual([list, 0]);
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
    expect(times.length).toBe(
      own.profile.profileHistory.length + theirs.profile.profileHistory.length,
    );
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
    expect(body).toMatchObject({
      progress: { added: 0, skipped: 1 },
      stickers: { added: 0, skipped: 1 },
    });
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
    file.reviews = [0, 1].map((place) => ({
      ...file.reviews[0],
      id: place + 1,
      unitId: unitIds[0],
      place,
    }));
    expect((await importing(person, file)).body.reviews).toEqual({ added, skipped: 2 - added });
    expect((await person.get('/api/learning/reviews')).body.due.length).toBe(added);
  });

  it('reads in what Eden should know as far as there is room for it', async () => {
    const person = await signedUp();
    const note = (id: number) => ({
      id,
      content: `Note ${id}`,
      createdAt: '2026-03-01T00:00:00.000Z',
    });
    const coachNotes = Array.from({ length: 25 }, (_, index) => note(index + 1));
    const file = {
      format: 'yet-export',
      version: 1,
      exportedAt: '2026-03-01T00:00:00.000Z',
      coachNotes,
    };
    expect((await importing(person, file)).body).toEqual({ coachNotes: { added: 20, skipped: 5 } });
    expect((await importing(person, file)).body).toEqual({ coachNotes: { added: 0, skipped: 25 } });
  });

  it('holds a free account to its open goals, and then reads in nothing', async () => {
    const ada = await signedUp();
    await asPremium(ada);
    for (let made = 0; made < 26; made++)
      await postGoal(ada, { title: `Goal ${made}`, roadmap: null });
    const bob = await signedUp();
    const { status, body } = await importing(bob, await exported(ada));
    expect([status, body.message]).toEqual([403, expect.stringContaining('more open goals')]);
    expect((await exported(bob)).goals).toEqual([]);
    await asPremium(bob);
    expect((await importing(bob, await exported(ada))).body.goals).toEqual({
      added: 26,
      skipped: 0,
    });
  });
});
