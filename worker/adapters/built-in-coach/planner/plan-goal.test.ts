import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_GOALS } from '#frontend/features/goals/edit/example-goals.ts';
import { RoadmapReply } from '#schema/contracts/goals.ts';
import { addDays } from '#schema/rules/time.ts';
import type { Step } from './goal-kind.ts';
import { allKinds, goalKindOf, kindIn, PLANNER_WORDS, plannerTextsIn } from './kinds.ts';
import { proposePlan } from './plan-goal.ts';
import { daysAhead } from './schedule.ts';

const TODAY = '2026-11-23';

function planned(
  title: string,
  { days = 180, description = '', answers = [] as { question: string; answer: string }[] } = {},
) {
  return proposePlan({
    title,
    description,
    answers,
    today: TODAY,
    targetDate: addDays(TODAY, days),
  });
}

const questionOf = (kind: string, id: string) =>
  goalKindOf(kind).questions.find((question) => question.id === id)?.text as string;

const textOf = (plan: ReturnType<typeof planned>) => JSON.stringify(plan.roadmap);

describe('what is understood', () => {
  it.each([
    ['save 10k', 'saving'],
    ['Run a Marathon', 'run-a-distance'],
    ['adopt a dog', 'adopt-a-pet'],
    ['Find a flat in Berlin', 'find-a-home'],
    ['pass the bar exam', 'bar-exam'],
    ['run 5k in 25 min, now 28', 'race-time'],
    ['quit vaping', 'smoking'],
  ])('%j is %s', (title, kind) => {
    expect(planned(title).understood?.kind).toBe(kind);
  });

  it('of each example of the dialog, without a question', () => {
    for (const { title, description } of EXAMPLE_GOALS) {
      const { understood, roadmap } = planned(title, { description });
      expect(understood?.choices, title).toBeUndefined();
      expect(roadmap.milestones.length).toBeGreaterThanOrEqual(6);
    }
  });

  it('leaves each example of the dialog the days that the whole of it needs', () => {
    for (const { title, description, days } of EXAMPLE_GOALS)
      expect(planned(title, { description, days }).options, title).toBeUndefined();
  });

  it('comes with what else it might have been, never with what nobody has in mind', () => {
    expect(planned('Run a Marathon').understood?.others).toEqual([
      'Running a time',
      PLANNER_WORDS.somethingElse,
    ]);
    expect(planned('save 10k').understood?.others?.at(-1)).toBe(PLANNER_WORDS.somethingElse);
  });

  it('begins what is said of a plan with a capital', () => {
    expect(planned('Run a Marathon', { days: 60 }).roadmap.note).toMatch(/^\p{Lu}/u);
  });

  it('holds the numbers as what they are', () => {
    expect(planned('get my 5k from 27 to 24 minutes').understood?.text).toContain(
      'from 27 minutes to 24 minutes over 5 km',
    );
    const description = 'I want to train from the distance I can run today to 42 kilometres';
    expect(planned('Run a Marathon', { description }).roadmap.milestones[0]?.title).toBe(
      '3 km on your usual route, walking breaks allowed',
    );
  });

  it('is put right by a choice, by words, and by something else', () => {
    const question = PLANNER_WORDS.kindQuestion;
    const by = (answer: string) =>
      planned('Run a marathon', { answers: [{ question, answer }] }).understood?.kind;
    expect(by('Saving money')).toBe('saving');
    expect(by('quit smoking')).toBe('smoking');
    expect(by(PLANNER_WORDS.somethingElse)).toBe(PLANNER_WORDS.unknown);
  });
});

describe('what is asked', () => {
  it('is at most three things, and none that is known', () => {
    const ids = (title: string, description = '') =>
      planned(title, { description }).questions?.map(({ id }) => id) ?? [];
    expect(ids('Run a marathon')).toContain('today');
    expect(ids('Run a marathon', 'I can run 8 km today, three times a week')).not.toContain(
      'today',
    );
    expect(ids('Run a marathon', 'I can run 8 km today, three times a week')).not.toContain('week');
  });

  it('and nothing is planned where no goal can be made out', () => {
    for (const title of ['asdf asdf', '??? !!!', '12345']) {
      const { roadmap, questions } = planned(title);
      expect(roadmap.milestones).toEqual([]);
      expect(questions).toHaveLength(1);
    }
  });

  it.each([
    ['den Führerschein machen', 'de'],
    ['sacar el carnet de conducir', 'es'],
    ['passer le permis de conduire', 'fr'],
  ] as const)(
    'kindly, in its language, where %j cannot be planned in it yet',
    (title, language) => {
      const { says, ask, choices } = PLANNER_WORDS.languages[language];
      const { understood, questions } = planned(title);
      expect(understood?.text).toBe(says);
      const yes = [{ question: questions?.[0]?.text ?? '', answer: choices[0] ?? '' }];
      expect(questions?.[0]?.text).toBe(ask);
      expect(planned(title, { answers: yes }).roadmap.milestones.length).toBeGreaterThan(3);
    },
  );

  it('which of several goals comes first', () => {
    const { understood } = planned('lose 5 kg and learn guitar');
    expect(understood?.choices).toEqual(['lose 5 kg', 'learn guitar']);
    const answers = [{ question: understood?.question ?? '', answer: 'learn guitar' }];
    expect(planned('lose 5 kg and learn guitar', { answers }).understood?.kind).toBe('instrument');
  });
});

