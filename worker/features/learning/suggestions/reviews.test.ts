import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#schema/rules/time.ts';
import { type Person, signedUp } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import { aPath, countRows, finish, onPlan } from '#tests/worker/learning.ts';

const QUEUE = '/api/learning/reviews';

/** Everything that waits to be reviewed comes this much sooner. */
const daysPass = (person: Person, days: number) =>
  run(
    `update review_items set due_at = strftime('%Y-%m-%dT%H:%M:%fZ', due_at, ?1),
       reviewed_at = strftime('%Y-%m-%dT%H:%M:%fZ', reviewed_at, ?1) where user_id = ?2`,
    `-${days} days`,
    person.user.id,
  );
const queueOf = async (person: Person) => (await person.get(QUEUE)).body;
const recall = (person: Person, id: number, how: string) =>
  person.post(`${QUEUE}/${id}`, { recall: how });
const daysUntil = (at: string) => Math.round((Date.parse(at) - Date.now()) / DAY_MS);

async function whoFinished(...units: ('text' | 'quiz')[]) {
  const person = await signedUp();
  const path = await aPath({ units: [units] });
  await finish(person, path);
  return { person, path };
}

describe('the queue', () => {
  it('is empty at first, and waits a day after a unit', async () => {
    expect(await queueOf(await signedUp())).toEqual({ due: [], dueCount: 0, nextDueAt: null });
    const { person } = await whoFinished('text');
    const queue = await queueOf(person);
    expect([queue.due, queue.dueCount, daysUntil(queue.nextDueAt)]).toEqual([[], 0, 1]);
    expect((await person.get('/api/learning/next')).body.dueReviews).toBe(0);
  });

  it('asks what is due, longest due first, and no more than twenty', async () => {
    const { person, path } = await whoFinished('text');
    await daysPass(person, 2);
    const later = await aPath({ units: [Array(10).fill('text')] });
    await finish(person, later);
    await daysPass(person, 1);
    const queue = await queueOf(person);
    expect([queue.due.length, queue.dueCount, queue.nextDueAt]).toEqual([20, 22, null]);
    expect(queue.due.slice(0, 2)).toEqual([
      {
        id: expect.any(Number),
        question: 'What changes?',
        answer: 'What was practised.',
        unit: { id: path.unitIds[0], title: `Unit 1 of ${path.title}` },
        step: 0,
        dueAt: expect.any(String),
      },
      expect.objectContaining({ question: 'What does not?' }),
    ]);
    expect((await person.get('/api/learning/next')).body.dueReviews).toBe(22);
  });

  it('pauses with a unit that is unticked, and goes on with it', async () => {
    const { person } = await whoFinished('text');
    await daysPass(person, 1);
    const [item] = (await queueOf(person)).due;
    const [record] = (await person.get('/api/user/progress')).body;
    await person.patch(`/api/user-progress/${record.id}`, { completed: false });
    expect(await queueOf(person)).toEqual({ due: [], dueCount: 0, nextDueAt: null });
    expect((await recall(person, item.id, 'remembered')).status).toBe(409);
    await person.patch(`/api/user-progress/${record.id}`, { completed: true });
    expect((await queueOf(person)).due[0]).toEqual(item);
  });

  it('goes on when the plan has ended: what was learned is one’s own', async () => {
    const person = await signedUp();
    await onPlan(person, 'pro');
    await finish(person, await aPath({ tier: 'pro', units: [['text']] }));
    await daysPass(person, 1);
    await onPlan(person, 'free');
    expect((await queueOf(person)).dueCount).toBe(2);
  });

  it('leaves out a question that its unit does not ask any more', async () => {
    const { person, path } = await whoFinished('text');
    await daysPass(person, 1);
    await run(
      "update learning_units set adaptive_content = json_remove(adaptive_content, '$.retrieval[1]') where id = ?",
      path.unitIds[0],
    );
    const queue = await queueOf(person);
    expect([queue.due.length, queue.dueCount]).toEqual([1, 1]);
  });

  it('is nobody else’s', async () => {
    const { person } = await whoFinished('text');
    await daysPass(person, 1);
    const [item] = (await queueOf(person)).due;
    const bob = await signedUp();
    expect((await queueOf(bob)).due).toEqual([]);
    const foreign = await recall(bob, item.id, 'forgotten');
    expect([foreign.status, foreign.body]).toEqual([404, { message: 'Review not found' }]);
    expect((await queueOf(person)).due[0]).toEqual(item);
  });
});

