/**
 * A kind of goal as its file in `content/goals/` has it, checked by `scripts/content/goal-kinds.ts`
 * and explained in `docs/goal-kinds.md`. The planner knows kinds by this form alone.
 */

import type { OtherLanguage } from './planner-words.ts';

/** One text, or several of which the first is taken whose slots are all known. */
export type Text = string | readonly string[];

export const MEASURE_UNITS = [
  'money',
  'distance',
  'time',
  'minutes',
  'hours',
  'weight',
  'pages',
  'words',
  'books',
  'steps',
  'repeats',
  'rating',
  'count',
] as const;
export type MeasureUnit = (typeof MEASURE_UNITS)[number];

/**
 * For whom something in a kind is: a text, a task, a step, a caution. `when` and `unless` name
 * answers (`level=In training`, or `name` for any answer to it), of which one is enough; `about`
 * names topics of the kind or things.
 */
export interface Condition {
  readonly when?: string | readonly string[] | undefined;
  readonly unless?: string | readonly string[] | undefined;
  readonly about?: string | readonly string[] | undefined;
}

/** What grows or shrinks on the way. Distances in km, times to beat in minutes, weights in kg. */
export interface Measure {
  readonly unit: MeasureUnit;
  /** Of a count: one and several, as in `customer`, `customers`. */
  readonly noun?: readonly [string, string] | undefined;
  /** Other words that people count it by, as in `client`, `clients`. */
  readonly also?: readonly string[] | undefined;
  /**
   * `total` adds up over the weeks (money, pages); `load` is done at once (a long run, a sitting).
   */
  readonly counts: 'total' | 'load';
  readonly direction: 'up' | 'down';
  /** Where somebody begins who says nothing of today. */
  readonly beginner: number;
  /** What is aimed at where no amount was named. */
  readonly usual?: number | undefined;
  /** Words that want none of it, as in `quit`: nothing is aimed at then but what was named. */
  readonly none?: readonly string[] | undefined;
  /** The largest amount that is believed. */
  readonly most?: number | undefined;
  /** Of what is done today, how much the first step may ask: over 0, at most 1. */
  readonly first: number;
  /** The most a load may change in a week, as a share of what it is (0.1 is a tenth). */
  readonly grows?: number | undefined;
  /** The most it may change in a week, in its own unit. */
  readonly adds?: number | undefined;
  /**
   * For aims over so much, the share of it that is trained before the day itself. Largest first.
   */
  readonly peak?: readonly { readonly over: number; readonly share: number }[] | undefined;
  /** Every so many checkpoints the amount stays where it was. */
  readonly rests?: number | undefined;
  readonly source: string;
}

/** What the planner does with an answer; any other id becomes a slot of that name. */
export const QUESTION_IDS = ['today', 'target', 'week', 'obstacle', 'for-whom', 'level'] as const;

export interface QuestionChoice {
  readonly label: string;
  /** What it says of today, in the unit of the measure. */
  readonly today?: number | undefined;
  /** The number of the step that a plan begins with, from 1. */
  readonly begins?: number | undefined;
  /** Words of a goal by which it is known without being asked. */
  readonly words?: readonly string[] | undefined;
  /** How the choice reads in a slot; without it the label in quotation marks. */
  readonly says?: string | undefined;
}

export interface KindQuestion {
  readonly id: string;
  readonly text: string;
  readonly choices?: readonly QuestionChoice[] | undefined;
}

/** A checkpoint before it has a date. `know` completes “You’ll know: …”. */
export interface Step {
  readonly title: Text;
  readonly why: Text;
  readonly know: Text;
  readonly tasks: readonly Text[];
  readonly ifThen: Text;
  /** 1 stays in the shortest plan, 3 stands in long ones only. */
  readonly keep?: 1 | 2 | 3 | undefined;
  /** Days in which it has to lie in any plan of three weeks and more, for what cannot wait. */
  readonly within?: number | undefined;
  /**
   * Days that have to lie behind it, for what says that a fortnight or a month has gone by; plans
   * of fewer leave it out.
   */
  readonly from?: number | undefined;
  /** Of a round, the numbers of the steps that it stands before and behind. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export interface Obstacle {
  readonly label: string;
  /** Words by which an answer in the person’s own words is known. */
  readonly words?: readonly string[] | undefined;
  readonly ifThen: Text;
}