describe('answers change the plan', () => {
  const withAnswer = (title: string, kind: string, id: string, answer: string) =>
    planned(title, { answers: [{ question: questionOf(kind, id), answer }] });

  it('the baseline', () => {
    const plan = withAnswer('Run a half marathon', 'run-a-distance', 'today', '9 km');
    expect(plan.roadmap.milestones[0]?.title).toMatch(/^9 km/);
    expect(plan.understood?.text).toContain('from 9 km today');
  });

  it('the hours, and what usually gets in the way', () => {
    expect(textOf(withAnswer('pass the bar exam', 'bar-exam', 'week', '12 hours'))).toContain(
      'twelve hours of study a week',
    );
    const own = withAnswer('Run a marathon', 'run-a-distance', 'obstacle', 'my twins wake up');
    expect(own.roadmap.milestones[1]?.tasks.at(-1)).toMatch(
      /^If “my twins wake up” gets in the way/,
    );
    const known = withAnswer('Run a marathon', 'run-a-distance', 'obstacle', 'No time');
    expect(known.roadmap.milestones[1]?.tasks.at(-1)).toMatch(/^If the hour for a run is gone/);
  });

  it('all of an unknown goal', () => {
    const unknown = PLANNER_WORDS.unknown;
    const { questions, understood } = planned('build a full-size Viking ship');
    expect(understood?.kind).toBe(unknown);
    expect(questions).toHaveLength(4);
    const said = ['a ship that floats', 'the keel', 'bending the planks', 'the museum in Roskilde'];
    const answers = (questions ?? []).map(({ text }, at) => ({
      question: text,
      answer: said[at] ?? '',
    }));
    const text = textOf(planned('build a full-size Viking ship', { answers }));
    for (const words of said) expect(text).toContain(words);
  });
});

describe('a goal of no known kind', () => {
  const unknown = PLANNER_WORDS.unknown;
  const of = (title: string, days: number, description = '', said: string[] = []) => {
    const { questions } = goalKindOf(unknown);
    const answers = said.map((answer, at) => ({ question: questions[at]?.text ?? '', answer }));
    return planned(title, { days, description, answers });
  };

  it('gets few stages, and a far date is planned up to where one can see', () => {
    for (const days of [10, 30, 60, 100, 119, 150, 400, 2000]) {
      const { understood, roadmap } = of('keep bees with my uncle', days);
      expect(understood?.kind).toBe(unknown);
      expect(roadmap.milestones.length).toBeLessThanOrEqual(5);
    }
    expect(of('keep bees with my uncle', 400).roadmap.milestones.at(-1)?.title).toMatch(
      /^The stretch until 28 December 2027/,
    );
  });

  it.each([
    ['sue the builder for the flood', 'law'],
    ['stop taking my sleeping tablets', 'medicine'],
    ['double my money with shares', 'money'],
    ['sail round the island with my sister', 'danger'],
  ])('begins with somebody who does it for a living: %j', (title) => {
    for (const days of [3, 14, 60, 200]) {
      const { milestones, note } = of(title, days).roadmap;
      expect(JSON.stringify(milestones[0])).toMatch(/Ask (?:a |the |somebody )/);
      expect(note).toBeDefined();
    }
    expect(of('get a zebra crossing painted', 60).roadmap.note).toBeUndefined();
  });

  it('is made of what was written and answered', () => {
    const said = ['white stripes', 'count the cars', 'the council’s queue', 'my aunt'];
    const text = textOf(of('get a zebra crossing painted', 80, 'lorries pass every night', said));
    for (const words of [...said.slice(0, 3), 'your aunt', 'lorries pass every night'])
      expect(text).toContain(words);
  });

  it('says the deed in its own words, where nothing was answered', () => {
    const text = textOf(of('I want to get a zebra crossing painted outside my school', 80));
    expect(text).toContain('knows how to get a zebra crossing painted outside your school');
  });
});

