import { describe, expect, it } from 'vitest';
import { homeDb, type Person, postGoal, signedUp } from '#tests/worker/harness.ts';

const START = 'Let’s do “Get started”.';

const chat = async (person: Person, message: string, more: object = {}) =>
  (await person.post('/api/coach/chat', { message, ...more })).body;

/** A session that has begun, and how to go on in its conversation. */
async function begun(person: Person, message = START) {
  const first = await chat(person, message);
  const { conversationId } = first;
  return {
    first,
    conversationId,
    say: (message: string) => chat(person, message, { conversationId }),
  };
}

const openSessions = async (person: Person) =>
  (
    await homeDb
      .prepare('select step, answers from coach_sessions where user_id = ? and ended_at is null')
      .bind(person.user.id)
      .all<{ step: string; answers: string }>()
  ).results;

describe('a guided session', () => {
  it('is gone through in the chat, and keeps what came of it as the person wrote it', async () => {
    const person = await signedUp();
    const { first, say } = await begun(person);
    expect(first.session).toMatchObject({ id: 'get-started', title: 'Get started', step: 1 });
    expect(first.coach).toBe('built-in');

    const hardest = await say('The letter to the tax office, due 30.11. at 18:00');
    expect(hardest.choices).toContainEqual({ label: 'It is boring', value: 'It is boring' });
    await say('It has become so big');
    await say('Open the folder');
    const sure = await say('I have put the dishes away tomorrow');
    expect(sure.session.scale).toEqual({ low: expect.any(String), high: expect.any(String) });
    const shown = await say('8');
    expect(shown.session.draft.body).toContain('The letter to the tax office, due 30.11. at 18:00');
    expect(shown.session.step).toBe(shown.session.of);

    const done = await say('Keep it');
    expect(done.kept).toMatchObject({ kind: 'if-then', body: shown.session.draft.body });
    expect(done.session).toBeUndefined();
    expect((await person.get('/api/coach/kept')).body).toEqual([
      {
        id: expect.any(Number),
        ...done.kept,
        goalId: null,
        goalTitle: null,
        createdAt: expect.any(String),
      },
    ]);
    expect(await openSessions(person)).toEqual([]);
  });

  it('offers the person’s own goals and keeps what it came to with the one that was picked', async () => {
    const person = await signedUp();
    const goal = await postGoal(person, { title: 'Pay what I owe' });
    const { say, first } = await begun(person, 'Let’s do “Is this still my goal?”.');
    expect(first.choices.map(({ label }: { label: string }) => label)).toEqual([
      'Pay what I owe',
      'None of them',
    ]);
    await say('Pay what I owe');
    await say('no more questions');
    expect((await say('Keep it')).kept.kind).toBe('decision');
    const [kept] = (await person.get('/api/coach/kept')).body;
    expect([kept.goalId, kept.goalTitle]).toEqual([goal.id, 'Pay what I owe']);
  });

  it('keeps the if-then of a wish in the goal that it belongs to', async () => {
    const person = await signedUp();
    const goal = await postGoal(person, { title: 'Swim', roadmap: { milestones: [] } });
    const { say } = await begun(person, 'Let’s do “A wish and what stands in its way”.');
    await say('Go swimming every Tuesday');
    await say('Walking home with wet hair');
    await say('By then I want to sit down and be left alone');
    await say('If I come home and see the sofa');
    await say('take the bag before I take off my coat');
    const asked = await say('8');
    expect(asked.choices.map(({ label }: { label: string }) => label)).toEqual([
      'Swim',
      'None of them',
    ]);
    await say('Swim');
    await say('Keep it');
    const [{ goalId }] = (await person.get('/api/coach/kept')).body;
    expect(goalId).toBe(goal.id);
    const [{ ifThens }] = (await person.get('/api/goals')).body;
    expect(ifThens).toEqual([
      {
        id: expect.any(String),
        cue: 'place',
        when: 'I come home and see the sofa',
        act: 'I take the bag before I take off my coat',
        madeBy: 'session',
        madeAt: expect.any(String),
      },
    ]);
  });

  it('of the week names what matters next, and how one of them is tied to a moment', async () => {
    const person = await signedUp();
    const { say, first } = await begun(person, 'Let’s do “My week in review”.');
    expect(first.session).toMatchObject({ id: 'my-week-in-review', of: 6 });
    await say('I answered the letter');
    await say('Put it by the door');
    await say('I forgot');
    await say('The hard part before lunch');
    await say('the test on Thursday, a walk with Mum, and 2,5 km on the track.');
    const done = await say('Keep it');
    expect(done.kept).toMatchObject({
      kind: 'entry',
      title: 'Your week',
      ahead: ['the test on Thursday', 'a walk with Mum', '2,5 km on the track'],
    });
    expect(done.choices).toEqual([{ label: 'Tie one of them to a moment', value: START }]);
    const [kept] = (await person.get('/api/coach/kept')).body;
    expect(kept).not.toHaveProperty('ahead');
    expect((await say(done.choices[0].value)).session).toMatchObject({ id: 'get-started' });
  });

  it('offers what suits the area that is hardest for the person', async () => {
    const person = await signedUp();
    const { offers } = (await person.get('/api/coach/sessions')).body;
    expect(offers).toHaveLength(3);
    const begins = await chat(person, offers[0].message);
    expect(begins.session).toMatchObject({ title: offers[0].title, step: 1 });
  });

  it('waits where somebody is asked whether they are safe, and takes the answer that led to it after a yes', async () => {
    const person = await signedUp();
    const { say } = await begun(person);
    const asked = await say('everything is too much, I can’t anymore');
    expect([asked.safety, asked.session]).toEqual(['check', undefined]);
    const goesOn = await say(asked.choices[0].value);
    expect([goesOn.coach, goesOn.safety]).toEqual(['built-in', undefined]);
    expect(goesOn.message).toContain('Back to what you wrote.');
    const [open] = await openSessions(person);
    expect(Object.values(JSON.parse(open?.answers ?? '{}'))).toEqual([
      'everything is too much, I can’t anymore',
    ]);
  });

  it('is there again after a reload, with its open step', async () => {
    const person = await signedUp();
    const { conversationId, say } = await begun(person);
    const last = await say('The letter');
    const [newest] = (await person.get(`/api/coach/conversations/${conversationId}`)).body;
    expect(newest.beside).toEqual({ choices: last.choices, session: last.session });
    expect((await person.get('/api/coach/sessions')).body.open).toEqual({
      title: 'Get started',
      conversationId,
    });
  });

  it('gives its name to the conversation that it began', async () => {
    const person = await signedUp();
    await begun(person);
    expect((await person.get('/api/coach/conversations')).body[0].title).toBe('Get started');
  });

  it('is left for words of care, and nothing of it is asked again', async () => {
    const person = await signedUp();
    const { say } = await begun(person);
    const care = await say('I want to kill myself tonight');
    expect([care.safety, care.session]).toEqual(['care', undefined]);
    expect(await openSessions(person)).toEqual([]);
    const next = await say('The letter to the tax office');
    expect(next.session).toBeUndefined();
  });

  it('takes what its own buttons say for an answer, and words of danger for what they are', async () => {
    const person = await signedUp();
    const { say } = await begun(person);
    const { choices } = await say('The letter');
    const afraid = choices.find(({ label }: { label: string }) => label.startsWith('I’m afraid'));
    expect((await say(afraid.value)).session.step).toBe(3);
    expect((await say('Skip')).session.step).toBe(4);
    expect((await say('I want to kill myself tonight')).safety).toBe('care');
  });

  it('waits behind a stance, with the answer kept', async () => {
    const person = await signedUp();
    const { say } = await begun(person);
    const answer = 'my mum died two weeks ago and the funeral is on friday';
    const stance = await say(answer);
    expect(stance.choices.map(({ label }: { label: string }) => label)).toEqual([
      'Go on',
      'Stop here',
    ]);
    const [open] = await openSessions(person);
    expect([open?.step, JSON.parse(open?.answers ?? '')]).toEqual(['paused', { task: answer }]);
    expect((await say('Go on')).session.step).toBe(2);
  });

  it('is neither offered nor begun where nothing is kept', async () => {
    const person = await signedUp();
    const temporary = await chat(person, START, { temporary: true });
    expect(temporary.message).toContain('nothing is kept');
    expect([temporary.session, temporary.conversationId]).toEqual([undefined, undefined]);
    await homeDb
      .prepare('update users set incognito_mode = 1 where id = ?')
      .bind(person.user.id)
      .run();
    expect((await chat(person, START)).message).toContain('nothing is kept');
    expect((await person.get('/api/coach/sessions')).body).toEqual({
      offers: [],
      open: null,
      promise: null,
    });
    expect(await openSessions(person)).toEqual([]);
  });

  it('offers a look at a goal whose date has passed first', async () => {
    const person = await signedUp();
    await postGoal(person, { title: 'Swim across the lake' });
    await homeDb
      .prepare("update goals set target_date = '2020-01-01' where user_id = ?")
      .bind(person.user.id)
      .run();
    const first = async () => (await person.get('/api/coach/sessions')).body.offers[0].id;
    expect(await first()).toBe('is-this-still-my-goal');
  });

  it('is offered once the person has spoken of its topic for a while, and begins with its button', async () => {
    const person = await signedUp();
    const first = await chat(
      person,
      'I procrastinate with everything that is dull. I look at it, then I make tea.',
    );
    expect(first.choices).toEqual([{ label: 'That’s not it', value: 'That’s not it' }]);
    expect(first.technique).toBeUndefined();
    const { conversationId } = first;
    const asked = await chat(person, 'it is so dull', { conversationId });
    expect(asked.choices).toBeUndefined();
    const offered = await chat(person, 'and then i make tea again', {
      conversationId,
    });
    const button = { label: 'Get started (5 min)', value: 'Get started' };
    expect(offered.choices).toContainEqual(button);
    expect(await openSessions(person)).toEqual([]);
    const begins = await chat(person, button.value, { conversationId });
    expect(begins.session).toMatchObject({
      id: 'get-started',
      step: 1,
      prefill: 'I procrastinate with everything that is dull. I look at it, then I make tea.',
    });
  });

  it('begins after two things that were named in the talk', async () => {
    const person = await signedUp();
    const said = await chat(person, 'should I take the job in Leeds or stay here');
    const { conversationId } = said;
    const begins = await chat(person, 'Let’s do “Decide between two”.', { conversationId });
    expect(begins.session).toMatchObject({ id: 'decide-between-two', step: 3, canGoBack: true });
    const [open] = await openSessions(person);
    expect(JSON.parse(open?.answers ?? '{}')).toEqual({
      one: 'take the job in Leeds',
      two: 'stay here',
    });
  });

  it('is not begun by a yes to something else', async () => {
    const person = await signedUp();
    const { conversationId } = await chat(person, 'The garden, mostly. It was my father’s.');
    expect((await chat(person, 'yes', { conversationId })).session).toBeUndefined();
  });

  it('is one at a time in a conversation: another one takes its place', async () => {
    const person = await signedUp();
    const { say } = await begun(person);
    await say('The letter');
    expect((await say(START)).session.step).toBe(1);
    expect(await openSessions(person)).toEqual([{ step: 'task', answers: '{}' }]);
  });

  it('goes with its conversation; what was kept stays until it is deleted itself', async () => {
    const person = await signedUp();
    const { conversationId, say } = await begun(person);
    await say('The letter');
    await say('no more questions');
    await say('Keep it');
    await say(START);
    expect((await person.delete(`/api/coach/conversations/${conversationId}`)).status).toBe(204);
    const [kept] = (await person.get('/api/coach/kept')).body;
    expect((await person.delete(`/api/coach/kept/${kept.id}`)).status).toBe(204);
    expect((await person.get('/api/coach/kept')).body).toEqual([]);
    expect((await person.delete(`/api/coach/kept/${kept.id}`)).status).toBe(404);
  });

  it('leaves what was kept when its goal is deleted', async () => {
    const person = await signedUp();
    const goal = await postGoal(person, { title: 'Pay what I owe' });
    await homeDb
      .prepare(
        "insert into kept_things (user_id, kind, title, body, goal_id, session) values (?, 'plan', 'A plan', 'I go.', ?, 'get-started')",
      )
      .bind(person.user.id, goal.id)
      .run();
    expect((await person.delete(`/api/goals/${goal.id}`)).status).toBe(204);
    expect((await person.get('/api/coach/kept')).body[0]).toMatchObject({
      goalId: null,
      goalTitle: null,
    });
  });
});
