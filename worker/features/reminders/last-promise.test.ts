import { expect, it } from 'vitest';
import { homeDb, signedUp } from '#tests/worker/harness.ts';
import { beginAt, passAt, remindable } from '#tests/worker/reminders.ts';

const DAY_MS = 86_400_000;
/** These days, since a talk begins from nothing that is long ago. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Somebody who is asked about a task on a day, and how they answer. */
async function promiser() {
  const all = await remindable('UTC');
  await all.askAbout({ at: '12:00' });
  const askedOn = async (day: string) => {
    await all.dateTask(day);
    await beginAt(all.person, `${day}T08:00:00.000Z`);
    await passAt(`${day}T12:00:00.000Z`);
    const sendId = (await all.browser.received()).at(-1)?.sendId;
    return (answer: string) => all.person.post(`/api/reminders/sends/${sendId}/answer`, { answer });
  };
  const promise = async () => (await all.person.get('/api/coach/sessions')).body.promise;
  return { ...all, askedOn, promise };
}

it('the next talk begins from what was said to a promise, until there was one', async () => {
  const { person, goalId, askedOn, promise } = await promiser();
  const answer = await askedOn(dayIn(0));
  expect(await promise()).toBeNull();
  await answer('done');
  const opening = {
    title: 'Open the notebook',
    goalId,
    answer: 'done',
    offersSmaller: false,
    words: expect.stringContaining('what made it work'),
    choices: [{ label: 'What made it work', value: 'Let’s do “What made it work”.' }],
  };
  expect(await promise()).toEqual(opening);
  const page = await person.get('/chat');
  expect(page.body).toContain('Would you like to look at what made it work?');
  const { body: reply } = await person.post('/api/coach/chat', {
    message: opening.choices[0]?.value,
  });
  expect(reply.session.title).toBe('What made it work');
  expect(await promise()).toBeNull();
});

it('twice “not yet” begins it with a smaller version', async () => {
  const { person, goalId, askedOn, promise } = await promiser();
  await (await askedOn(dayIn(-1)))('not-yet');
  expect(await promise()).toMatchObject({ answer: 'not-yet', offersSmaller: false });
  await (await askedOn(dayIn(0)))('not-yet');
  expect(await promise()).toMatchObject({
    offersSmaller: true,
    words: expect.stringContaining('smaller version'),
  });
  // Done by its box since: nothing is left to make smaller.
  await person.patch(`/api/goals/${goalId}/tasks/0-0`, { done: true });
  expect(await promise()).toBeNull();
});

it('nothing begins from it in care, in incognito, where goals are not Eden’s to know, or for others', async () => {
  const { person, askedOn, promise } = await promiser();
  await (await askedOn(dayIn(0)))('move');
  expect(await promise()).toMatchObject({ answer: 'move' });
  const setCare = (level: string) =>
    homeDb
      .prepare('update users set care_level = ? where id = ?')
      .bind(level, person.user.id)
      .run();
  await setCare('care');
  expect(await promise()).toBeNull();
  await setCare('none');
  for (const choice of [{ incognitoMode: true }, { tellsGoals: false }]) {
    const before = await person.patch('/api/privacy', choice);
    expect([choice, before.status]).toEqual([choice, 200]);
    expect([choice, await promise()]).toEqual([choice, null]);
    await person.patch('/api/privacy', { incognitoMode: false, tellsGoals: true });
  }
  expect(await promise()).not.toBeNull();
  const other = await signedUp();
  expect((await other.get('/api/coach/sessions')).body.promise).toBeNull();
});