describe('impossible spans', () => {
  it('are said to be, with a first version and a later date', () => {
    const { roadmap, options } = planned('Run a marathon', { days: 40 });
    expect(roadmap.note).toMatch(/more than a body can safely get used to/);
    expect(options).toHaveLength(2);
    expect(options?.[1]?.targetDate.localeCompare(addDays(TODAY, 100))).toBe(1);
    expect(textOf({ roadmap })).not.toContain('The marathon: done');
  });

  it('reckon hours for an exam', () => {
    const answers = [{ question: questionOf('bar-exam', 'week'), answer: '5 hours' }];
    const { roadmap } = planned('pass the bar exam', { days: 90, answers });
    expect(roadmap.note).toMatch(/450 hours/);
  });
});

describe('numbers as people write them', () => {
  it.each([
    ['deadlift 180', 'now 140 x 5', 'from 163 kg to 180 kg'],
    ['be able to do 20 push ups', 'can do 6 now, 61 years old', 'from 6 push-ups today'],
    ['save 500 € a month for a year off', '', 'saving 6,000 €'],
    ['pay off 6k credit card', 'I can put 600 a month', '6,000'],
  ])('%j, %j', (title, description, understood) => {
    expect(planned(title, { description, days: 365 }).understood?.text).toContain(understood);
  });

  it('of a rate come to what is there by the date', () => {
    const { understood } = planned('200€ im Monat zur Seite legen', { days: 365 });
    expect(understood?.text).toContain('2.400 €');
  });

  it('stand in the last step, also where the kind measures nothing', () => {
    const last = planned('pass the B1 German exam').roadmap.milestones.at(-1);
    expect(JSON.stringify(last)).toContain('B1');
  });
});

describe('rounds', () => {
  it('stand where they have their place', () => {
    const level = { question: questionOf('adopt-a-pet', 'level'), answer: 'The animal is chosen' };
    const kind = { question: PLANNER_WORDS.kindQuestion, answer: 'Adopting a pet' };
    for (const days of [60, 120, 300]) {
      const text = textOf(planned('adopt a dog', { days, answers: [kind, level] }));
      expect(text).not.toMatch(/shelter page read|as somebody’s helper/);
    }
  });
});

describe('hours of study', () => {
  it('are due as far as the week that was named holds them', () => {
    const answers = [
      { question: questionOf('bar-exam', 'week'), answer: '12 hours' },
      { question: questionOf('bar-exam', 'today'), answer: 'About 50' },
    ];
    const { milestones } = planned('pass the bar exam', { days: 170, answers }).roadmap;
    const [, hours] = /^(\d+) hours/.exec(milestones[1]?.title ?? '') ?? [];
    const weeks = daysAhead(TODAY, milestones[1]?.targetDate ?? '') / 7;
    expect(Number(hours)).toBeGreaterThan(60);
    expect(Number(hours)).toBeLessThanOrEqual(50 + 12 * weeks);
  });
});

describe('a date that is not ours to move', () => {
  it.each([
    ['plan our wedding', 'wedding'],
    ['Sit the bar exam', 'bar-exam'],
    ['hand in my master thesis', 'research-paper'],
  ])('%j keeps its day as the last step, without a later date', (title, kind) => {
    const last = (days: number) => {
      const answers = [{ question: PLANNER_WORDS.kindQuestion, answer: goalKindOf(kind).title }];
      const plan = planned(title, { days, answers });
      expect(plan.options).toBeUndefined();
      return plan.roadmap.milestones.at(-1)?.title;
    };
    const day = last(400);
    for (const days of [2, 5, 10, 30, 90]) expect(last(days)).toBe(day);
  });

  it('says what is left out', () => {
    const { note } = planned('plan our wedding', { days: 45 }).roadmap;
    expect(note).toMatch(/The date stays as it is/);
    expect(note).toMatch(/These days have no room for “/);
    expect(note).not.toMatch(/later date/);
  });
});

describe('what cannot wait', () => {
  it.each(allKinds().map(({ id }) => id))('comes early in a plan of %s', (id) => {
    const kind = goalKindOf(id);
    const urgent = (kind.steps as readonly Step[]).filter(({ within }) => within !== undefined);
    for (const days of [21, 30, 45, 149, 150, 365, 1000, 3000]) {
      const answers = [{ question: PLANNER_WORDS.kindQuestion, answer: kind.title }];
      const { milestones } = planned('the thing', { days, answers }).roadmap;
      urgent.forEach(({ title, within = 0 }, at) => {
        const step = milestones[at + 1];
        if (typeof title === 'string' && !title.includes('{')) expect(step?.title).toBe(title);
        expect(daysAhead(TODAY, step?.targetDate ?? '')).toBeLessThanOrEqual(within);
      });
    }
  });
});

