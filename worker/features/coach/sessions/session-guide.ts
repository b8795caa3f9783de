import type { ArtefactKind } from '#schema/contracts/coach/coach-sessions.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';

/** How a step asks. Beside buttons there is always a text field, and any words are an answer. */
export const ASKS = ['text', 'choice', 'scale', 'time', 'goal', 'step'] as const;
export type AskKind = (typeof ASKS)[number];

/** The fields of a step that can be filled from the talk before the session. */
export const PREFILL_FIELDS = ['matter', 'first-option', 'second-option'] as const;
export type PrefillField = (typeof PREFILL_FIELDS)[number];

/** Answers found in the talk before the session, in the person’s own words. */
export type Prefill = Partial<Record<PrefillField, string>>;

export interface GuideStep {
  id: string;
  ask: AskKind;
  /**
   * What the talk may have answered already. A matter prefills the field; named options count as
   * answers.
   */
  tells?: PrefillField;
  /**
   * Text before the question, with earlier answers as `{step}`. Left out where one of them is
   * missing.
   */
  say?: string;
  prompt: string;
  hint?: string;
  skippable?: boolean;
  choices?: { label: string; goTo?: string }[];
  /** The step is skipped for somebody without goals. */
  onlyWithGoals?: boolean;
  /** The step is skipped unless these steps were answered like this. */
  onlyIf?: Record<string, string>;
  low?: string;
  high?: string;
  /** A question in words that follows a low number; stored as `<id>-why`. */
  followUp?: { below: number; say: string };
}

/**
 * A guided session: a file of `content/eden/sessions`, checked by `scripts/content/sessions.ts`.
 */
export interface SessionGuide {
  id: string;
  title: string;
  /** Completes the sentence “I could take you through”. */
  offer: string;
  minutes: number;
  topics: string[];
  /** The category that the session suits; none for everybody. */
  category: MindsetCategory | 'none';
  sources: string[];
  /** Who should not take this session. */
  notFor: string;
  opening: string;
  steps: GuideStep[];
  end: {
    kind: ArtefactKind;
    title: string;
    body: string;
    /**
     * The step whose answer names things to come: once kept, they are offered a place in a plan.
     */
    ahead?: string;
    closing: string;
  };
}
