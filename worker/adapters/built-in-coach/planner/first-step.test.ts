import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST_OUTING,
  FIRST_PAGES,
  FIRST_PRACTICE_MINUTES,
  FIRST_REPEATS,
  FIRST_SITTING_MINUTES,
  FIRST_WALK_MINUTES,
  FIRST_WEEK_OF_SUM,
  FIRST_WORDS,
  FIRST_WRITING_MINUTES,
} from './beginner.ts';
import { planRoadmap } from './plan-roadmap.ts';
import type { Kind } from './plan-types.ts';
import { readGoal } from './reading/read-goal.ts';
import { addDays } from './schedule.ts';

const TODAY = '2026-09-07';
const SPANS = [1, 7, 30, 100, 365];

/** One thing of which a plan asks more and more, and how people speak of it. */
interface Load {
  readonly name: string;
  readonly kind: Kind;
  /** The unit as the plan writes it, and how many of the measured ones it makes. */
  readonly reads: readonly (readonly [RegExp, number])[];
  readonly verb: string;
  readonly write: (amount: number) => string;
  readonly titles: (target: string) => readonly string[];
  readonly targets: readonly number[];
  readonly baselines: readonly number[];
  readonly beginner: number;
  /** Whether `targets` and `baselines` are told by the day. */
  readonly daily?: true;
  /** Whether what is told of today bounds the first step; a sum that is saved already does not. */
  readonly stock?: true;
  /** Whether seven days are too few for any target ten times the start. */
  readonly grows?: true;
}

const KM: Load['reads'] = [
  [/([\d,.]+) km\b/g, 1],
  [/([\d,.]+) m\b/g, 0.001],
  [/([\d,.]+) miles?\b/g, 1.609],
];
const MINUTES: Load['reads'] = [[/([\d,.]+) minutes?\b/g, 1]];
const distances = (verb: string, Verb: string) => (target: string) => [
  `${Verb} ${target}`,
  `Finally ${verb} ${target} before 40`,
  `${Verb} ${target} in 6 months`,
  `Go from the distance I can ${verb} today to ${verb} ${target}`,
  `Be able to ${verb} ${target} one day`,
];
const km = (amount: number) => (amount < 1 ? `${Math.round(amount * 1000)} m` : `${amount} km`);
const practice = (...titles: string[]) => ({
  reads: MINUTES,
  write: (amount: number) => `${amount} minutes`,
  titles: (target: string) => titles.flatMap((title) => [title, `${title}, ${target} a day`]),
  targets: [10, 30, 60],
  baselines: [2, 5, 10, 45],
  beginner: FIRST_PRACTICE_MINUTES,
  daily: true as const,
});

