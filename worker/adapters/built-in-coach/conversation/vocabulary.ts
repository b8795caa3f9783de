/** What the words in `content/eden` may name, and the rules know. */

/** What sort of work a message is about; material chooses by it. */
export const THING_KINDS = [
  'text',
  'code',
  'event',
  'study',
  'music',
  'body',
  'language',
  'admin',
  'search',
  'home',
  'art',
  'reading',
  'stillness',
  'venture',
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** What the words of a message show beyond their intent. */
export const FEATURES = [
  ...THING_KINDS,
  'avoided',
  'written-comments',
  'spoken-comment',
  'numbers',
  'deadline',
  'social-media',
  'promotion',
  'streak',
  'after-break',
  'many-tasks',
  'unfair',
  'identity',
  'age',
  'soon-event',
  'others-help',
  'body-signs',
  'choice',
  'near-finish',
  'short-sleep',
  'loss',
  'lonely',
  'mixed-feelings',
  'impostor',
  'tried-hard',
  'goal-known',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The coaching techniques that Eden names. */
export const TECHNIQUE_IDS = [
  'if-then',
  'woop',
  'yet',
  'wise-feedback',
  'retrieval',
  'smallest-step',
  'strategy-change',
  'sort-first',
  'comparison-to-curiosity',
  'self-compassion',
  'stress-as-fuel',
  'rehearsal',
  'temptation-bundling',
  'goal-shrink',
  'spacing',
  'ask-for-help',
  'pre-mortem',
  'progress-log',
  'reserve-day',
  'fresh-start',
  'future-letter',
  'learning-goal',
  'facts-and-story',
  'real-rest',
] as const;
export type TechniqueId = (typeof TECHNIQUE_IDS)[number];

/** What a short reply to Eden's own question amounts to. */
export const ANSWER_KINDS = [
  'time',
  'accept',
  'decline',
  'dont-know',
  'did-it',
  'did-not',
  'choice',
  'content',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Languages that are recognised and answered with an apology; `script` is any other alphabet. */
export const LANGUAGES = ['es', 'de', 'fr', 'it', 'pt', 'nl', 'script'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The lists of brief replies. */
export const BRIEF_LISTS = [
  'greeting',
  'thanks',
  'farewell',
  'small-talk',
  'off-topic',
  'about-eden',
  'scope',
  'unreadable',
  'vague',
  'unknown',
] as const;
export type BriefList = (typeof BRIEF_LISTS)[number];

/** Facts from a conversation that the words may name in braces. */
export const SLOT_NAMES = [
  'q',
  'thing',
  'person',
  'duration',
  'start',
  'cue',
  'goal',
  'unplanned',
  'milestone',
  'task',
  'reached',
  'total',
  'date',
  'hedge',
  'absolute',
  'figure',
  'category',
  'time',
  'act',
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];
