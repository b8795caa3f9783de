import { describe, expect, it } from 'vitest';
import { NEXT_YEAR, signedUp } from '#tests/worker/harness.ts';

const yesterday = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

describe('the roadmap', () => {
  it('plans from today to the target date, a step at least every four weeks', async () => {
    const person = await signedUp();
    const { status, body } = await person.post('/api/goals/roadmap', {
      goal: {
        title: 'Learn Spanish',
        description: 'Enough for a week in Granada',
        targetDate: NEXT_YEAR,
      },
      responses: [],
    });
    expect(status).toBe(200);
    const { milestones, coach } = body.roadmap;
    expect(coach).toBe('built-in');
    expect(milestones.length).toBeGreaterThanOrEqual(3);
    expect(milestones.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(milestones)).toContain('Spanish');
    expect(body.understood).toMatchObject({
      kind: 'language',
      text: expect.stringContaining('Spanish'),
    });
    expect(body.questions.length).toBeLessThanOrEqual(3);
    expect(milestones.at(-1).targetDate <= NEXT_YEAR).toBe(true);
  });

  it('reads the date from the answer where only that is sent', async () => {
    const person = await signedUp();
    const soon = new Date(Date.now() + 10 * 86_400_000);
    const answer = `${soon.getUTCDate()}.${soon.getUTCMonth() + 1}.${soon.getUTCFullYear()}`;
    const { body } = await person.send('POST', '/api/goals/roadmap', {
      body: {
        goal: { title: 'Declutter the attic' },
        responses: [{ question: 'When would you like to complete this by?', answer }],
      },
      headers: { 'Accept-Language': 'de-DE,de;q=0.9' },
    });
    expect(body.roadmap.milestones.at(-1).targetDate <= soon.toISOString().slice(0, 10)).toBe(true);
  });

  const ask = async (title: string, responses: { question: string; answer: string }[] = []) => {
    const person = await signedUp();
    const goal = { title, targetDate: NEXT_YEAR };
    return (await person.post('/api/goals/roadmap', { goal, responses })).body;
  };

  it('changes with the answers to what was asked', async () => {
    const { questions, roadmap } = await ask('Run a marathon');
    const today = questions.find(({ id }: { id: string }) => id === 'today');
    const answered = await ask('Run a marathon', [{ question: today.text, answer: '12 km' }]);
    expect(answered.roadmap.milestones[0].title).toMatch(/^12 km/);
    expect(roadmap.milestones[0].title).not.toMatch(/^12 km/);
    expect(answered.questions.map(({ id }: { id: string }) => id)).not.toContain('today');
  });

  it('is made for who presses what Eden offered, and is not for who writes of danger', async () => {
    const question = 'What usually keeps you from running?';
    const pressed = await ask('Run a marathon', [{ question, answer: 'Something starts to hurt' }]);
    expect(pressed.roadmap.milestones.length).toBeGreaterThan(2);
    expect(pressed).not.toHaveProperty('safetyNotice');
    const written = await ask('Run a marathon', [{ question, answer: 'I want to kill myself' }]);
    expect(written.roadmap.milestones).toEqual([]);
    expect(written.safetyNotice).toBeDefined();
  });

  it('is made and talked about in the language of the goal, or in its own words there', async () => {
    const german = await ask('10.000 Euro für ein Auto sparen');
    expect(german.understood.text).toMatch(/^Ich lese das so: 10\.000 Euro sparen/);
    expect(german.questions[0].text).toBe('Wie viel davon ist schon da?');
    expect(german.roadmap.milestones.at(-1).title).toBe(
      '10.000 Euro gezählt, und eine Regel dafür',
    );
    const spanish = await ask('sacar el carnet de conducir');
    expect(spanish.roadmap.milestones[0].title).toMatch(/^Una frase que dice cuándo está hecho/);
    expect(spanish.questions[0].text).toBe('¿Puede el plan estar en inglés?');
  });

  it('is put right by the title of another kind, or in words', async () => {
    const { understood } = await ask('Run a marathon');
    for (const answer of ['Saving money', 'I want to save money for a trip']) {
      const corrected = await ask('Run a marathon', [{ question: understood.question, answer }]);
      expect(corrected.understood.kind).toBe('saving');
    }
  });

  it('is not made for what is no goal, and asked about', async () => {
    const { roadmap, understood, questions } = await ask('asdf asdf');
    expect(roadmap.milestones).toEqual([]);
    expect(understood.kind).toBeNull();
    expect(questions).toHaveLength(1);
  });

  it('offers a first version and a later date where the days are too few', async () => {
    const person = await signedUp();
    const targetDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await person.post('/api/goals/roadmap', {
      goal: { title: 'Run a marathon', targetDate },
    });
    expect(body.options).toHaveLength(2);
    expect(body.options[1].targetDate > targetDate).toBe(true);
    expect(body.roadmap.note).toContain('first version');
  });

  it('proposes a date where none was given: a season, or as long as the whole of it needs', async () => {
    const person = await signedUp();
    const propose = async (title: string) =>
      (await person.post('/api/goals/roadmap', { goal: { title } })).body;
    const usual = await propose('Learn Spanish');
    const long = await propose('Run a marathon');
    expect(usual.roadmap.milestones.at(-1).targetDate <= usual.targetDate).toBe(true);
    expect(long.targetDate > usual.targetDate).toBe(true);
    expect(long.options).toBeUndefined();
    const { body } = await person.post('/api/goals/roadmap', {
      goal: { title: 'Learn Spanish', targetDate: NEXT_YEAR },
    });
    expect(body).not.toHaveProperty('targetDate');
  });

  it('says what else a goal might have been where it is sure, and what it may be where not', async () => {
    const sure = (await ask('Run a marathon')).understood;
    expect(sure.others).toEqual(['Running a time', 'Something else']);
    expect(sure).not.toHaveProperty('choices');
    const corrected = await ask('Run a marathon', [
      { question: sure.question, answer: sure.others[0] },
    ]);
    expect(corrected.understood.kind).toBe('race-time');
    const unsure = (await ask('be better at work')).understood;
    expect(unsure.choices.length).toBeGreaterThan(1);
    expect(unsure).not.toHaveProperty('others');
  });

  it('refuses a past date, and stores nothing whatever it answers', async () => {
    const person = await signedUp();
    const { status } = await person.post('/api/goals/roadmap', {
      goal: { title: 'x', targetDate: yesterday() },
    });
    expect(status).toBe(400);
    expect((await person.get('/api/goals')).body).toEqual([]);
  });
});
