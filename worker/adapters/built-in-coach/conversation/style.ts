import type { Personality, Style } from './material.ts';
import { WORDS } from './words.ts';

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
export const ENTRY_GOAL_LINES = WORDS.goalLines.ofEntry;

/** How a goal is brought in, when the message names it. */
export const GOAL_LINES = WORDS.goalLines.named;

/** What is finished needs no look ahead yet. */
export const GOAL_LINES_WHEN_DONE = WORDS.goalLines.whenDone;

/** Before socratic questions a goal is only placed; anything more would be an answer. */
export const SOCRATIC_GOAL_LINES = { ...WORDS.goalLines.beforeQuestions, analytical: GOAL_LINES.analytical };

/** After progress a goal has come nearer; waiting would be the wrong word. */
export const GOAL_LINES_AFTER_PROGRESS = {
  ...WORDS.goalLines.afterProgress,
  analytical: GOAL_LINES.analytical,
};

/** How the only open goal is brought in, when the message does not name it. */
export const GUESSED_GOAL_LINES = WORDS.goalLines.guessed;

/** When an if-then needs a moment and the material names none. */
export const CUES = WORDS.goalLines.cues;
