import type { Step } from './goal-kind.ts';

/** Languages that goals may be planned in beside English, where a kind is written in them. */
export const OTHER_LANGUAGES = ['de', 'es', 'fr'] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** What Eden says around the plans: `content/goals/planner.yaml`. */
export interface PlannerWords {
  /** The kind that is planned from answers alone, and the one for words that ask for care. */
  readonly unknown: string;
  readonly care: string;
  readonly understood: Readonly<
    Record<'sure' | 'target' | 'unsure' | 'unknown' | 'nonsense' | 'several' | 'care', string>
  >;
  readonly somethingElse: string;
  readonly kindQuestion: string;
  readonly firstQuestion: string;
  readonly reason: string;
  readonly reserve: Readonly<Record<'weeks' | 'days' | 'hours', string>>;
  readonly beginning: readonly string[];
  readonly know: string;
  readonly ownObstacle: string;
  readonly week: string;
  readonly dayTask: string;
  readonly again: readonly string[];
  readonly note: Readonly<
    Record<
      'short' | 'fixed' | 'left' | 'beyond' | 'guess' | 'guessDown' | 'rolling' | 'long' | 'hours',
      string
    >
  >;
  readonly options: Readonly<Record<'first' | 'later', string>>;
  readonly nextDate: Step;
  readonly nextStretch: Step;
  readonly sprint: readonly Step[];
  readonly languages: Readonly<
    Record<
      OtherLanguage,
      {
        readonly words: readonly string[];
        readonly says: string;
        readonly ask: string;
        readonly choices: readonly string[];
      }
    >
  >;
  readonly english: readonly string[];
}
