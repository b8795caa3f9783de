import type { FollowUp } from './follow-up.ts';
import {
  type CarePart,
  type CareStep,
  type MessageAssessment,
  NO_CARE,
  type SafetyState,
} from './safety-state.ts';
import type { Finding } from './screen.ts';

/** Follow-ups that are signs of danger themselves. */
export const ALARMING: readonly FollowUp[] = ['acted', 'unsafe', 'goodbye'];

/** “Yes, I took them” holds a yes, and “I did it, I’m fine” says that all is well. */
export const mayHaveActed = ({ followUp }: MessageAssessment): boolean =>
  followUp === 'acted' || followUp === 'goodbye';

/**
 * Whether a message says that all is well and nothing else: only a long telling without a sign of
 * danger may resemble “I did it” besides.
 */
export const saysAllIsWell = (assessment: MessageAssessment): boolean =>
  assessment.isCalm === true &&
  (!mayHaveActed(assessment) ||
    (assessment.isLong === true && assessment.finding.level === 'safe'));

export const careOpening = (care: SafetyState): CarePart => ({
  kind: 'opening',
  danger: care.danger ?? 'suicide',
  concernsOther: care.concernsOther,
});

export function beginCare(care: SafetyState, now: Date): CareStep {
  const begun: SafetyState = {
    ...care,
    level: 'care',
    danger: care.danger ?? 'suicide',
    since: now.toISOString(),
    calmTurns: 0,
    turns: 0,
    saidSafe: false,
  };
  return { care: begun, part: careOpening(begun) };
}

/** The `turns` of a question that is not asked a second time: the person need not go into it. */
export const SOFTLY_ASKED = -1;

/** The state in which a question has been asked, and nothing else. */
export const asked = (about: SafetyState, now: Date): SafetyState => ({
  ...NO_CARE,
  level: 'check',
  danger: about.danger,
  concernsOther: about.concernsOther,
  since: now.toISOString(),
  language: about.language,
});

export const careAnswer = (care: SafetyState, to: FollowUp): CarePart => ({
  kind: 'answer',
  to: to === 'somebody-else' ? 'more' : to,
  danger: care.danger ?? 'suicide',
  concernsOther: care.concernsOther,
  turn: care.turns,
});

/** The state after another sign of danger in the same talk. */
export const withNewAlarm = (care: SafetyState, now: Date): SafetyState => ({
  ...care,
  since: now.toISOString(),
  calmTurns: 0,
  turns: care.turns + 1,
  saidSafe: false,
});

/** A talk in care goes on in its language until the person clearly writes another. */
export const languageAfter = ({ level, language }: SafetyState, finding: Finding) =>
  level === 'none' || finding.isLanguageClear ? finding.language : language;
