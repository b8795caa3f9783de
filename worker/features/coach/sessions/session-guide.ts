import type { ArtefactKind } from '#schema/contracts/coach/coach-sessions.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';

/**
 * How a step asks: a field always stands beside what can be pressed, and any words are an answer.
 */
export const ASKS = ['text', 'choice', 'scale', 'time', 'goal', 'step'] as const;
export type AskKind = (typeof ASKS)[number];

/** What a step asks for that may have been told before the session began. */
export const PREFILL_FIELDS = ['matter', 'first-option', 'second-option'] as const;
export type PrefillField = (typeof PREFILL_FIELDS)[number];

/** What was told before a session began, in the person’s own words. */
export type Prefill = Partial<Record<PrefillField, string>>;

export interface GuideStep {
  id: string;
  ask: AskKind;
  /**
   * What the person may have told already. The matter is put into the field, to be changed; options
   * that were named are taken as answers.
   */
  tells?: PrefillField;
  /**
   * Said before the question; may name earlier answers as `{step}`. Left out where one of them is
   * missing.
   */
  say?: string;
  prompt: string;
  hint?: string;
  skippable?: boolean;
  choices?: { label: string; goTo?: string }[];
  /** Passed over unless these steps were answered like this. */
  onlyIf?: Record<string, string>;
  low?: string;
  high?: string;
  /** Asked once more, in words, below a number; kept as `<id>-why`. */
  followUp?: { below: number; say: string };
}

/**
 * A guided session: a file of `content/eden/sessions`, checked by `scripts/content/sessions.ts`.
 */
export interface SessionGuide {
  id: string;
  title: string;
  /** Reads after “I could take you through”. */
  offer: string;
  minutes: number;
  topics: string[];
  /** The category it suits; none for one that suits everybody. */
  category: MindsetCategory | 'none';
  sources: string[];
  /** For whom it is not right. */
  notFor: string;
  opening: string;
  steps: GuideStep[];
  end: { kind: ArtefactKind; title: string; body: string; closing: string };
}
