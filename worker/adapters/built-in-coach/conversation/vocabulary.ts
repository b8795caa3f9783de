import { SAFETY_LANGUAGES, type SafetyLanguage } from '#schema/contracts/safety.ts';
import { AIM_KINDS } from '#worker/lib/talk/reading/aims/aim-forms.ts';

/** Languages that are answered with an apology; `script` is any other alphabet. */
export type Language = Exclude<SafetyLanguage, 'en'> | 'script';
export const APOLOGY_LANGUAGES: readonly Language[] = [
  ...SAFETY_LANGUAGES.filter((language) => language !== 'en'),
  'script',
];

/** That this coach speaks English, and questions that may be answered in any words. */
export interface Apology {
  says: string;
  asks: readonly string[];
}

/** The lists of `content/eden/listening.yaml`, besides its questions. */
export const LISTENING = [
  'quiet',
  'listening',
  'vague',
  'not-that',
  'not-that-but',
  'no-idea',
  'no-idea-yet',
  'no-idea-after',
  'no-more-ideas',
  'nothing-open',
  'stopped',
  'unknown',
  'unreadable',
  'entry-notes',
  'entry-questions',
] as const;
export type Listening = (typeof LISTENING)[number];

/** Facts besides people and feelings that `content/eden/facts.yaml` has words for. */
export const FACTS = ['howLong', 'ago', 'due', 'tried', 'triedSomething', 'want'] as const;
export type Fact = (typeof FACTS)[number];

/** What a message to somebody does: `content/eden/help/words.yaml` has an opening line for each. */
export const ACTS = [
  'news',
  'no',
  'warm',
  'change',
  'ask',
  'sorry',
  'thank',
  'touch',
  'invite',
] as const;
export type Act = (typeof ACTS)[number];

/** The sentences in which what is to be said may stand. */
export const DRAFT_SENTENCES = [...AIM_KINDS, 'wonder', 'question'] as const;
export type SentenceKind = (typeof DRAFT_SENTENCES)[number];

/** What a sentence to be said may have: `content/eden/help/check.yaml`. */
export const HAS = ['matter', 'self', 'request', 'short', 'please', 'thanks'] as const;
export type Has = (typeof HAS)[number];

/** What may be changed in it; the first that applies is named. */
export const CHANGES = [
  'threat',
  'insult',
  'sarcasm',
  'always',
  'never',
  'order',
  'reproach',
  'demand',
  'long',
] as const;
export type WordingChange = (typeof CHANGES)[number];
