/**
 * A unit she finished: `share` of a quiz's questions right, `again` after a first try, and what she
 * noted or wrote.
 */
export interface DemoUnit {
  unit: number;
  day: number;
  minutes: number;
  again?: true;
  wrong?: number;
  notes?: string;
  written?: string[];
}

export const ENROLLED: { path: number; day: number }[] = [
  { path: 1, day: 329 },
  { path: 2, day: 214 },
  { path: 3, day: 92 },
];

export const UNITS: DemoUnit[] = [
  {
    unit: 1,
    day: 328,
    minutes: 9,
    notes: 'What I want to practise is not “running” but starting slowly.',
  },
  { unit: 2, day: 322, minutes: 14 },
  {
    unit: 3,
    day: 312,
    minutes: 21,
    written: [
      'Dear you who will begin in November in the dark: it is slow, and slow is what it should be.',
      'I thought everybody was watching. They are thinking about their dinner.',
      'Put the shoes at the door.',
    ],
  },
  { unit: 4, day: 301, minutes: 10, again: true },
  {
    unit: 5,
    day: 293,
    minutes: 8,
    notes: 'Listening, and in there the ends of words. Everything else is going by itself.',
  },
  {
    unit: 6,
    day: 279,
    minutes: 15,
    notes: 'Performing and learning want different hours. Rehearsals belong to learning.',
  },
  {
    unit: 7,
    day: 270,
    minutes: 17,
    written: [
      'Could you listen to my talk for twelve minutes on Monday?',
      'I would like to know where you stopped following.',
      'It is quite all right if it does not suit.',
    ],
  },
  { unit: 8, day: 258, minutes: 9, wrong: 1 },
  { unit: 9, day: 212, minutes: 10, notes: 'Missed is better than vague: “listening 65 by June”.' },
  { unit: 10, day: 203, minutes: 9, notes: 'When the kettle is on, then the four exercises.' },
  {
    unit: 11,
    day: 192,
    minutes: 22,
    written: [
      'A loaf that I would carry down the stairs with pride.',
      'Mrs Okafor at her door.',
      'I open the oven too early because I cannot bear not to look.',
      'If I want to look, then I wash the bowl first.',
    ],
  },
  { unit: 12, day: 177, minutes: 8 },
  { unit: 13, day: 158, minutes: 13 },
  {
    unit: 14,
    day: 142,
    minutes: 9,
    notes: 'One missed day is one missed day. The story about it costs the week.',
  },
  {
    unit: 15,
    day: 124,
    minutes: 19,
    written: [
      'It will be dark, I will be tired, and somebody will have a cold.',
      'Ten minutes count. Walking counts.',
      'Ring Inés.',
    ],
  },
  { unit: 16, day: 104, minutes: 10, again: true, wrong: 1 },
  { unit: 17, day: 88, minutes: 10, notes: 'Hard enough is where I still notice what goes wrong.' },
  { unit: 18, day: 69, minutes: 16 },
  {
    unit: 19,
    day: 44,
    minutes: 20,
    written: [
      'The two bars before the bridge, at half speed, with the lamp off.',
      'That my mother hears it from the kitchen.',
      'It was messy, and nobody came in.',
      'The left hand leads, I had it the wrong way round.',
    ],
  },
  { unit: 20, day: 27, minutes: 9, wrong: 1 },
  {
    unit: 21,
    day: 10,
    minutes: 11,
    notes: 'My inner voice is a decent witness: “you lifted your head”. As a judge it is no use.',
  },
];

/** Reviews of what was learned, by day. */
export const REVIEWED = [311, 296, 259, 201, 155, 121, 87, 43, 12];
/** Small lessons done, by day; the catalogue's in their order. */
export const MICRO_DONE = [309, 284, 240, 217, 179, 151, 116, 73, 38, 15];