const LOADS: readonly Load[] = [
  {
    name: 'running',
    kind: 'endurance',
    reads: KM,
    verb: 'run',
    write: km,
    titles: distances('run', 'Run'),
    targets: [4, 5, 10, 21.1, 42, 42.2, 80],
    baselines: [0.5, 1, 2.5, 3, 5, 8, 12.5, 30],
    beginner: FIRST_OUTING.run,
    grows: true,
  },
  {
    name: 'running in miles',
    kind: 'endurance',
    reads: KM,
    verb: 'run',
    write: (amount) => (amount === 1.609 ? '1 mile' : `${amount / 1.609} miles`),
    titles: distances('run', 'Run'),
    targets: [3 * 1.609, 10 * 1.609, 26 * 1.609],
    baselines: [1.609, 2 * 1.609, 5 * 1.609],
    beginner: FIRST_OUTING.run,
    grows: true,
  },
  {
    name: 'walking',
    kind: 'walking',
    reads: KM,
    verb: 'walk',
    write: km,
    titles: distances('walk', 'Walk'),
    targets: [5, 10, 30, 50],
    baselines: [0.5, 1, 2, 6, 12],
    beginner: FIRST_OUTING.walk,
    grows: true,
  },
  {
    name: 'walking for minutes',
    kind: 'walking',
    reads: MINUTES,
    verb: 'walk',
    write: (amount) => `${amount} minutes`,
    titles: (target) => [
      `Walk ${target} a day`,
      `Go for a walk of ${target} every morning`,
      'Walk more',
    ],
    targets: [30, 60],
    baselines: [3, 5, 10, 40],
    beginner: FIRST_WALK_MINUTES,
    daily: true,
  },
  {
    name: 'cycling',
    kind: 'endurance',
    reads: KM,
    verb: 'ride',
    write: km,
    titles: (target) => [
      `Cycle ${target}`,
      `Finish a bike ride of ${target}`,
      `Ride ${target} on my road bike`,
    ],
    targets: [20, 40, 100, 200],
    baselines: [2, 5, 10, 25, 60],
    beginner: FIRST_OUTING.cycle,
    grows: true,
  },
  {
    name: 'swimming',
    kind: 'endurance',
    reads: KM,
    verb: 'swim',
    write: km,
    titles: distances('swim', 'Swim'),
    targets: [0.4, 1, 1.8, 3.8],
    baselines: [0.025, 0.05, 0.1, 0.4, 1],
    beginner: FIRST_OUTING.swim,
    grows: true,
  },
  ...(['push-ups', 'pull-ups', 'squats'] as const).map(
    (exercise): Load => ({
      name: exercise,
      kind: 'strength',
      reads: [[new RegExp(`([\\d,.]+) ${exercise.replace(/s$/, 's?')}`, 'g'), 1]],
      verb: 'do',
      write: (amount) => `${amount} ${exercise}`,
      titles: (target) => [
        `Do ${target}`,
        `Be able to do ${target} in a row before 40`,
        `Get to ${target}`,
      ],
      targets: [10, 30, 100],
      baselines: [2, 3, 5, 12],
      beginner: FIRST_REPEATS[exercise],
      grows: true,
    }),
  ),
  {
    name: 'reading',
    kind: 'reading',
    reads: [[/([\d,.]+) pages?\b/g, 1]],
    verb: 'read',
    write: (amount) => `${amount} pages`,
    titles: (target) => [
      `Read ${target} a day`,
      'Read 24 books',
      'Read a book a month',
      'Read more',
    ],
    targets: [20, 50],
    baselines: [2, 5, 12, 30],
    beginner: FIRST_PAGES,
    daily: true,
  },
  {
    name: 'writing',
    kind: 'writing',
    reads: [[/([\d,.]+) words?\b/g, 1]],
    verb: 'write',
    write: (amount) => `${amount} words`,
    titles: (target) => [
      'Write a 60,000 word novel',
      `Write ${target} of my novel a day`,
      'Finish my thesis on bees',
    ],
    targets: [500, 1000],
    baselines: [50, 100, 250, 800],
    beginner: FIRST_WORDS,
    daily: true,
  },
  {
    ...practice('Write a novel'),
    name: 'writing for minutes',
    kind: 'writing',
    verb: 'write',
    beginner: FIRST_WRITING_MINUTES,
  },
  {
    ...practice('Learn the piano', 'Learn to sing'),
    name: 'an instrument',
    kind: 'instrument',
    verb: 'practise',
  },
  {
    ...practice('Learn Spanish', 'Learn a foreign language'),
    name: 'a language',
    kind: 'language',
    verb: 'study',
  },
  { ...practice('Learn Rust'), name: 'programming', kind: 'programming', verb: 'practise' },
  {
    ...practice('Learn to draw', 'Learn pottery'),
    name: 'a craft',
    kind: 'creative',
    verb: 'practise',
  },
  {
    ...practice(),
    titles: () => ['Learn to juggle', 'Learn to bake bread'],
    name: 'a skill',
    kind: 'skill',
    verb: 'practise',
  },
  {
    ...practice('Establish a daily meditation practice', 'Meditate every morning'),
    name: 'meditation',
    kind: 'meditation',
    verb: 'meditate',
    beginner: FIRST_SITTING_MINUTES,
  },
  ...(
    [
      ['saving', 'Save', 'I have saved'],
      ['debt', 'Pay off', 'I have paid'],
    ] as const
  ).map(
    ([kind, Verb]): Load => ({
      name: kind,
      kind,
      reads: [[/€([\d,.]+)/g, 1]],
      verb: Verb.toLowerCase(),
      write: (amount) => `€${amount.toLocaleString('en')}`,
      titles: (target) => [
        `${Verb} ${target}${kind === 'debt' ? ' of debt' : ''}`,
        `${Verb} ${target}${kind === 'debt' ? ' of loans' : ' for a car'} before 40`,
      ],
      targets: [300, 3000, 10_000, 250_000],
      baselines: [50, 120, 200],
      beginner: 0,
      stock: true,
    }),
  ),
];

