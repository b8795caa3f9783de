import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Roadmap } from '#schema/contracts/roadmaps.ts';
import { withoutControls } from '#schema/contracts/text.ts';
import { type PlannerRequest, planRoadmap } from './plan-roadmap.ts';
import { KINDS } from './plan-types.ts';
import { readGoal } from './reading/read-goal.ts';
import { addDays, daysAhead, spreadDates } from './schedule.ts';

const TODAY = '2026-09-07';

function plan(title: string, span: number, more: Partial<PlannerRequest> = {}): Roadmap {
  return planRoadmap({
    title,
    description: '',
    answers: [],
    today: TODAY,
    targetDate: addDays(TODAY, span),
    ...more,
  });
}

function textOf({ milestones, note }: Roadmap): string {
  return [
    note ?? '',
    ...milestones.flatMap(({ title, description, tasks }) => [title, description, ...tasks]),
  ].join('\n');
}

/** One title or more of every kind, with and without words to weave in. */
const TITLES = [
  'Learn a New Programming Language',
  'Learn Rust',
  'Establish a Daily Meditation Practice',
  'Run a Marathon',
  'Run 10 miles',
  'Cycle 200 km',
  'Swim 1.8 km',
  'Start a Side Business',
  'Start a dog-walking business',
  'Sell handmade candles',
  'Learn a Musical Instrument',
  'Learn the piano',
  'Learn to sing',
  'Learn Spanish',
  'Learn a foreign language',
  'Do 50 push-ups',
  'Get fit',
  'Sleep eight hours',
  'Wake up at 6',
  'Eat more vegetables',
  'Eat less sugar',
  'Lose 8 kg',
  'Drink less alcohol',
  'Quit smoking',
  'Stop vaping',
  'Walk 10,000 steps a day',
  'Go for a walk every day',
  'Save €3,000',
  'Save for a car',
  'Pay off £5,000 of debt',
  'Pay off my loan',
  'Stick to a budget',
  'Find a new job as a nurse',
  'Change careers',
  'Get promoted',
  'Ask for a raise',
  'Prepare for an interview',
  'Write a 60,000 word novel',
  'Finish my thesis on bees',
  'Start a blog about birds',
  'Write a newsletter',
  'Pass my driving test',
  'Pass the AWS certification',
  'Renovate the kitchen',
  'Grow vegetables in my garden',
  'Declutter the garage',
  'Make new friends',
  'Spend more time with my sister',
  'Have a difficult conversation with my boss',
  'Learn to say no',
  'Learn to draw',
  'Get better at photography',
  'Learn pottery',
  'Give the best man speech',
  'Overcome my fear of public speaking',
  'Read 24 books',
  'Read more',
  'Learn to bake bread',
  'Master something',
  'Floss every evening',
  'Stop biting my nails',
  'Plan our trip to Iceland',
  'Starve myself',
];
const SPANS = [
  0, 1, 2, 3, 5, 6, 7, 9, 13, 14, 20, 21, 30, 49, 50, 92, 93, 120, 180, 366, 367, 730, 3650,
];
const PLANS = TITLES.flatMap((title) =>
  SPANS.map((span) => ({ title, span, roadmap: plan(title, span) })),
);

const IF_THEN = /^(If|When) .+, then I .+/;
const IMPERATIVES = new Set(
  (
    'Add Agree Answer Empty Feel Order Rest Arrange Ask Be Book Borrow Bring Build Buy Call Cancel Carry Change Charge Check Choose Circle Clean ' +
    'Clear Close Collect Colour Compare Cook Count Cover Cut Decide Deliver Do Draw Drive Eat End Explain Fill Film Find Finish Fix ' +
    'Get Give Go Group Halve Hand Hang Have Hold Hum Install Invite Keep Lay Learn Leave Let Link List Listen Look Make Mark ' +
    'Measure Mend Model Move Name Note Offer Open Paint Pay Photograph Plan Plant Plug Practise Prepare Present Print ' +
    'Publish Put Raise Read Record Register Rehearse Repeat Reply Revise Rework Rewrite Run Ride Save Say Sell Send Set Shop ' +
    'Show Sit Sketch Sleep Solve Sort Speak Spend Stop Study Suggest Swap Swim Take Talk Teach Tell Test Thank Throw Tie ' +
    'Train Treat Try Underline Use Walk Watch Work Write'
  ).split(' '),
);

