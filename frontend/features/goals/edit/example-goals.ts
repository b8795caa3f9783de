/**
 * The five documented examples. Each description is worded so that the planner can make something
 * of it, and `days` leave room for the whole.
 */
export const EXAMPLE_GOALS = [
  {
    title: 'Learn a New Programming Language',
    description:
      'Write small programs of my own in a language I do not know yet, and finish one project with it.',
    drawing: 'trellis',
    days: 120,
  },
  {
    title: 'Establish a Daily Meditation Practice',
    description: 'Sit for ten quiet minutes every day, at a time and a place that stay the same.',
    drawing: 'lily',
    days: 60,
  },
  {
    title: 'Run a Marathon',
    description: 'Build up step by step from the distance I can run today to 42 kilometres.',
    drawing: 'hill',
    days: 252,
  },
  {
    title: 'Start a Side Business',
    description:
      'Find one problem people would pay to have solved, and win a first customer beside my job.',
    drawing: 'stall',
    days: 180,
  },
  {
    title: 'Learn a Musical Instrument',
    description:
      'Practise a little most days until I can play three songs I like from start to end.',
    drawing: 'bell',
    days: 180,
  },
] as const satisfies { title: string; description: string; drawing: string; days: number }[];
export type ExampleGoal = (typeof EXAMPLE_GOALS)[number];