describe('answers are read', () => {
  const withAnswer = (title: string, kind: string, id: string, answer: string, days = 180) =>
    planned(title, { days, answers: [{ question: questionOf(kind, id), answer }] });

  it('where they say that there is none yet, and the question is not asked again', () => {
    const { questions, roadmap } = withAnswer('save 10,000 euros', 'saving', 'today', 'none yet');
    expect(questions?.map(({ id }) => id) ?? []).not.toContain('today');
    expect(JSON.stringify(roadmap)).not.toMatch(/none yet/i);
  });

  it('where more is there than was aimed at', () => {
    const plan = planned('read 20 books', {
      description: 'I have read 25 books so far',
    });
    expect(plan.roadmap.note).toMatch(/25 books already, where 20 books was the aim/);
    expect(textOf(plan)).not.toMatch(/NaN|-\d+ books/);
  });
});

describe('numbers', () => {
  it.each([
    ['two brides, one budget, 70 guests', '70 guests'],
    ['wedding, 500 pounds for 60 people', '60 guests'],
    ['a wedding for forty people', '40 guests'],
  ])('%j belong to the noun behind them', (title, amount) => {
    const answers = [{ question: PLANNER_WORDS.kindQuestion, answer: 'Planning a wedding' }];
    const plan = planned(title, { answers });
    expect(plan.understood?.text).toContain(amount);
  });

  it('are money where a currency says so', () => {
    const answers = [{ question: PLANNER_WORDS.kindQuestion, answer: 'Planning a wedding' }];
    const plan = planned('wedding, 500 pounds for 60 people', { answers });
    expect(textOf(plan)).toContain('500 pounds at most');
    expect(plan.questions?.map(({ id }) => id)).not.toContain('money');
  });

  it('read as people say them, and no aim is made up for who wants none', () => {
    const question = questionOf('screen-time', 'today');
    const of = (title: string) =>
      planned(title, { answers: [{ question, answer: '193 minutes' }] });
    expect(textOf(of('halve my screen time'))).not.toMatch(/\b1\d\d minutes/);
    expect(textOf(of('quit Instagram'))).not.toMatch(/two hours a day/);
  });
});

describe('what is for some only', () => {
  const of = (title: string, kind: string, more: { question: string; answer: string }[] = []) =>
    JSON.stringify(
      planned(title, {
        days: 200,
        answers: [
          { question: PLANNER_WORDS.kindQuestion, answer: goalKindOf(kind).title },
          ...more,
        ],
      }).roadmap,
    );

  it('is not read by whoever it is not about', () => {
    expect(of('stop biting my nails', 'left-habit')).not.toMatch(/tablets|opioids|losses/);
    expect(of('quit online betting', 'left-habit')).toMatch(/Stop no such substance suddenly/);
  });

  it('follows an answer', () => {
    const question = questionOf('apprenticeship', 'level');
    const answer = 'I am in my apprenticeship already';
    const inIt = of('get through my training', 'apprenticeship', [{ question, answer }]);
    expect(inIt).toContain('Review with the trainer');
    expect(inIt).not.toContain('If you are still looking');
  });
});

