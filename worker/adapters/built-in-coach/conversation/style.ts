import type { Personality, Style } from './material.ts';

/** The parts a coaching reply may be made of. */
export type Part =
  | 'opener'
  | 'reframe'
  | 'tone'
  | 'goal'
  | 'move'
  | 'ask'
  | 'wonder'
  | 'pause'
  | 'if-then'
  | 'limit'
  | 'obstacle';

/**
 * What is said, and in which order. Growth mindset reframes before it advises; socratic asks before it says
 * anything else; action oriented has its if-then straight after one sentence of reflection.
 */
const ORDER: Record<Style, readonly Part[]> = {
  growth_mindset: ['opener', 'tone', 'reframe', 'move', 'goal', 'ask'],
  socratic: ['opener', 'wonder', 'tone', 'pause', 'goal'],
  action_oriented: ['opener', 'if-then', 'limit', 'tone', 'goal', 'obstacle'],
};

/** The parts of a reply in their order. The goal comes early where it is data, a frame, or what an entry is for. */
export function partsInOrder(style: Style, personality: Personality, ofEntry: boolean): readonly Part[] {
  const early =
    ofEntry || style === 'socratic' || (personality === 'analytical' && style === 'growth_mindset');
  if (!early) return ORDER[style];
  const rest = ORDER[style].filter((part) => part !== 'opener' && part !== 'goal');
  return ['opener', 'goal', ...rest];
}

/** What goes first when a reply would be too long. */
export const DROPPED_FIRST: readonly Part[] = ['goal', 'tone', 'reframe'];

export const DROPPED_FIRST_IN_FEEDBACK: readonly Part[] = ['tone', 'reframe', 'goal'];

/** How feedback on an entry names the goal it was written for; said straight after the opener. */
export const ENTRY_GOAL_LINES: Record<Personality, readonly string[]> = {
  supportive: [
    'It belongs to {goal}, which is made of days like this.',
    '{goal} is made of such days, the plain ones included.',
  ],
  challenging: ['That belongs on the record of {goal} too.', 'I read it with {goal} in view.'],
  analytical: [
    '{goal} stands at {reached} of {total} milestones, {milestone} next.',
    '{goal} has another entry, and entries add up to a record.',
  ],
};

/** How a goal is brought in, when the message names it. */
export const GOAL_LINES: Record<Personality, readonly string[]> = {
  supportive: [
    '{milestone}, next on {goal}, can wait that long.',
    '{milestone} comes next on {goal}, and nothing there is lost in the meantime.',
    'All of this belongs to {goal}, and nothing there is lost.',
  ],
  challenging: [
    '{milestone} is still next on {goal}, and I still expect it of you.',
    'I keep {milestone} in view, the next stretch of {goal}; this is on the way to it.',
    'I take this to be about {goal}, and I have not written it off.',
  ],
  analytical: [
    'For {goal} the figures are {reached} of {total} milestones, {milestone} next, and {date} as the day you chose.',
    'On {goal} you stand at {reached} of {total} milestones, with {milestone} next.',
    '{unplanned} has no milestones yet, so there is little to measure against.',
    '{goal} stands at {reached} of {total} milestones.',
  ],
};

/** What is finished needs no look ahead yet. */
export const GOAL_LINES_WHEN_DONE: Record<Personality, readonly string[]> = {
  supportive: ['It counts towards {goal}.', 'This is about {goal}, I take it.'],
  challenging: ['I count it towards {goal}.'],
  analytical: ['{goal} stands at {reached} of {total} milestones.', 'It goes into the record of {goal}.'],
};

/** Before socratic questions a goal is only placed; anything more would be an answer. */
export const SOCRATIC_GOAL_LINES: Record<Personality, readonly string[]> = {
  supportive: [
    'This is about {goal}, I take it, with {milestone} just ahead.',
    'We are with {goal} here, I take it.',
  ],
  challenging: [
    'This is about {goal}, and I have not written it off.',
    'We are with {goal} here, with {milestone} just ahead.',
  ],
  analytical: GOAL_LINES.analytical,
};

/** After progress a goal has come nearer; waiting would be the wrong word. */
export const GOAL_LINES_AFTER_PROGRESS: Record<Personality, readonly string[]> = {
  supportive: [
    '{milestone} on {goal} has come a little nearer by it.',
    'It belongs to {goal}, and it shows there.',
  ],
  challenging: ['{milestone} is next on {goal}, and it is nearer than it was.', 'I count it towards {goal}.'],
  analytical: GOAL_LINES.analytical,
};

/** How the only open goal is brought in, when the message does not name it. */
export const GUESSED_GOAL_LINES: Record<Personality, readonly string[]> = {
  supportive: [
    'If this is about {goal}, {milestone} can wait that long.',
    'If this is about {goal}, nothing there is lost in the meantime.',
  ],
  challenging: [
    'If this is about {goal}, I would still aim at {milestone}.',
    'If this is about {goal}, I have not written it off.',
  ],
  analytical: [
    'If this is about {goal}: {reached} of {total} milestones so far, {milestone} next.',
    'If this is about {unplanned}, it could do with a first milestone.',
  ],
};

/** When an if-then needs a moment and the material names none. */
export const CUES: readonly string[] = [
  'I sit down tomorrow morning',
  'I have poured my first coffee or tea tomorrow',
  'I have eaten this evening',
  'I come in through the door today',
  'I close the laptop this afternoon',
];
