import { describe, expect, it } from 'vitest';
import { bindings, type Person, signedUp } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import { assessed, countRows } from '#tests/worker/learning.ts';

const LIST = '/api/learning/micro-content';
// challenges, obstacles, effort, criticism, success
const WEAK_IN_CRITICISM = [4, 3.5, 3.25, 2, 3];

const listOf = async (person: Person) => (await person.get(LIST)).body;
const done = (person: Person, id: number, engagementScore?: number) =>
  person.patch(`${LIST}/${id}/complete`, { engagementScore });

describe('micro-learning', () => {
  it('comes with an assessment: five for the lowest category, of every kind', async () => {
    const person = await signedUp();
    expect(await listOf(person)).toEqual([]);
    await assessed(person, WEAK_IN_CRITICISM);
    const list = await listOf(person);
    expect(list).toHaveLength(5);
    expect(new Set(list.map(({ contentType }: { contentType: string }) => contentType)).size).toBe(
      4,
    );
    for (const item of list) {
      expect(item).toMatchObject({ targetWeakness: 'criticism', completed: false });
      expect(item.estimatedMinutes).toBeGreaterThan(0);
    }
  });

  it('is followed by another when one is done, never the same twice, until there are no more', async () => {
    const person = await signedUp();
    await assessed(person, WEAK_IN_CRITICISM);
    const catalogue = await bindings.DB.prepare(
      "select count(*) as n from micro_learning_items where category = 'criticism'",
    ).first<{ n: number }>();
    const seen = new Set<string>();
    let [next] = await listOf(person);
    while (next) {
      expect(seen).not.toContain(next.content);
      seen.add(next.content);
      const { status, body } = await done(person, next.id, 0.8);
      expect([status, body]).toEqual([200, { ...next, completed: true }]);
      [next] = await listOf(person);
    }
    expect(seen.size).toBe(catalogue?.n);
    const stickers = (await person.get('/api/stickers/user')).body;
    expect(stickers.map(({ sticker }: { sticker: { name: string } }) => sticker.name)).toContain(
      'Ladybird on a Leaf',
    );
  });

  it('done twice, also at once, counts once and keeps what was said first', async () => {
    const person = await signedUp();
    await assessed(person, WEAK_IN_CRITICISM);
    const [first] = await listOf(person);
    await Promise.all([0.8, 0.8, 0.8].map((score) => done(person, first.id, score)));
    await done(person, first.id, 0.1);
    expect(await countRows('micro_learning_seeds', person)).toBe(6);
    expect(
      await countRows('micro_learning_seeds', person, 'completed = 1 and engagement_score = 0.8'),
    ).toBe(1);
    expect(await countRows('activities', person, "type = 'micro_content_done'")).toBe(1);
    expect(await listOf(person)).toHaveLength(5);
  });

  it('for another lowest category comes first, and what lies open stays', async () => {
    const person = await signedUp();
    await assessed(person, WEAK_IN_CRITICISM);
    await run(
      "update mindset_assessments set created_at = '2026-01-01T00:00:00.000Z' where user_id = ?",
      person.user.id,
    );
    await assessed(person, [4, 3.5, 2, 4, 3]);
    expect(
      (await listOf(person)).map(
        ({ targetWeakness }: { targetWeakness: string }) => targetWeakness,
      ),
    ).toEqual([...Array(5).fill('effort'), ...Array(5).fill('criticism')]);
  });

  it('of another person is 404, and what cannot be said of it 400', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    await assessed(ada, WEAK_IN_CRITICISM);
    const [first] = await listOf(ada);
    const foreign = await done(bob, first.id, 1);
    expect([foreign.status, foreign.body]).toEqual([404, { message: 'Micro-learning not found' }]);
    expect(await listOf(bob)).toEqual([]);
    expect((await done(ada, first.id, 1.1)).status).toBe(400);
    expect((await listOf(ada))[0]).toEqual(first);
  });
});
