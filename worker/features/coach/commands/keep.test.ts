import { describe, expect, it } from 'vitest';
import { type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const chat = async (person: Person, message: string, more: object = {}) =>
  (await person.post('/api/coach/chat', { message, ...more })).body;

/** Says one thing after the other in one conversation; the replies. */
async function talk(person: Person, ...messages: string[]) {
  const replies = [];
  let conversationId: number | undefined;
  for (const message of messages) {
    const reply = await chat(person, message, conversationId ? { conversationId } : {});
    conversationId = reply.conversationId;
    replies.push(reply);
  }
  return { replies, last: replies.at(-1), conversationId };
}

const sentOf = ({ choices }: { choices: { label: string; value: string }[] }, label: string) =>
  choices.find((choice) => choice.label === label)?.value as string;
const contents = (rows: { content: string }[]) => rows.map(({ content }) => content);
const notesOf = async (person: Person) => contents((await person.get('/api/coach/notes')).body);
const freeEntriesOf = async (person: Person) =>
  contents(
    (await person.get('/api/journal')).body.entries.filter(
      ({ goalId }: { goalId: number | null }) => goalId === null,
    ),
  );
const SWUM = 'The water was cold at 6:30 and I stayed in anyway.';

describe('the journal', () => {
  it('takes what was said last where there is no goal, word for word, and gives it back', async () => {
    const person = await signedUp();
    const { last, conversationId } = await talk(person, SWUM, 'put that in my journal');
    expect(await freeEntriesOf(person)).toEqual([SWUM]);
    expect(last.message).toContain(`“${SWUM.slice(0, -1)}”`);
    await chat(person, sentOf(last, 'Undo'), { conversationId });
    expect(await freeEntriesOf(person)).toEqual([]);
  });

  it('takes what stands before it in the same message', async () => {
    const person = await signedUp();
    const { last } = await talk(
      person,
      'theres a choir ten minutes from my flat',
      'nope. i signed up, mon and wed at 7. put that in my journal',
    );
    expect(await freeEntriesOf(person)).toEqual(['i signed up, mon and wed at 7.']);
    expect(last.message).toContain('i signed up, mon and wed at 7');
  });

  it('takes an entry to a goal where that is meant', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person, { title: 'Swim' });
    const { last, conversationId } = await talk(person, SWUM, 'save it in my diary please');
    expect(await freeEntriesOf(person)).toEqual([SWUM]);
    await chat(person, sentOf(last, 'Under “Swim”'), { conversationId });
    expect(await freeEntriesOf(person)).toEqual([]);
    expect(contents((await person.get(`/api/goals/${id}/journal`)).body)).toEqual([SWUM]);
  });

  it('of a goal takes what the talk says of it, and gives it back', async () => {
    const person = await signedUp();
    const { id } = await postGoal(person, { title: 'Swim' });
    const words = 'went for a swim before work, 20 lengths';
    const { last, conversationId } = await talk(person, words, 'journal that');
    const entries = async () => contents((await person.get(`/api/goals/${id}/journal`)).body);
    expect(await entries()).toEqual([words]);
    expect(last.message).toContain('“Swim”');
    await chat(person, sentOf(last, 'Undo'), { conversationId });
    expect(await entries()).toEqual([]);
  });

  it('takes the last answer while a session is open', async () => {
    const person = await signedUp();
    const { last } = await talk(
      person,
      'Let’s do “Decide between two”.',
      'the flat in town',
      'the house with the garden',
      'put that in my journal',
    );
    expect(await freeEntriesOf(person)).toEqual(['the house with the garden']);
    expect(last.session).toBeDefined();
  });

  it('is not written where nothing was said', async () => {
    const person = await signedUp();
    const { message } = await chat(person, 'put that in my journal');
    expect(message).toContain('Write here');
    expect(await freeEntriesOf(person)).toEqual([]);
  });
});

