/** A goal of the demonstration. Days are counted back from today; those ahead are below zero. */
export interface DemoGoal {
  key: string;
  title: string;
  description: string;
  began: number;
  target: number;
  /** The day it was completed; without one it is open. */
  completed?: number;
  /** Days on which the plan was changed. */
  replanned?: number[];
}

/** What Maya set out to do in a year: six are done, five are under way. */
export const GOALS: DemoGoal[] = [
  {
    key: 'five',
    title: 'Run 5 km without stopping',
    description: 'Along the canal, slowly enough to talk. I have not run since school.',
    began: 352,
    target: 262,
    completed: 268,
  },
  {
    key: 'talk',
    title: 'Give a ten-minute talk at work',
    description: 'At the Thursday round, about the archive project, without reading it out.',
    began: 318,
    target: 246,
    completed: 246,
    replanned: [281],
  },
  {
    key: 'exam',
    title: 'Pass the B1 exam in Spanish',
    description: 'Reading is fine. Listening is where I lose the thread after two sentences.',
    began: 305,
    target: 118,
    completed: 118,
    replanned: [204, 161],
  },
  {
    key: 'bread',
    title: 'Bake a sourdough loaf I would give away',
    description: 'With the rye starter from Tomas. So far they come out flat and pale.',
    began: 236,
    target: 176,
    completed: 183,
  },
  {
    key: 'jumper',
    title: 'Knit a jumper for Jonas',
    description: 'Grey, raglan, in his size. The first thing with sleeves I have tried.',
    began: 190,
    target: 62,
    completed: 55,
    replanned: [97],
  },
  {
    key: 'books',
    title: 'Read 6 novels by winter',
    description: 'On paper and before sleep, in place of the phone.',
    began: 171,
    target: 20,
    completed: 24,
  },
  {
    key: 'half',
    title: 'Run a half marathon',
    description: 'The river one, with Inés. Two and a half hours would be a fine time.',
    began: 148,
    target: -41,
    replanned: [66],
  },
  {
    key: 'spanish',
    title: 'Speak Spanish with Inés for half an hour',
    description: 'Without falling back into English when a word is missing.',
    began: 86,
    target: -52,
  },
  {
    key: 'piano',
    title: 'Play three songs on the piano by heart',
    description: 'On the old upright at my mother’s, for her birthday in spring.',
    began: 64,
    target: -112,
  },
  {
    key: 'crawl',
    title: 'Swim 400 metres front crawl',
    description: 'I can do one length and then hang on the edge. Breathing is the part to learn.',
    began: 23,
    target: -75,
  },
  {
    key: 'letters',
    title: 'Write to an old friend every month',
    description: 'By hand, to the five people I keep meaning to write to.',
    began: 5,
    target: -170,
  },
];
