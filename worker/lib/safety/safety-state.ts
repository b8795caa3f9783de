import type { CareLevel, Danger, SafetyLanguage } from '#schema/contracts/safety.ts';
import type { FollowUp } from './follow-up.ts';
import type { Finding } from './screen.ts';
import type { Sign } from './sign.ts';

/**
 * Where somebody stands after words of danger. Stored in columns of the person and of the
 * conversation (`careColumns` in `schema/tables/columns.ts`), and changed by `nextState` only.
 */
export interface SafetyState {
  level: CareLevel;
  danger: Danger | null;
  /** Whether the danger is somebody else's, whom the person worries about. */
  concernsOther: boolean;
  /**
   * Time of the last sign of danger, or of the answer to a question about it, ISO 8601; null where
   * there was none.
   */
  since: string | null;
  /** Replies since that sign was answered. */
  calmTurns: number;
  /** Replies in care altogether: repeated words are varied by it. */
  turns: number;
  /** Whether the person has said since then that they are safe, or left it at harmless things. */
  saidSafe: boolean;
  language: SafetyLanguage;
}

export const NO_CARE: SafetyState = {
  level: 'none',
  danger: null,
  concernsOther: false,
  since: null,
  calmTurns: 0,
  turns: 0,
  saidSafe: false,
  language: 'en',
};

/**
 * What a message means for safety: the screen's finding, and what it does as an answer to words of
 * care.
 */
export interface MessageAssessment {
  finding: Finding;
  followUp: FollowUp;
  /** Whether `followUp` is clear: an ordinary sentence resembles some answer, too. */
  isFollowUpClear?: boolean;
  /** Whether one of the answers that stood under the question was pressed. */
  isChosen?: boolean;
  /** Whether it denies danger outright. */
  denies?: boolean;
  /** Whether it must not count as “safe”, whatever `followUp` says: “not really”, “for now”. */
  doubts?: boolean;
  /**
   * Whether nothing that was written since words of care began left no doubt: then it may have been
   * a misreading.
   */
  isCareDoubtful?: boolean;
  /** Whether it says somewhere that all is well: “its maths, i’m fine”. */
  isCalm?: boolean;
  /** Whether it begins with a yes, which every question of a safety check takes for “safe”. */
  saysYes?: boolean;
  /** Whether it begins with a no. */
  saysNo?: boolean;
  /** Whether it has more words than a plain answer: then it tells something. */
  isLong?: boolean;
  /** What in the message needs a sentence of its own. */
  signs?: readonly Sign[];
}

/** The parts of a safety check: the questions, and the replies to “I am safe”. */
export type CheckPart =
  | 'says'
  /** Where an ordinary trouble is likelier than danger. */
  | 'faint'
  /** The reply to “yes, everyday”, and what leads back from it. */
  | 'everyday'
  | 'everyday-go-on'
  /** Where words of care were read at once as a misunderstanding. */
  | 'denied'
  | 'near'
  | 'medical'
  | 'again'
  /** Asked once more beside the reply to what was told instead of an answer. */
  | 'still'
  | 'back'
  | 'safe'
  /** Leads back to what the person had written before they were asked. */
  | 'safe-go-on'
  | 'medical-safe';

/** Follow-ups with a reply of their own. */
export type AnsweredFollowUp = Exclude<FollowUp, 'somebody-else'>;

/** Which fixed words are said; `care-words.ts` has the texts. */
export type CarePart =
  | { kind: 'opening'; danger: Danger; concernsOther: boolean }
  | { kind: 'check'; which: CheckPart }
  | { kind: 'answer'; to: AnsweredFollowUp; danger: Danger; concernsOther: boolean; turn: number }
  | { kind: 'hand-over' };

export interface CareStep {
  care: SafetyState;
  /** Undefined where an ordinary reply may follow. */
  part: CarePart | undefined;
  /** Whether the part is said beside an ordinary reply instead of in its place. */
  isBeside?: boolean;
  /** Signs in the message that need a sentence of their own. */
  signs?: readonly Sign[];
}

const SEVERITY: Record<CareLevel, number> = { none: 0, check: 1, care: 2 };

/** The more severe of two states, of a conversation and of its person; of equal ones the later. */
export function moreSevere(one: SafetyState, other: SafetyState): SafetyState {
  const difference = SEVERITY[other.level] - SEVERITY[one.level];
  if (difference !== 0) return difference > 0 ? other : one;
  return (other.since ?? '') > (one.since ?? '') ? other : one;
}