describe('planRoadmap', () => {
  it('has plans for every kind among the titles tried here', () => {
    const kinds = new Set(
      TITLES.map((title) => readGoal({ title, description: '', answers: [] }, [0, 1, 30]).kind),
    );
    expect([...KINDS].filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('always meets the contract and says that the built-in coach wrote it', () => {
    for (const { roadmap } of PLANS) {
      expect(Roadmap.safeParse(roadmap).success).toBe(true);
      expect(roadmap.coach).toBe('built-in');
    }
  });

  it('gives each milestone two to five tasks: commands, and one if-then plan', () => {
    for (const { roadmap } of PLANS) {
      for (const { tasks } of roadmap.milestones) {
        expect(tasks.length).toBeGreaterThanOrEqual(2);
        expect(tasks.length).toBeLessThanOrEqual(5);
        const [plans, commands] = [
          tasks.filter((task) => IF_THEN.test(task)),
          tasks.filter((task) => !IF_THEN.test(task)),
        ];
        expect(plans).toHaveLength(1);
        for (const command of commands) expect(IMPERATIVES).toContain(command.split(/[ ,:]/)[0]);
      }
    }
  });

  it('never repeats a task or a title within a plan', () => {
    for (const { roadmap } of PLANS) {
      const tasks = roadmap.milestones.flatMap((milestone) => milestone.tasks);
      const titles = roadmap.milestones.map((milestone) => milestone.title);
      expect(new Set(tasks).size, textOf(roadmap)).toBe(tasks.length);
      expect(new Set(titles).size, textOf(roadmap)).toBe(titles.length);
    }
  });

  it('says in every description how to know, and once that there is a reserve', () => {
    for (const { roadmap } of PLANS) {
      for (const { description } of roadmap.milestones)
        expect(description).toMatch(/^.+[.] You'll know: .+[.]$/s);
      expect(
        roadmap.milestones.filter(({ description }) => /\bin reserve\b/.test(description)),
      ).toHaveLength(1);
    }
  });

  it('asks for a written reflection somewhere in every plan', () => {
    for (const { title, roadmap } of PLANS) {
      expect(
        /writ(e|ing)/i.test(roadmap.milestones.flatMap((m) => m.tasks).join()) ||
          title.startsWith('Starve'),
      ).toBe(true);
    }
  });

  it('uses no filler, no praise of talent, no exclamation marks, no gaps in the grammar', () => {
    const bad =
      /!|\b(easy|easily|just|simply|stay motivated|talented?|gifted|amazing|undefined|NaN|null|Infinity)\b|\b(a|the|your) (a|the|your) |\b(the the|a an|in in)\b| {2}|\.\.|\ba (?!one\b|one-)[aeio][a-z]/;
    for (const { roadmap } of PLANS) expect(textOf(roadmap)).not.toMatch(bad);
  });

  it('begins every title and task with a capital, a figure or a quotation', () => {
    for (const { roadmap } of PLANS) {
      for (const { title, tasks } of roadmap.milestones) {
        for (const text of [title, ...tasks]) expect(text).toMatch(/^[\p{Lu}\d“€$£]/u);
      }
    }
  });

  it('never names a milestone’s date in the text', () => {
    for (const { roadmap } of PLANS)
      expect(textOf(roadmap)).not.toMatch(
        /\b\d{4}-\d\d-\d\d\b|\b(January|February|September|October) \d/,
      );
  });

  it('gives the same plan for the same request', () => {
    expect(plan('Learn Spanish', 90)).toEqual(plan('Learn Spanish', 90));
  });
});

describe('planRoadmap weaves in', () => {
  it.each<[string, number, string]>([
    ['Learn Spanish', 90, 'Five sentences of Spanish about yourself'],
    ['LEARN SPANISH', 90, 'Five sentences of Spanish about yourself'],
    ['learn rust', 90, 'A program in Rust'],
    ['Learn the cello', 90, 'Three clean notes on the cello'],
    ['Run a half marathon', 120, 'The half marathon: done'],
    ['Swim across the lake, 1.8 km; I can swim 400 m', 119, '400 m in the pool'],
    ['Write my thesis on bees', 200, 'your thesis on bees'],
    ['Write a 60,000 word novel', 200, '60,000 words: the whole draft of your novel'],
    ['Save €3,000 for an emergency fund', 300, '€3,000 put aside'],
    ['Save 3.000 € für eine Reise', 300, '3,000 € put aside'],
    ['Pay off $12k of debt', 300, '$12,000 paid off'],
    ['Read 24 books', 365, '24 books read'],
    ['Start my dog-walking business', 120, 'your dog-walking business'],
    ['Learn to bake sourdough bread by Christmas', 60, 'baking sourdough bread'],
    ['Get better at chess', 60, 'A first attempt at chess'],
    ['Pass my driving test', 40, 'Your driving test: taken'],
    ['Do 50 push-ups in a row', 60, '50 push-ups in a row'],
    ['Start a blog about birds', 100, 'your blog on birds'],
    ['Find a job as an engineer', 100, 'someone who works as an engineer'],
    ['Spend more time with my dad', 60, 'One question to your dad'],
  ])('the words of %j', (title, span, words) => {
    expect(textOf(plan(title, span))).toContain(words);
  });

  it('distances that grow from where the person is', () => {
    const { milestones } = plan('Swim across the lake, 1.8 km', 119, {
      description: 'I can swim 400 m in a pool',
    });
    expect(milestones.map(({ title }) => /^[\d.]+ k?m/.exec(title)?.[0])).toEqual([
      '400 m',
      '650 m',
      '900 m',
      '1.2 km',
      '1.8 km',
      undefined,
    ]);
  });

  it('sums that grow with the days', () => {
    const sums = plan('Save €3,000', 200).milestones.map(({ title }) =>
      Number(/€([\d,]+)/.exec(title)?.[1]?.replace(',', '') ?? 0),
    );
    expect(sums.slice(1)).toEqual([...sums.slice(1)].sort((a, b) => a - b));
    expect(sums.at(-1)).toBe(3000);
  });

  it('a neutral phrase where it is unsure', () => {
    expect(textOf(plan('Learn how to because whatever it is', 60))).toContain('this skill');
    expect(textOf(plan('Start a thing that I am not sure about', 60))).not.toContain(
      'your thing that',
    );
  });

  it('titles in quotes, shortened to about 60 characters', () => {
    const long = plan(
      'Organise the village summer party with a band, a barbecue, games for all the children and a raffle for the roof',
      60,
    );
    expect(long.milestones[0]?.title).toMatch(
      /^“Organise the village .{20,40}…”: what “done” looks like/,
    );
    expect(textOf(plan('Aprender a bailar salsa 💃', 60))).toContain(
      '“Aprender a bailar salsa 💃”',
    );
  });

  it('the answers about reason, obstacle and days', () => {
    const roadmap = plan('Learn Spanish', 90, {
      answers: [
        { question: 'Why does it matter to you?', answer: 'To talk to my grandmother' },
        { question: 'What could get in the way?', answer: 'Too tired after work' },
        { question: 'How many days a week?', answer: '2' },
      ],
    });
    expect(textOf(roadmap)).toContain('Your reason, in your words: “To talk to my grandmother”.');
    expect(textOf(roadmap)).toContain('If “Too tired after work” gets in the way, then I ');
    expect(textOf(roadmap)).toContain('twice a week');
  });

  it('nothing but plain text from hostile titles', () => {
    const roadmap = plan('<script>alert(1)</script> & "quotes" \u0000\u0007\ud800', 30);
    expect(Roadmap.safeParse(roadmap).success).toBe(true);
    expect(textOf(roadmap)).toContain('<script>');
  });

  it('different words for two goals of one kind', () => {
    const [one, two] = [
      textOf(plan('Sleep eight hours', 60)),
      textOf(plan('Sleep better before exams', 60)),
    ];
    expect(one).not.toBe(two);
  });
});

describe('planRoadmap is honest', () => {
  it.each<[string, number, RegExp]>([
    [
      'Run a marathon',
      5,
      /^A marathon in five days is more than a body can safely get used to.*16 to 20 weeks/,
    ],
    ['Become fluent in Japanese', 7, /^Fluency in seven days is not realistic/],
    ['Write 60,000 words', 4, /15,000 a day/],
    [
      'Lose 20 kg',
      30,
      /faster than is safe.*half a kilo to one kilo a week, so at most about 4 kg/,
    ],
    ['Lose 30 pounds', 30, /one to two pounds a week/],
    ['Read 24 books', 10, /books in ten days/],
    ['Learn Rust', 5, /something small to run/],
    ['Start a meditation habit', 5, /from 18 days/],
    ['Get a new job', 10, /six weeks or more/],
  ])('about %j in %i days', (title, span, note) => {
    expect(plan(title, span).note).toMatch(note);
  });

  it.each<[string, number]>([
    ['Save €100,000', 3],
    ['Learn Spanish', 120],
    ['Lose 4 kg', 60],
    ['Run 5 km', 60],
    ['Plan our trip', 5],
  ])('and says nothing where there is nothing to say: %j in %i days', (title, span) => {
    expect(plan(title, span).note).toBeUndefined();
  });

  it('plans a smaller distance where the whole cannot be trained for', () => {
    const titles = plan('Run a marathon', 60)
      .milestones.map(({ title }) => title)
      .join('\n');
    expect(titles).toContain('your first version of the marathon');
    expect(titles).not.toContain('42.2');
  });

  it('says what a marathon plan takes for granted', () => {
    expect(plan('Run a marathon', 126).note).toMatch(/takes it that you can already run about \d/);
  });

  it('calls a plan of more than a year a rolling one', () => {
    expect(plan('Learn the guitar', 730).note).toMatch(/^This is a rolling plan/);
  });

  it('names no number of kilos in a plan for weight', () => {
    for (const { milestones } of [plan('Lose 20 kg', 30), plan('Lose 20 kg', 300)]) {
      expect(JSON.stringify(milestones).replaceAll('Lose 20 kg', '')).not.toMatch(
        /\d+ ?(kg|calories)/,
      );
    }
  });

  it('answers goals of harm with people to talk to, and never repeats their words', () => {
    for (const span of [0, 10, 60, 400]) {
      const roadmap = plan('Starve myself until I fit the dress', span, {
        description: 'no eating at all',
      });
      expect(roadmap.note).toMatch(/^This plan begins with a person/);
      expect(roadmap.milestones[0]?.tasks[0]).toMatch(/^Call or write to one person you trust/);
      expect(textOf(roadmap)).not.toMatch(/dress|starve/i);
    }
  });
});

describe('planRoadmap for anything', () => {
  const anyText = fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 220 }),
      fc.string({ unit: 'grapheme', maxLength: 220 }),
      fc.constantFrom(...TITLES).map((title) => title.toUpperCase()),
      fc
        .tuple(
          fc.constantFrom(
            'Learn',
            'Run',
            'Save',
            'Write',
            'Start',
            'Read',
            'Get better at',
            'Learn to',
            'Stop',
          ),
          fc.lorem(),
        )
        .map((words) => words.join(' ')),
      fc
        .tuple(fc.constantFrom(...TITLES), fc.double({ min: 0, max: 1e9, noNaN: true }))
        .map(([title, amount]) => `${title} ${amount} km €${amount} words`),
      // As the contract of a request hands them on.
    )
    .map(withoutControls);
  const request = fc.record({
    title: anyText,
    description: fc.oneof(fc.constant(''), anyText),
    answers: fc.array(
      fc.record({
        question: fc.constantFrom(
          'Why?',
          'What gets in the way?',
          'How many days a week?',
          'By when?',
        ),
        answer: anyText,
      }),
      { maxLength: 4 },
    ),
    span: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 3000 })),
  });

  it('holds the contract, the dates and the shape of tasks', () => {
    fc.assert(
      fc.property(request, ({ span, ...words }) => {
        const targetDate = addDays(TODAY, span);
        const roadmap = planRoadmap({ ...words, today: TODAY, targetDate });
        const parsed = Roadmap.parse(roadmap);
        expect(parsed).toEqual(roadmap);
        expect(roadmap.milestones.map((milestone) => milestone.targetDate)).toEqual(
          spreadDates(TODAY, targetDate),
        );
        for (const { tasks, targetDate: date } of roadmap.milestones) {
          expect(daysAhead(TODAY, date)).toBeLessThanOrEqual(span);
          expect(tasks.length).toBeGreaterThanOrEqual(2);
          expect(tasks.length).toBeLessThanOrEqual(5);
          expect(tasks.filter((task) => IF_THEN.test(task))).toHaveLength(1);
        }
        const tasks = roadmap.milestones.flatMap((milestone) => milestone.tasks);
        expect(new Set(tasks).size).toBe(tasks.length);
      }),
      { numRuns: 1500 },
    );
  });
});
