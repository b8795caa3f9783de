import { describe, expect, it } from 'vitest';
import { type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const chat = async (person: Person, message: string, more: object = {}) =>
  (await person.post('/api/coach/chat', { message, ...more })).body;

/** The reply to the last of some messages in one conversation. */
async function lastOf(person: Person, ...messages: string[]) {
  let reply = await chat(person, messages[0] as string);
  const { conversationId } = reply;
  for (const message of messages.slice(1)) reply = await chat(person, message, { conversationId });
  return reply as { message: string; session?: { step: number } };
}

const NOVEL = 'ive been writing a novel for years and never send it off';

describe('what was said', () => {
  it.each([
    ['what did i say my date was', 'feb 20'],
    ['when did i say i send it off again?', 'feb 20'],
    ['and my deadline, what was it i said', 'feb 20'],
    ['who did i say reads it first', 'Ilse'],
  ])('is found: %s', async (question, answer) => {
    const { message } = await lastOf(
      await signedUp(),
      NOVEL,
      'i nearly sent it to an agent in april, then redid chapter one instead',
      'i send it off by feb 20, my friend Ilse reads it first',
      'no idea honestly',
      question,
    );
    expect(message).toContain(answer);
    expect(message).not.toContain(question);
  });

  it('is looked up in a message with other words, and while a session is open', async () => {
    const person = await signedUp();
    const { message, session } = await lastOf(
      person,
      'i joined the pool, mon wed fri. its cold',
      'Let’s do “Get started”.',
      'hm ok wait. what days did i say?',
    );
    expect(message).toContain('mon wed fri');
    expect(session?.step).toBe(1);
  });

  it('is never one of the person’s questions, nor anything that does not fit', async () => {
    const { message } = await lastOf(
      await signedUp(),
      NOVEL,
      'what do i say to Ines when she asks?',
      'what have i told you about Ines',
    );
    expect(message).not.toMatch(/“/);
    expect(message).toMatch(/^I can’t find that/);
  });

  it('stands in a note, with the time that was put into it', async () => {
    const person = await signedUp();
    const { message } = await lastOf(
      person,
      'remember i get up at 6',
      'make it 6.45',
      'what time did i say i get up?',
    );
    expect(message).toContain('6.45');
  });

  it('is found in another talk only where it names what is asked', async () => {
    const person = await signedUp();
    await chat(person, 'my viva is on 9 May and i feel sick');
    expect((await chat(person, 'when is my viva again?')).message).toContain('9 May');
    expect((await chat(person, 'what days did i say?')).message).toMatch(/^I can’t find that/);
  });
});

describe('a question of when or who', () => {
  it.each([
    ['and when is sports day', 'sports day is on friday'],
    ['how much can we pay', 'we can pay 900 at most'],
    ['who asks about it?', 'my tutor Ms. Brandl asks about it every week'],
  ])('is answered where just that was told: %s', async (question, told) => {
    const { message } = await lastOf(await signedUp(), told, 'it is a lot', question);
    expect(message).toContain(`“${told}”`);
  });

  it('quotes nothing that was told of something else', async () => {
    const { message } = await lastOf(
      await signedUp(),
      'sports day is on friday',
      'when is the next full moon',
    );
    expect(message).not.toContain('friday');
  });
});

describe('a goal', () => {
  it('is stated as it stands in the database', async () => {
    const person = await signedUp();
    await postGoal(person, { title: 'Run 10 km under 50' });
    const { message } = await lastOf(
      person,
      'i always go out too fast and die at the end',
      'whats my goal, do you know it?',
    );
    expect(message).toContain('Your goal is “Run 10 km under 50”');
  });

  it('has a day that is told where it is asked for', async () => {
    const person = await signedUp();
    const { targetDate } = await postGoal(person, { title: 'Pass the chemistry exam' });
    expect((await chat(person, 'when is it due?')).message).toContain('is set for');
    const { message } = await chat(person, 'when is my chemistry test again?');
    expect(targetDate).toBeTruthy();
    expect(message).toContain('“Pass the chemistry exam” is set for');
  });

  it('that was only said is found in the talk', async () => {
    const { message } = await lastOf(
      await signedUp(),
      'my goal is to draw one hand a week',
      'the first page scares me',
      'whats my goal btw',
    );
    expect(message).toContain('draw one hand a week');
  });
});

it('tells what she was asked to keep in mind', async () => {
  const { message } = await lastOf(
    await signedUp(),
    'remember my knee is bad',
    'what do u know about me',
  );
  expect(message).toContain('In my notes: “my knee is bad”.');
});

describe('the journal', () => {
  it('is asked what stands in it', async () => {
    const { message } = await lastOf(
      await signedUp(),
      'i swam 20 lengths, put that in my journal. my tea is cold',
      'what did i put in my journal',
    );
    expect(message).toBe('The last entry in your journal: “i swam 20 lengths”');
  });
});

describe('the idea that she gave', () => {
  it('is said again in her words', async () => {
    const person = await signedUp();
    const first = await chat(person, 'i keep putting off my tax return, give me one idea');
    const { conversationId, message: idea } = first;
    await chat(person, 'ok and my cat is ill', { conversationId });
    const { message } = await chat(person, 'what was the one thing again', { conversationId });
    expect(message).toContain(idea.slice(0, 40));
  });
});
