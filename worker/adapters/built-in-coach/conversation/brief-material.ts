import { BRIEF_SIGNALS } from './brief-signals.ts';
import type { ShortTemplate } from './material.ts';
import { WORDS } from './words.ts';

/** The templates of a list, each with what it waits for. */
function heard(list: keyof typeof WORDS.brief): readonly ShortTemplate[] {
  return WORDS.brief[list].map((words) => ({ ...words, when: BRIEF_SIGNALS[list]?.[words.id] }));
}

export const GREETINGS = heard('greeting');
export const THANKS = heard('thanks');
export const FAREWELLS = heard('farewell');
export const SMALL_TALK = heard('small-talk');
export const OFF_TOPIC = heard('off-topic');
export const ABOUT_EDEN = heard('about-eden');
export const SCOPE = heard('scope');
export const UNREADABLE = heard('unreadable');
export const VAGUE = heard('vague');
/** When she does not know: says so, says how to find out, turns to the plan. */
export const UNKNOWN = heard('unknown');
