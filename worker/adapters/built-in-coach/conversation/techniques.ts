/** One named coaching technique, as shown behind "Why Eden said this". */
export interface Technique {
  id: string;
  name: string;
  /** One plain sentence: why Eden suggested this. */
  why: string;
  /** Study and year, hedged; modest where the evidence is. */
  source: string;
}

const NO_STUDY = 'Coaching practice; no study of this exact exercise is claimed.';

export const TECHNIQUES = {
  'if-then': {
    id: 'if-then',
    name: 'If-then plan',
    why: 'Tying an act to a moment that comes anyway spares you the decision later.',
    source:
      'Gollwitzer and Sheeran 2006 (94 tests, d = .65); Sheeran and colleagues 2024 (642 tests, d .27 to .66). Works better when motivated and rehearsed.',
  },
  woop: {
    id: 'woop',
    name: 'Mental contrasting (WOOP)',
    why: 'Naming what in you gets in the way turns a wish into something you can plan for.',
    source: 'Wang and colleagues 2021: g = 0.34 over 24 effects, publication bias likely.',
  },
  yet: {
    id: 'yet',
    name: 'Reframing with "yet"',
    why: 'A sentence that ends in "yet" leaves room for a next attempt, where a verdict closes it.',
    source:
      "Dweck's work on beliefs about ability. Effects of mindset lessons are small and contested (Macnamara and Burgoyne 2023; Burnette and colleagues 2023).",
  },
  'wise-feedback': {
    id: 'wise-feedback',
    name: 'Wise feedback',
    why: 'Criticism is easier to use when it comes with a high standard and the assurance that you can reach it.',
    source: 'Yeager and colleagues 2014: more revisions in small school field studies.',
  },
  retrieval: {
    id: 'retrieval',
    name: 'Retrieval practice',
    why: 'Pulling something from memory shows what you know and helps it stay.',
    source: 'Practice testing is among the best supported techniques in Dunlosky and colleagues 2013.',
  },
  'smallest-step': {
    id: 'smallest-step',
    name: 'Smallest next step',
    why: 'A step small enough to do today tells you more than another day of planning.',
    source:
      'Kin to proximal goals (Bandura and Schunk 1981, a small study with children); the size is our judgement.',
  },
  'strategy-change': {
    id: 'strategy-change',
    name: 'Change the strategy',
    why: 'When effort has not paid, the way of working is a better suspect than the person.',
    source:
      'Dweck warns against praising effort alone (2015); praise aimed at process held up better after failure (Mueller and Dweck 1998).',
  },
  'sort-first': {
    id: 'sort-first',
    name: "Sort, don't fix",
    why: 'Sorting asks for a glance, fixing asks for courage; the first makes the second smaller.',
    source: NO_STUDY,
  },
  'comparison-to-curiosity': {
    id: 'comparison-to-curiosity',
    name: 'From comparison to curiosity',
    why: 'What somebody else did can be copied or declined; what they are cannot.',
    source:
      'Lockwood and Kunda 1997: role models encouraged people most when their success seemed attainable. A small literature.',
  },
  'self-compassion': {
    id: 'self-compassion',
    name: 'Self-compassion break',
    why: 'People who are fair to themselves after a failure are not softer; they tend to go back to the work.',
    source:
      'Breines and Chen 2012: after a failure, self-compassion went with more study time and more wish to improve. Few experiments, modest effects.',
  },
  'stress-as-fuel': {
    id: 'stress-as-fuel',
    name: 'Stress as fuel',
    why: 'A fast heart is the body getting ready; reading it that way can help you use it.',
    source:
      'Yeager and colleagues 2022: six trials of a thirty-minute module, benefits where both beliefs were taught.',
  },
  rehearsal: {
    id: 'rehearsal',
    name: 'Rehearsing the plan',
    why: 'Running a plan through once in your head makes it likelier to come to mind at the moment.',
    source: 'Sheeran and colleagues 2024: if-then plans did better when rehearsed.',
  },
  'temptation-bundling': {
    id: 'temptation-bundling',
    name: 'Temptation bundling',
    why: 'A dull task gets easier to begin when something you enjoy comes only with it.',
    source: 'Milkman, Minson and Volpp 2014, a gym field experiment; the effect faded with time.',
  },
  'goal-shrink': {
    id: 'goal-shrink',
    name: 'Shrink it, or let it go',
    why: 'A smaller goal you keep does more than a large one you avoid, and letting go can be the right call.',
    source:
      'Wrosch and colleagues 2003 link letting go of unreachable goals, and taking up others, with well-being. Correlations mostly.',
  },
  spacing: {
    id: 'spacing',
    name: 'Spacing',
    why: 'Several short sessions with gaps usually keep more than one long one.',
    source: 'Latimier and colleagues 2021: spaced against massed retrieval, g = 0.74.',
  },
  'ask-for-help': {
    id: 'ask-for-help',
    name: 'A worked example, or help',
    why: 'Seeing one done, or asking one good question, is a strategy and not a surrender.',
    source: 'Worked examples help beginners most (Sweller and Cooper 1985; Renkl 2014).',
  },
  'pre-mortem': {
    id: 'pre-mortem',
    name: 'Pre-mortem',
    why: 'Imagining that it went wrong makes the likely reasons easier to name while they can still be planned for.',
    source:
      'Klein 2007; Mitchell, Russo and Pennington 1989 found that prospective hindsight produced more reasons. Small studies.',
  },
  'progress-log': {
    id: 'progress-log',
    name: 'Progress log',
    why: 'Written-down progress is easier to believe than remembered progress.',
    source: 'Harkin and colleagues 2016: 138 studies, d = 0.40, more when recorded or reported.',
  },
  'reserve-day': {
    id: 'reserve-day',
    name: 'Reserve day',
    why: 'A plan with slack built in survives a bad day; one without it tends not to.',
    source: 'Sharif and Shu 2017: an emergency reserve raised persistence.',
  },
  'fresh-start': {
    id: 'fresh-start',
    name: 'Fresh start',
    why: 'A new week is a good moment to begin again, because it closes the books on the last one.',
    source:
      'Dai, Milkman and Riis 2014: goal starts rise at new weeks and months; whether they last is less clear.',
  },
  'future-letter': {
    id: 'future-letter',
    name: 'Letter to a future struggler',
    why: 'Explaining to somebody else what helped is a way of noticing that you know it.',
    source:
      'A part of the lessons in Yeager and colleagues 2019 (about +0.10 grade points for lower achievers); not tested here on its own.',
  },
  'learning-goal': {
    id: 'learning-goal',
    name: 'A learning goal first',
    why: 'On new and complex work, a goal to find out beats a goal to perform.',
    source: 'Locke and Latham 2002 on specific goals, and on learning goals for novel tasks.',
  },
  'facts-and-story': {
    id: 'facts-and-story',
    name: 'What happened, and the story about it',
    why: 'Splitting what was seen from what was concluded leaves less to argue with.',
    source: `A common exercise in cognitive approaches. ${NO_STUDY}`,
  },
  'real-rest': {
    id: 'real-rest',
    name: 'Rest on purpose',
    why: 'Rest that was decided ends; rest that was stolen tends to drag on and to feel like guilt.',
    source: `Detaching from work in off-hours goes with less strain (Sonnentag and Fritz 2015, mostly correlations). ${NO_STUDY}`,
  },
} as const satisfies Record<string, Technique>;

export type TechniqueId = keyof typeof TECHNIQUES;
