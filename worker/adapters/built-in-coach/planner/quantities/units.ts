/**
 * Exercises that are counted; each is a unit of its own, since thirty squats are no thirty
 * pull-ups.
 */
export const EXERCISES = [
  'push-ups',
  'pull-ups',
  'chin-ups',
  'sit-ups',
  'squats',
  'burpees',
  'dips',
] as const;
export type Exercise = (typeof EXERCISES)[number];
export type Unit =
  | 'km'
  | 'mi'
  | 'm'
  | 'words'
  | 'pages'
  | 'books'
  | 'kg'
  | 'lb'
  | 'min'
  | 'steps'
  | Exercise;

/** One word before the unit, as in "ten quiet minutes", but none that begins another phrase. */
const ADJECTIVE =
  '(?:(?!(?:of|in|at|an?|the|and|or|to|by|for|per|more|extra|less|fewer|each|every|minutes?|mins?|hours?|km|kg|pages?|words?|books?|steps|percent|days?|weeks?|months?|years?|times)\\b)[a-z-]+ )?';

function exerciseWords(name: Exercise): string {
  return (
    ADJECTIVE +
    (name.endsWith('-ups') ? name.replace('-ups', '[- ]?ups?') : name.replace(/s$/, 's?'))
  );
}

/** How each unit is written, as a pattern, and how many of it one such word makes. */
export const UNIT_WORDS: readonly (readonly [string, Unit, number])[] = [
  // "10k" is a distance, "10k steps" is not.
  [
    'km|kms|kilomet(?:er|re)s?|k(?=\\s|$|[,.;)])(?! (?:steps|words|pages|euros?|dollars?|pounds))',
    'km',
    1,
  ],
  ['mi|miles?', 'mi', 1],
  ['m|met(?:er|re)s?', 'm', 1],
  [`${ADJECTIVE}words?`, 'words', 1],
  [`${ADJECTIVE}pages?`, 'pages', 1],
  [`${ADJECTIVE}books?|novels`, 'books', 1],
  ['kg|kgs|kilos?|kilograms?', 'kg', 1],
  ['lbs?|pounds?', 'lb', 1],
  ['stones?', 'kg', 6.35],
  [`${ADJECTIVE}(?:minutes?|mins?)`, 'min', 1],
  [`${ADJECTIVE}(?:hours?|hrs?)|h`, 'min', 60],
  [`${ADJECTIVE}steps`, 'steps', 1],
  ...EXERCISES.map((name) => [exerciseWords(name), name, 1] as const),
];

/** Races whose name stands for their distance in kilometres. */
export const RACES: readonly (readonly [RegExp, number, string])[] = [
  [/\bhalf[- ]?marathon\b/g, 21.1, 'the half marathon'],
  [/\bultra[- ]?marathon\b/g, 50, 'the ultramarathon'],
  [/(?<!\b(?:half|ultra)[- ]?)\bmarathon\b/g, 42.2, 'the marathon'],
  [/\bparkrun\b/g, 5, 'the parkrun'],
];