/** What people say who do `x` today, in a sentence. */
const TODAYS: readonly ((x: string, verb: string, target: string) => string)[] = [
  (x, verb) => `I can ${verb} ${x}.`,
  (x, verb) => `Today I can ${verb} about ${x}`,
  (x) => `currently ${x}`,
  (x, verb) => `Currently, I ${verb} roughly ${x}.`,
  (x, verb) => `Right now I ${verb} about ${x}, on a good day.`,
  (x, verb) => `I’m able to ${verb} ${x} at the moment`,
  (x, verb) => `I already ${verb} ${x}, but I want more.`,
  (x) => `So far ${x}.`,
  (x, verb) => `I usually ${verb} around ${x}; that is all`,
  (x) => `My current limit is ${x}.`,
  (x, verb) => `I cannot ${verb} more than ${x}.`,
  (x) => `${x} is my limit`,
  (x, verb) => `The most I can ${verb} is ${x}.`,
  (x, verb) => `I ${verb} no more than ${x}`,
  (x) => `Now: ${x}. Later much more.`,
  (x, _, target) => `From ${x} to ${target}.`,
  (x, verb, target) => `I can ${verb} ${x} and want to reach ${target} in 6 months`,
  (x, verb, target) => `My goal is ${target}. At present I only ${verb} ${x}.`,
];

/** What holds numbers and says nothing of today. */
const NOTHINGS: readonly ((target: string, verb: string) => string)[] = [
  () => '',
  (target, verb) => `Build up step by step from what I can ${verb} today to ${target}.`,
  (target, verb) => `I want to be able to ${verb} ${target} in 6 months.`,
  (target, verb) => `Until I can ${verb} ${target}, I go on.`,
  (target, verb) => `One day I will ${verb} ${target}.`,
  (target, verb) => `My sister can ${verb} ${target}.`,
  (target, verb) => `I used to ${verb} ${target} ten years ago`,
  (target) => `Starting today, ${target}.`,
  (target, verb) => `I can’t wait to ${verb} ${target}!`,
  (target) => `I know I can do this: ${target}!`,
  (target, verb) => `I can imagine to ${verb} ${target}, or see myself at ${target}.`,
  (target, verb) => `I don’t ${verb} ${target} yet.`,
  () => 'We meet in room 12, before 40, in 6 months, and I am 38 today',
];

/** The end of a title that names the goal itself. */
const GOAL_NAMED = /(?:first version of|new date for) .*$/;

function amountsIn(text: string, reads: Load['reads']): number[] {
  const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
  const plain = text.replace(/“[^”]*”/g, '').replace(/\b[a-z]+\b/gi, (word) => {
    const figure = SMALL.indexOf(word.toLowerCase());
    return figure > 0 ? String(figure) : word;
  });
  return reads.flatMap(([pattern, factor]) =>
    [...plain.matchAll(pattern)].map(
      (match) => Number((match[1] ?? '').replace(/,|\.$/g, '')) * factor,
    ),
  );
}

/** What the first milestone asks for: its title, how to know, and its commands, without the if-then plan. */
function askedFirst({ milestones: [first] }: ReturnType<typeof planRoadmap>): string {
  const known = first?.description.split("You'll know:")[1] ?? '';
  // A comparison asks for no payment.
  const commands = first?.tasks.filter((task) => !/^(?:If|When|Compare) /.test(task)) ?? [];
  return [first?.title, known, ...commands].join('\n');
}