describe('another language', () => {
  it.each([
    ['Steuererklärung abgeben', 'de'],
    ['sacar el carnet de conducir', 'es'],
    ['avoir le permis de conduire', 'fr'],
  ] as const)('is recognised in %j', (title, language) => {
    expect(planned(title).understood?.text).toBe(PLANNER_WORDS.languages[language].says);
  });

  const german = (title: string, id: string, more: Parameters<typeof planned>[1] = {}) => {
    const kind = kindIn('de', id);
    expect(kind, `${id} is told in German`).toBeDefined();
    const question = (asked: string) => kind?.questions.find((one) => one.id === asked)?.text ?? '';
    return { plan: planned(title, more), question };
  };

  it.each([
    ['10.000 Euro für die Anzahlung sparen', 'saving'],
    ['einen Halbmarathon im Frühling laufen', 'run-a-distance'],
    ['endlich mit dem Rauchen aufhören', 'smoking'],
  ])('is planned in, and asked in: %j', (title, id) => {
    const { plan } = german(title, id);
    expect(plan.understood?.kind).toBe(id);
    expect(plan.understood?.text).toMatch(/^Ich lese das/);
    expect(plan.understood?.others?.at(-1)).toBe('Etwas anderes');
    expect(plan.questions?.length).toBeGreaterThan(0);
    const asked = plan.questions?.map(({ text, choices }) => [text, choices]);
    const said = [plan.understood?.text, asked, plan.options, plan.roadmap];
    expect(JSON.stringify(said)).not.toMatch(
      /\b(?:the|and|with|your|you|when|then|by|week|weeks|months|hours|minutes)\b/,
    );
  });

  it('has its own numbers, dates and quotation marks', () => {
    const { plan } = german('10.000 Euro für die Anzahlung sparen', 'saving', { days: 300 });
    expect(plan.understood?.text).toBe(
      'Ich lese das so: 10.000 Euro sparen, bis zum 19. September 2027.',
    );
    expect(textOf(plan)).toContain('„10.000 Euro für die Anzahlung sparen“');
    expect(textOf(plan)).toContain('1.130 Euro im Monat');
  });

  it('says what a number is to somebody: what is there, and what is aimed at', () => {
    const description = 'Heute laufe ich 3 km.';
    const { plan } = german('bis zum Sommer 10 km laufen', 'run-a-distance', { description });
    expect(plan.understood?.text).toContain('10 km laufen, heute sind es 3 km');
    expect(plan.roadmap.milestones[0]?.title).toMatch(/^3 km/);
    const steps = german('von 4 auf 12 Kilometer laufen', 'run-a-distance').plan;
    expect(steps.understood?.text).toContain('12 km laufen, heute sind es 4 km');
  });

  it('takes answers in it, and no is no', () => {
    const { plan, question } = german('Geld sparen für ein Auto', 'saving');
    expect(plan.understood?.kind).toBe('saving');
    const answers = [
      { question: question('today'), answer: 'Noch nichts' },
      { question: question('obstacle'), answer: 'Mein Einkommen schwankt' },
    ];
    const answered = german('Geld sparen für ein Auto', 'saving', { answers }).plan;
    expect(textOf(answered)).toContain('Wenn Geld hereinkommt, dann überweise ich');
    expect(answered.questions?.map(({ id }) => id)).toEqual(['each-month']);
  });

  it('is planned in from answers alone, where its kind is not told', () => {
    const title = 'den Führerschein machen';
    const { ask, own, choices } = PLANNER_WORDS.languages.de;
    const asked = planned(title);
    expect(asked.questions?.[0]).toMatchObject({ text: ask, choices: [own, ...choices] });
    expect(asked.roadmap.milestones[0]?.title).toMatch(/^Ein Satz, der sagt/);
    const chosen = [{ question: ask, answer: own }];
    const { plan, question } = german(title, PLANNER_WORDS.unknown, { answers: chosen });
    expect(plan.understood?.kind).toBe(PLANNER_WORDS.unknown);
    expect(plan.questions).toHaveLength(4);
    const answers = [...chosen, { question: question('hardest'), answer: 'rückwärts einparken' }];
    expect(textOf(planned(title, { answers }))).toContain(
      'Ein Weg für das Schwerste: „rückwärts einparken“',
    );
  });

  it('may be put right in it', () => {
    const answers = [{ question: plannerTextsIn('de').kindQuestion, answer: 'Geld sparen' }];
    const { understood } = planned('endlich mit dem Rauchen aufhören', { answers });
    expect(understood?.kind).toBe('saving');
    expect(understood?.text).toMatch(/^Ich lese das/);
  });

  it.each(['visit Los Angeles', 'die hard marathon', 'race at Le Mans'])(
    'is not seen in a name, as in %j',
    (title) => {
      const says = Object.values(PLANNER_WORDS.languages).map((one) => one.says);
      expect(says).not.toContain(planned(title).understood?.text);
    },
  );
});

describe('whatever is written', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .tuple(
        fc.constantFrom('Run', 'Save', 'Write', 'Learn', 'Lose', 'Read'),
        fc.double(),
        fc.lorem(),
      )
      .map(([verb, number, rest]) => `${verb} ${number} km €${number} ${rest}`.slice(0, 200)),
  );

  it('the reply keeps its contract, and is the same for the same request', () => {
    fc.assert(
      fc.property(words, words, words, fc.nat(3000), (title, description, answer, days) => {
        const clean = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();
        const answers = [
          { question: questionOf('run-a-distance', 'today'), answer: clean(answer) },
          { question: 'What gets in your way?', answer: clean(answer) },
        ];
        const request = { days, description: clean(description), answers };
        const reply = planned(clean(title), request);
        expect(RoadmapReply.parse(reply)).toEqual(reply);
        expect(planned(clean(title), request)).toEqual(reply);
      }),
      { numRuns: 300 },
    );
  });
});
