import type { Step } from './goal-kind.ts';

/** Languages that goals may be planned in beside English, where a kind is written in them. */
export const OTHER_LANGUAGES = ['de', 'es', 'fr'] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];
/** The language that a plan is written in. */
export type PlanLanguage = 'en' | OtherLanguage;

/** What amounts are counted in; of each unit, how one of it and how several (`{n}`) read. */
export const COUNTED_UNITS = [
  'hour',
  'minute',
  'page',
  'word',
  'book',
  'step',
  'repetition',
  'mile',
  'pound',
] as const;
export type CountedUnit = (typeof COUNTED_UNITS)[number];

/** How amounts, spans and dates read in a sentence of a language. */
export interface CountWords {
  /** As `Intl` knows it: `de-DE`. */
  readonly locale: string;
  /** What stands before and behind words that are quoted. */
  readonly quotes: readonly [string, string];
  /** None to twelve in words. */
  readonly numbers: readonly string[];
  readonly often: Readonly<Record<'daily' | 'once' | 'twice' | 'several', string>>;
  readonly span: Readonly<Record<'tonight' | 'tomorrow' | 'days' | 'weeks' | 'months', string>>;
  readonly wait: Readonly<Record<'week' | 'weeks' | 'months' | 'years' | 'longer', string>>;
  readonly week: Readonly<Record<'this' | 'later', string>>;
  readonly each: Readonly<Record<'day' | 'week' | 'month', string>>;
  readonly units: Readonly<Record<CountedUnit, readonly [string, string]>>;
  /** Exercises by their English names, where they are called something else. */
  readonly exercises: Readonly<Record<string, string>>;
  readonly pace: string;
}

/** What Eden says around the plans of one language: `planner.yaml` in its folder. */
export interface PlannerTexts {
  readonly understood: Readonly<
    Record<
      'sure' | 'target' | 'likely' | 'unsure' | 'unknown' | 'nonsense' | 'several' | 'care',
      string
    >
  >;
  readonly somethingElse: string;
  readonly kindQuestion: string;
  readonly firstQuestion: string;
  readonly reason: string;
  readonly reserve: Readonly<Record<'weeks' | 'days' | 'hours', string>>;
  readonly beginning: readonly string[];
  /** Of what was written beside the title, and of the amount that was named. */
  readonly said: string;
  readonly aim: string;
  readonly know: string;
  readonly ownObstacle: string;
  /** Of what was written beside the title: what goes wrong, what is missing, when there is time. */
  readonly ownTrouble: string;
  readonly forTrouble: string;
  readonly lack: string;
  readonly ownTime: string;
  /** Of what was taken from their words as an answer. */
  readonly taken: string;
  readonly week: string;
  readonly dayTask: string;
  readonly note: Readonly<
    Record<
      'short' | 'fixed' | 'left' | 'beyond' | 'guess' | 'guessDown' | 'rolling' | 'long' | 'hours',
      string
    >
  >;
  readonly options: Readonly<Record<'first' | 'later', string>>;
  readonly nextDate: Step;
  readonly nextStretch: Step;
  /** What stands between the steps of a long plan, where an amount is due and where none is. */
  readonly tally: Step;
  readonly look: Step;
  readonly sprint: readonly Step[];
  readonly counts: CountWords;
}

/** The English ones, and what is not said in a plan: `content/goals/planner.yaml`. */
export interface PlannerWords extends PlannerTexts {
  /** The kind that is planned from answers alone, and the one for words that ask for care. */
  readonly unknown: string;
  readonly care: string;
  /** The same texts in other languages. */
  readonly texts: Readonly<Record<OtherLanguage, PlannerTexts>>;
  readonly languages: Readonly<
    Record<
      OtherLanguage,
      {
        readonly words: readonly string[];
        readonly says: string;
        readonly ask: string;
        readonly choices: readonly string[];
        /** The third choice, where plans from answers alone are told in the language. */
        readonly own: string;
      }
    >
  >;
  readonly english: readonly string[];
}