const told = fc.constantFrom(...LOADS).chain((load) =>
  fc.record({
    load: fc.constant(load),
    target: fc.constantFrom(...load.targets),
    today: fc.option(fc.constantFrom(...load.baselines), { nil: undefined }),
    says: fc.constantFrom(...TODAYS),
    nothing: fc.constantFrom(...NOTHINGS),
    aside: fc.constantFrom(
      '',
      '. It is for my 40th birthday.',
      '\nRoom 12, on Mondays.',
      '. In 6 months.',
    ),
    title: fc.nat({ max: 9 }),
    span: fc.constantFrom(...SPANS),
  }),
);

function wordsOf({
  load,
  target,
  today,
  says,
  nothing,
  aside,
  title,
}: typeof told extends fc.Arbitrary<infer T> ? T : never) {
  const often = load.daily ? ' a day' : '';
  const aim = `${load.write(target)}`;
  const titles = load.titles(aim);
  const description =
    today === undefined
      ? nothing(aim + often, load.verb)
      : load.stock
        ? `${load.kind === 'debt' ? 'I have paid' : 'I have saved'} ${today.toLocaleString('en')} of ${target.toLocaleString('en')}.`
        : says(load.write(today) + often, load.verb, aim + often);
  return { title: titles[title % titles.length] ?? '', description: description + aside };
}

describe('the first step', () => {
  it('asks for no more than what the person does today, or a beginner’s amount where they say nothing', () => {
    fc.assert(
      fc.property(told, (drawn) => {
        const { load, target, today, span } = drawn;
        const words = wordsOf(drawn);
        const kind = readGoal({ ...words, answers: [] }, [0, 1, 30]).kind;
        expect(kind).toBe(load.kind);
        const roadmap = planRoadmap({
          ...words,
          answers: [],
          today: TODAY,
          targetDate: addDays(TODAY, span),
        });
        const beginner = load.stock ? target * FIRST_WEEK_OF_SUM : load.beginner;
        const most = load.stock ? beginner : (today ?? beginner);
        const asked = amountsIn(askedFirst(roadmap), load.reads);
        for (const amount of asked) expect(amount).toBeLessThanOrEqual(most + 1e-6);
      }),
      { numRuns: 3000 },
    );
  });

  it('is never the whole way, unless the person goes it today', () => {
    fc.assert(
      fc.property(told, (drawn) => {
        const { load, target, today, span } = drawn;
        fc.pre(!load.daily && (today ?? load.beginner) < target);
        const roadmap = planRoadmap({
          ...wordsOf(drawn),
          answers: [],
          today: TODAY,
          targetDate: addDays(TODAY, span),
        });
        for (const amount of amountsIn(askedFirst(roadmap), load.reads))
          expect(amount).toBeLessThan(target);
      }),
      { numRuns: 1500 },
    );
  });

  it('begins a way on which no milestone asks for more than the target', () => {
    fc.assert(
      fc.property(told, (drawn) => {
        const { load, target, today, span } = drawn;
        fc.pre(!load.daily);
        const roadmap = planRoadmap({
          ...wordsOf(drawn),
          answers: [],
          today: TODAY,
          targetDate: addDays(TODAY, span),
        });
        const most = Math.max(target, today ?? 0) * 1.01 + (load.reads === KM ? 0.4 : 0);
        for (const { title } of roadmap.milestones)
          for (const amount of amountsIn(title, load.reads))
            expect(amount).toBeLessThanOrEqual(most);
      }),
      { numRuns: 3000 },
    );
  });

  it('is a safe one, and the note says so, where the days cannot hold the way', () => {
    fc.assert(
      fc.property(told, (drawn) => {
        const { load, target, today } = drawn;
        fc.pre(load.grows === true && target >= 8 * (today ?? load.beginner));
        const span = Math.min(drawn.span, 7);
        const { note, milestones } = planRoadmap({
          ...wordsOf(drawn),
          answers: [],
          today: TODAY,
          targetDate: addDays(TODAY, span),
        });
        expect(note).toMatch(/^(.+ is more than |Muscles take about four weeks)/);
        expect(note).toContain('goes for a first version by your date');
        for (const { title } of milestones)
          for (const amount of amountsIn(title.replace(GOAL_NAMED, ''), load.reads))
            expect(amount).toBeLessThan(target / 2);
      }),
      { numRuns: 1000 },
    );
  });
});