describe('a note', () => {
  it('is made of what is to be remembered, said back, and taken away again', async () => {
    const person = await signedUp();
    const { last, conversationId } = await talk(person, 'remember i get up at 6');
    expect(last.message).toBe('Noted: you get up at 6.');
    expect(await notesOf(person)).toEqual(['i get up at 6']);
    await chat(person, sentOf(last, 'Undo'), { conversationId });
    expect(await notesOf(person)).toEqual([]);
  });

  it.each([
    ['this leads nowhere. can u note i want to be done by may 4', 'i want to be done by may 4'],
    ['say what to whom? ok forget it. i hand in on june 9, remember that', 'i hand in on june 9'],
    ['please keep in mind that my knee is bad', 'my knee is bad'],
  ])('is made inside a longer message: %s', async (message, note) => {
    const person = await signedUp();
    const { last } = await talk(person, 'my essay is late again and i feel stuck', message);
    expect(last.message).toMatch(/^Noted: /);
    expect(await notesOf(person)).toEqual([note]);
  });

  it('is made of what was said before', async () => {
    const person = await signedUp();
    await talk(person, 'my sister Ines comes on 4 December', 'keep that in mind please');
    expect(await notesOf(person)).toEqual(['my sister Ines comes on 4 December']);
  });

  it('takes another time, and the old one again', async () => {
    const person = await signedUp();
    const { last, conversationId } = await talk(person, 'remember i get up at 6', 'make it 6.45');
    expect(last.message).toContain('6.45');
    expect(await notesOf(person)).toEqual(['i get up at 6.45']);
    await chat(person, sentOf(last, 'Undo'), { conversationId });
    expect(await notesOf(person)).toEqual(['i get up at 6']);
  });

  it('is made while a question of a session is open, which is asked again', async () => {
    const person = await signedUp();
    const { last } = await talk(
      person,
      'Let’s do “Get started”.',
      'remember i only have time after 8 pm',
    );
    expect(last.message).toContain('Noted: you only have time after 8 pm.');
    expect(last.session.step).toBe(1);
    expect(await notesOf(person)).toEqual(['i only have time after 8 pm']);
  });

  it('has to fit', async () => {
    const person = await signedUp();
    const { message } = await chat(person, `remember that i ${'really '.repeat(50)}need quiet`);
    expect(message).toContain('longer than a note');
    expect(await notesOf(person)).toEqual([]);
  });
});

describe('“undo”, typed', () => {
  it('takes back what was kept just before', async () => {
    const person = await signedUp();
    await talk(person, 'remember i work nights', 'undo');
    expect(await notesOf(person)).toEqual([]);
    await talk(person, SWUM, 'journal that', 'undo that please');
    expect(await freeEntriesOf(person)).toEqual([]);
  });
});

describe('a time that was only said', () => {
  it('is changed in a line', async () => {
    const person = await signedUp();
    const { last } = await talk(
      person,
      'the file just sits there, i should write at the library tomorrow 9',
      'make it 9.30, the bus is late',
    );
    expect(last.message).toMatch(/^9\.30 it is\./);
  });
});

describe('“forget it”', () => {
  it('leaves the matter and takes nothing away', async () => {
    const person = await signedUp();
    await person.post('/api/coach/notes', { content: 'I work nights' });
    const { last } = await talk(person, 'my landlord is a pain', 'ok forget it');
    expect(last.message).toBe('All right, we leave it.');
    expect(await notesOf(person)).toEqual(['I work nights']);
  });

  it('asks about what was kept just before', async () => {
    const person = await signedUp();
    const { last } = await talk(person, 'remember i work nights', 'forget it');
    expect(last.choices.map(({ label }: { label: string }) => label)).toContain('Forget it');
  });
});

describe('what she cannot know', () => {
  it('is said in a plain line, without an offer', async () => {
    const { last } = await talk(
      await signedUp(),
      'i scroll in bed until 2 and im dead at work',
      'random but do u know if the new season of that baking thing is good',
    );
    expect(last.message).toMatch(/don’t know/);
    expect(last.choices).toBeUndefined();
  });

  it('is no small sum: that is reckoned, in a session too', async () => {
    const { last } = await talk(
      await signedUp(),
      'Let’s do “Get started”.',
      'wait 27 min / 6 = what',
    );
    expect(last.message).toContain('4:30 minutes');
    expect(last.session.step).toBe(1);
  });

  it('is not what time it is', async () => {
    const { last } = await talk(await signedUp(), 'my train goes at 8', 'what time is it now?');
    expect(last.message).toMatch(/^It’s \w+day/);
  });
});
