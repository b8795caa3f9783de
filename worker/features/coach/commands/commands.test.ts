import { describe, expect, it } from 'vitest';
import { type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const chat = async (person: Person, message: string, more: object = {}) =>
  (await person.post('/api/coach/chat', { message, ...more })).body;

type Choices = { label: string; value: string }[];
const sentOf = ({ choices }: { choices: Choices }, label: string | RegExp) =>
  choices.find((choice) => choice.label.match(label))?.value as string;
const goalOf = async (person: Person, id: number) =>
  (await person.get('/api/goals')).body.find((goal: { id: number }) => goal.id === id);

describe('a command', () => {
  it('is answered with the goal that is in the database', async () => {
    const person = await signedUp();
    expect((await chat(person, 'what’s my goal again?')).message).toContain('no open goal');
    await postGoal(person, { title: 'Swim across the lake' });
    const { message, technique } = await chat(person, 'what’s my goal again?');
    expect(message).toContain('“Swim across the lake”');
    expect(technique).toBeUndefined();
  });

  it('tells the next step of the plan', async () => {
    const person = await signedUp();
    await postGoal(person, { title: 'Swim across the lake' });
    expect((await chat(person, "what's next?")).message).toContain('“Step 1”');
  });

  it('says nothing of goals that Eden is not to know', async () => {
    const person = await signedUp();
    await postGoal(person, { title: 'Swim across the lake' });
    await person.patch('/api/privacy', { tellsGoals: false });
    const { message } = await chat(person, 'what’s my goal again?');
    expect(message).not.toContain('Swim');
    expect(message).toContain('not told of your goals');
  });

  it('marks a step as reached only after it was named, and takes it back', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person, { title: 'Swim across the lake' });
    const asked = await chat(person, 'did it!');
    expect(asked.message).toContain('“Step 1”');
    expect((await goalOf(person, id)).milestone).toBe(-1);
    const { conversationId } = asked;
    const done = await chat(person, sentOf(asked, /^Mark/), { conversationId });
    expect((await goalOf(person, id)).milestone).toBe(0);
    await chat(person, sentOf(done, 'Undo'), { conversationId });
    expect((await goalOf(person, id)).milestone).toBe(-1);
  });

  it('asks which, where there are several goals', async () => {
    const person = await signedUp();
    await postGoal(person, { title: 'Swim' });
    await postGoal(person, { title: 'Bake' });
    const { choices } = await chat(person, 'did it!');
    expect(choices.map(({ value }: { value: string }) => value)).toEqual([
      'Mark “Step 1” of “Bake” as reached.',
      'Mark “Step 1” of “Swim” as reached.',
      'Something else',
    ]);
  });

  it('moves a step to a day that was named in words, and back', async () => {
    const person = await signedUp();
    const { id, roadmap } = await postGoal(person, { title: 'Swim' });
    const asked = await chat(person, 'tomorrow instead');
    await chat(person, sentOf(asked, /^Move/), { conversationId: asked.conversationId });
    const moved = (await goalOf(person, id)).roadmap.milestones[0].targetDate;
    expect(moved).not.toBe(roadmap.milestones[0]?.targetDate);
    const again = await chat(
      person,
      `Move “Step 1” of “Swim” to ${roadmap.milestones[0]?.targetDate}.`,
    );
    expect(again.message).toContain('Moved');
    expect((await goalOf(person, id)).roadmap).toEqual(roadmap);
  });

  it('keeps what somebody is to be called, and forgets it when asked', async () => {
    const person = await signedUp();
    const done = await chat(person, 'call me Jo');
    const notes = async () => (await person.get('/api/coach/notes')).body;
    expect((await notes()).map(({ content }: { content: string }) => content)).toEqual([
      'Call me Jo.',
    ]);
    await chat(person, 'call me Joanna');
    const asked = await chat(person, 'forget that');
    expect(asked.message).toContain('Call me Joanna.');
    expect(await notes()).toHaveLength(2);
    await chat(person, sentOf(asked, 'Forget it'));
    expect((await notes()).map(({ content }: { content: string }) => content)).toEqual([
      'Call me Jo.',
    ]);
    await chat(person, sentOf(done, 'Undo'));
    expect(await notes()).toEqual([]);
  });

  it('quotes what was said about something, whole', async () => {
    const person = await signedUp();
    const words = 'The interview began at 9:30 and was not over after 3.5 hours.';
    await chat(person, words);
    const { message } = await chat(person, 'what did I say about the interview?');
    expect(message).toContain(`“${words}”`);
  });

  it('is done in the middle of a session, whose question is asked again', async () => {
    const person = await signedUp();
    await postGoal(person, { title: 'Swim across the lake' });
    const { conversationId } = await chat(person, 'Let’s do “Get started”.');
    const { message, session } = await chat(person, 'whats my goal again', { conversationId });
    expect(message).toContain('“Swim across the lake”');
    expect(message).toContain('What have you been putting off?');
    expect(session.step).toBe(1);
  });

  it('is not what only holds the words of one', async () => {
    const person = await signedUp();
    await postGoal(person, { title: 'Swim' });
    const { choices } = await chat(person, 'my boss said I did it wrong again and to stop asking');
    expect(choices?.some(({ value }: { value: string }) => value.startsWith('Mark'))).not.toBe(
      true,
    );
  });
});
