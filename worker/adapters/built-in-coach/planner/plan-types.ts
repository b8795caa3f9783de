import type { Sum } from './quantities/money.ts';
import type { Quantity } from './quantities/quantities.ts';

export const KINDS = [
  'language',
  'programming',
  'instrument',
  'endurance',
  'strength',
  'sleep',
  'food',
  'weight',
  'drinking',
  'smoking',
  'walking',
  'meditation',
  'business',
  'saving',
  'debt',
  'budget',
  'job',
  'promotion',
  'interview',
  'writing',
  'blog',
  'exam',
  'renovation',
  'garden',
  'declutter',
  'people',
  'conversation',
  'creative',
  'speaking',
  'reading',
  'skill',
  'habit',
  'outcome',
  'care',
] as const;

/** The kinds of goal the planner has words for; the last four are the fallbacks and the gentle plan. */
export type Kind = (typeof KINDS)[number];

/** One milestone before it has a date. `know` completes "You'll know: …"; `ifThen` is the one if-then plan. */
export interface Stage {
  readonly title: string;
  readonly why: string;
  readonly know: string;
  readonly tasks: readonly string[];
  readonly ifThen: string;
}

/** What a plan of under a week needs of its kind: a title, a noun phrase and two imperative sentences. */
export interface Sprint {
  /** Title of the first milestone: what is there after one sitting. */
  readonly opening: string;
  readonly result: string;
  readonly begin: string;
  readonly improve: string;
}

export type SevenStages = readonly [Stage, Stage, Stage, Stage, Stage, Stage, Stage];

/**
 * The words of one kind for one goal. Which stages are used depends on the span (choose-stages.ts), so no stage may
 * lean on another except the first. `result` is a noun phrase: what will be there on the date. `smallest` completes
 * "then I …" with the least that still counts.
 */
export interface KindText {
  readonly stages: SevenStages;
  readonly short: Stage;
  readonly sprint: Sprint;
  readonly result: string;
  readonly smallest: string;
}

/** A goal as the planner read it. */
export interface PlannerGoal {
  readonly kind: Kind;
  /** The title on one line, without control characters, in the person's case. */
  readonly title: string;
  /** The title in typographic quotes, shortened to about 60 characters. */
  readonly quoted: string;
  /** Title and description, lower case, without accents, typos of known words mended. */
  readonly plainTitle: string;
  readonly plainText: string;
  readonly quantities: readonly Quantity[];
  readonly sums: readonly Sum[];
  /** Days from today to the target date, 0 or more. */
  readonly span: number;
  /** True when the span is so long that the far part will be planned again. */
  readonly isRolling: boolean;
  /** Days of the week the person named for it, 1 to 7. */
  readonly namedDays: number | undefined;
  readonly reason: string | undefined;
  readonly obstacle: string | undefined;
  /** Days from today to the end of a stage (1 to 7). */
  dayOf(stage: number): number;
  /** Share of the working time that has passed at the end of a stage, 0 to 1; 1 where the buffer begins. */
  shareAt(stage: number): number;
  /** Always the same choice for the same title and salt. */
  pick(salt: string, options: readonly [string, ...string[]]): string;
}