describe('an answer', () => {
  it('remembered each time leads further and further, and to an end', async () => {
    const { person } = await whoFinished('text');
    await daysPass(person, 1);
    const [{ id }] = (await queueOf(person)).due;
    const waited = [1];
    for (;;) {
      const { status, body } = await recall(person, id, 'remembered');
      expect([status, body.step]).toEqual([200, waited.length]);
      if (body.dueAt === null) break;
      const days = daysUntil(body.dueAt);
      expect(days).toBeGreaterThan(waited.at(-1) ?? 0);
      waited.push(days);
      await daysPass(person, days);
    }
    expect([waited.length > 3, waited.length < 10]).toEqual([true, true]);
    expect((await recall(person, id, 'remembered')).status).toBe(409);
  });

  it('partly waits less than remembered, forgotten begins anew and is named with the enrolment', async () => {
    const { person, path } = await whoFinished('text', 'text');
    await daysPass(person, 1);
    const [{ id }, { id: other }] = (await queueOf(person)).due;
    const whole = (await recall(person, other, 'remembered')).body;
    const partly = (await recall(person, id, 'partly')).body;
    expect([partly.step, daysUntil(partly.dueAt) < daysUntil(whole.dueAt)]).toEqual([0, true]);
    await finish(person, path);
    const named = async () =>
      (await person.get('/api/user/enrollments')).body[0].strugglingAreas as string[];
    expect(await named()).toEqual([]);
    await daysPass(person, 7);
    const forgotten = (await recall(person, id, 'forgotten')).body;
    expect([forgotten.step, daysUntil(forgotten.dueAt) <= 2]).toEqual([0, true]);
    await finish(person, path);
    expect(await named()).toEqual([`Unit 1 of ${path.title}`]);
  });

  it('keeps what FSRS knows of the memory, and takes it into account the next time', async () => {
    const { person } = await whoFinished('text');
    await daysPass(person, 1);
    const [hard, easy] = (await queueOf(person)).due;
    await recall(person, hard.id, 'forgotten');
    await recall(person, easy.id, 'remembered');
    expect(await countRows('review_items', person, 'last_grade = 1 and difficulty > 5')).toBe(1);
    expect(await countRows('review_items', person, 'last_grade = 3 and stability > 2')).toBe(1);
    await daysPass(person, 30);
    const again = await Promise.all(
      [hard, easy].map(async ({ id }) => (await recall(person, id, 'remembered')).body.dueAt),
    );
    expect(daysUntil(again[0])).toBeLessThan(daysUntil(again[1]));
  });

  it('to a question of the fixed steps before keeps its date, and goes on from its interval', async () => {
    const { person } = await whoFinished('text');
    await run(
      `update review_items set step = 3, reviewed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-16 days'),
         due_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 seconds') where user_id = ?`,
      person.user.id,
    );
    const [{ id, step }] = (await queueOf(person)).due;
    expect(step).toBe(3);
    const { body } = await recall(person, id, 'remembered');
    expect([body.step, daysUntil(body.dueAt) > 16]).toEqual([4, true]);
  });

  it('given twice at once counts once', async () => {
    const { person } = await whoFinished('text');
    await daysPass(person, 1);
    const [{ id }] = (await queueOf(person)).due;
    const both = await Promise.all([1, 2].map(() => recall(person, id, 'remembered')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countRows('review_items', person, 'step = 1')).toBe(1);
  });

  it('to the last one due finishes the day’s review, once a day', async () => {
    const { person } = await whoFinished('text');
    await daysPass(person, 1);
    const [first, second] = (await queueOf(person)).due;
    const finished = () => countRows('activities', person, "type = 'review_finished'");
    await recall(person, first.id, 'forgotten');
    expect(await finished()).toBe(0);
    await recall(person, second.id, 'remembered');
    expect(await finished()).toBe(1);
    const stickers = (await person.get('/api/stickers/user')).body;
    expect(stickers.map(({ sticker }: { sticker: { name: string } }) => sticker.name)).toContain(
      'Tea on the Bench',
    );
    await daysPass(person, 1);
    await recall(person, first.id, 'remembered');
    expect(await finished()).toBe(1);
  });

  it('is refused before it is due, and when it says nothing', async () => {
    const { person } = await whoFinished('text');
    await daysPass(person, 1);
    const [{ id }] = (await queueOf(person)).due;
    expect((await recall(person, id, 'perhaps')).status).toBe(400);
    expect((await recall(person, id, 'partly')).status).toBe(200);
    const early = await recall(person, id, 'remembered');
    expect([early.status, early.body]).toEqual([409, { message: 'This question is not due yet.' }]);
    expect((await recall(person, 999_999, 'remembered')).status).toBe(404);
  });
});