/** What a plan of under a week needs: two titles’ worth of nouns and two imperative sentences. */
export interface Sprint {
  readonly opening: Text;
  readonly result: Text;
  readonly begin: Text;
  readonly improve: Text;
  /**
   * Three checkpoints of its own, where the usual ones (begin, a first version, look back) do not
   * fit.
   */
  readonly steps?: readonly Step[] | undefined;
}

/** What the field knows of how long it takes. */
export interface Takes {
  /** Least days in which the whole is realistic. */
  readonly days?: number | undefined;
  /** Hours of work in all; where title or description has one of the words, those. */
  readonly hours?: number | undefined;
  readonly hoursFor?:
    | readonly { readonly words: readonly string[]; readonly hours: number }[]
    | undefined;
  /**
   * An amount that is not to be aimed at faster than so much a week, whatever the plan itself
   * counts: kilos, say. What is said then stands in the place of `short`.
   */
  readonly limit?:
    | { readonly unit: MeasureUnit; readonly aWeek: number; readonly says: Text }
    | undefined;
  /** What is said where the days are too few; known wherever they can be. */
  readonly short?: Text | undefined;
  /** A noun phrase: what can be there by then. */
  readonly first?: Text | undefined;
}

/** What the goal is about in the person’s own words: a language, an instrument, a room. */
export interface Thing {
  /** Names that are known, each with how it is written in a sentence where that differs. */
  readonly names?: readonly (string | Readonly<Record<string, string>>)[] | undefined;
  /** Words behind which it stands, as in `learn to`, `study`. */
  readonly after?: readonly string[] | undefined;
  /** What stands in the sentence where nothing was found. */
  readonly otherwise?: string | undefined;
}

/**
 * Who a person named in the goal is to it: the slot that is filled with them; `off` where nobody
 * should be.
 */
export const NAMED_PEOPLE = ['who', 'helped', 'opponent', 'lost', 'off'] as const;
export type NamedPerson = (typeof NAMED_PEOPLE)[number];

/** A kind as a plan is made from it: for one person, with nothing in it that is for others. */
export interface GoalKind {
  readonly id: string;
  /** What its texts are written in; English where nothing is said. */
  readonly language?: OtherLanguage | undefined;
  readonly title: string;
  readonly understood: Text;
  readonly thing?: Thing | undefined;
  /** Words by which a topic of `about` is known. */
  readonly topics?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The day is another’s to set, as that of a wedding or an exam: no plan proposes a later one. */
  readonly date?: 'fixed' | undefined;
  /** Who a person is that the goal names. `who`, a helper, where nothing is said. */
  readonly person?: NamedPerson | undefined;
  /** Days a week, and minutes of one sitting, where nothing was said. */
  readonly often?: number | undefined;
  readonly sitting?: number | undefined;
  /** The most checkpoints that it has anything to say at; a date further away is planned later. */
  readonly atMost?: number | undefined;
  readonly measure?: Measure | undefined;
  readonly questions: readonly KindQuestion[];
  readonly steps: readonly Step[];
  /** What stands between first and last step in a plan of one to three weeks. */
  readonly short?: Step | undefined;
  readonly rounds: readonly Step[];
  readonly obstacles: readonly Obstacle[];
  /** Completes “then …”: the least that still counts. */
  readonly smallest: Text;
  readonly sprint: Sprint;
  /** A noun phrase: what will be there on the date. */
  readonly result: Text;
  readonly takes: Takes;
  readonly cautions?: readonly Text[] | undefined;
  /** One imperative sentence: who should see somebody first. It is a task of the first step. */
  readonly care?: Text | undefined;
}

/** What may be for some only. */
export const CONDITIONED = [
  'understood',
  'steps',
  'short',
  'rounds',
  'obstacles',
  'smallest',
  'sprint',
  'result',
  'cautions',
  'care',
] as const;
type Conditioned = (typeof CONDITIONED)[number];

/** A kind as its file has it, to be read through `kindFor` alone. */
export type WrittenKind = Omit<GoalKind, Conditioned> &
  Readonly<Partial<Record<Conditioned, unknown>>>;
