import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import type { Intent } from './intents.ts';
import type { Feature, TechniqueId } from './vocabulary.ts';

export type Personality = CoachPreferences['coachPersonality'];
export type Tone = CoachPreferences['coachTone'];
export type Style = CoachPreferences['coachStyle'];

/**
 * One coherent suggestion. Each part is a string with slots; the parts are written for each other, and the
 * three preferences decide which are said and in what order (see `style.ts`).
 */
export interface Template {
  /** Unique within its intent. */
  id: string;
  technique: TechniqueId;
  /** Only offered when the message shows all of these. */
  needs?: readonly Feature[];
  /** Not offered when the message shows one of these. */
  never?: readonly Feature[];
  /** Preferred when the message shows one of these. */
  fits?: readonly Feature[];
  warm: string;
  neutral: string;
  scholarly: string;
  /** Growth mindset: what the same facts look like from the next attempt. */
  reframe: string;
  /** The technique in their situation, with a step of less than ten minutes. */
  move: string;
  ask: string;
  /** Socratic: two questions, before anything is advised. */
  wonder: readonly [string, string];
  /** Socratic: what to do with the questions, after them. */
  pause: string;
  /** Action: completes "If <cue>, then I ..."; also what is rehearsed when they accept. */
  act: string;
  /** Action: completes "If ...", without the comma; a moment that comes anyway. */
  cue?: string;
  /** Action: how far to go, and what could stop it. */
  after: string;
}

export interface Moves {
  /** What Eden says first, by personality; some quote the person, some do not. */
  openers: Record<Personality, readonly string[]>;
  templates: readonly Template[];
}

/** A brief reply: one body by tone, one closing by style and personality. */
export interface ShortTemplate {
  id: string;
  /** Over folded text: only said when this matches, and then before all others. */
  when?: RegExp;
  warm: string;
  neutral: string;
  scholarly: string;
}

/** One named coaching technique, as shown behind "Why Eden said this". */
export interface Technique {
  id: TechniqueId;
  name: string;
  /** One plain sentence: why Eden suggested this. */
  why: string;
  /** Study and year, hedged; modest where the evidence is. */
  source: string;
}

/** What Eden says to a question. `answer` never changes with the preferences; only `cite` is optional. */
export interface FactWords {
  id: string;
  answer: string;
  /** Study and hedge, for those who chose a scholarly tone. */
  cite?: string;
  technique?: TechniqueId;
}

/** A first sentence for something small that the words show, sharper than the intent's own openers. */
export interface Notice {
  id: string;
  intents: readonly Intent[];
  needs?: readonly Feature[];
  says: ByPersonality;
}

export interface AnswerMaterial {
  technique: TechniqueId;
  templates: readonly ShortTemplate[];
  /** What follows the body, by style; a question at most. */
  next: Record<Style, readonly string[]>;
}

/** Said in somebody's own language, with one of the questions. */
export interface Apology {
  says: string;
  asks: readonly string[];
}

/** Ways to say one thing, of which one is chosen. */
export type ByPersonality = Record<Personality, readonly string[]>;
