import type { Danger } from '#schema/contracts/safety.ts';
import { ALARMING, asked, beginCare, careOpening, SOFTLY_ASKED } from './care-steps.ts';
import { onCheckAnswer } from './check-answer.ts';
import { onCareMessage, onDanger } from './message-in-care.ts';
import {
  type CareStep,
  type CheckPart,
  type MessageAssessment,
  NO_CARE,
  type SafetyState,
} from './safety-state.ts';
import type { Finding } from './screen.ts';

/**
 * After this long a silence the person is asked how they are, instead of going on where the talk
 * ended.
 */
const CARE_LASTS_MS = 48 * 3_600_000;

/**
 * For this long after “I am safe” the person is not asked about the same danger again; clear words
 * of danger still count.
 */
const ANSWER_LASTS_MS = 12 * 3_600_000;

/** For this many messages a “yes, I am safe” may be withdrawn or prove wrong. */
const TURNS_AFTER_SAFE = 6;

/** Whether the person said that they are safe only a few messages ago. */
const wasRecentlySafe = ({ level, saidSafe, since, calmTurns }: SafetyState, now: Date) =>
  level === 'none' &&
  saidSafe &&
  since !== null &&
  calmTurns < TURNS_AFTER_SAFE &&
  now.getTime() - Date.parse(since) < ANSWER_LASTS_MS;

/**
 * “I lied”, “no, I am not”, “I took them all” after a “safe” is danger; a long telling only where it
 * sounds like it.
 */
const isTakenBack = (care: SafetyState, assessment: MessageAssessment, now: Date) =>
  wasRecentlySafe(care, now) &&
  (ALARMING.includes(assessment.followUp) || assessment.followUp === 'taken-back') &&
  ((assessment.isFollowUpClear === true && assessment.isLong !== true) ||
    (assessment.finding.level === 'check' && assessment.finding.isFaint !== true));

/**
 * Dangers that are asked about even right after somebody said that they are safe: they may be
 * another's, or minutes count.
 */
const ASKED_AGAIN: readonly (Danger | undefined)[] = ['medical', 'minor'];

/**
 * Whether a question would be one too many: the person was asked about this danger in the last
 * hours and said that they are safe, or was asked about any a few messages ago.
 */
const isAnswered = (care: SafetyState, { danger }: Finding, now: Date) =>
  care.saidSafe &&
  care.since !== null &&
  now.getTime() - Date.parse(care.since) < ANSWER_LASTS_MS &&
  (care.danger === (danger ?? null) ||
    (wasRecentlySafe(care, now) && !ASKED_AGAIN.includes(danger)));

const isOver = ({ level, since }: SafetyState, now: Date) =>
  level === 'care' && since !== null && now.getTime() - Date.parse(since) > CARE_LASTS_MS;

/**
 * The next safety state and what to say, if anything must be said. Care ends when the person has
 * said that they are safe and turns to something else, after six replies at the earliest. Pure.
 */
export const nextState = (
  before: SafetyState,
  assessment: MessageAssessment,
  now: Date,
): CareStep => ({
  ...transition(before, assessment, now),
  signs: assessment.signs ?? [],
});

/**
 * Words of care for somebody who begins another conversation: “the numbers above” do not stand
 * there.
 */
export const openAgain = (step: CareStep): CareStep =>
  step.part?.kind === 'answer' ? { ...step, part: careOpening(step.care) } : step;

const softened = (assessment: MessageAssessment): MessageAssessment => ({
  ...assessment,
  finding: { ...assessment.finding, level: 'check', isFaint: true, isEveryday: true },
});

function transition(before: SafetyState, assessment: MessageAssessment, now: Date): CareStep {
  const { finding, followUp, denies } = assessment;
  // People may deny danger, or say that it is over, in words of danger. What is said outright
  // counts all the same.
  const isAnswer =
    !finding.isSaidOutright &&
    ((before.level === 'care' && followUp === 'safe') ||
      (before.level !== 'none' && denies === true));
  // “I am not suicidal”, said to nobody’s question, is asked about softly.
  const isDenied = before.level === 'none' && denies === true && !finding.isSaidOutright;
  if (finding.level === 'danger' && isDenied) return transition(before, softened(assessment), now);
  if (finding.level === 'danger' && !isAnswer)
    return onDanger(isOver(before, now) ? NO_CARE : before, assessment, now);
  if (isOver(before, now)) {
    return {
      care: { ...before, level: 'check', turns: 0 },
      part: { kind: 'check', which: 'back' },
    };
  }
  if (before.level === 'care') return onCareMessage(before, assessment, now);
  if (before.level === 'check') return onCheckAnswer(before, assessment, now);
  if (isTakenBack(before, assessment, now))
    return beginCare({ ...before, danger: finding.danger ?? before.danger }, now);
  if (finding.level !== 'check' || isAnswered(before, finding, now)) {
    const next = wasRecentlySafe(before, now)
      ? { ...before, calmTurns: before.calmTurns + 1 }
      : before;
    return { care: next, part: undefined };
  }
  const { danger = null, concernsOther, language } = finding;
  const checked = asked({ ...NO_CARE, danger, concernsOther, language }, now);
  const which = questionFor(checked, finding);
  return {
    care: which === 'faint' ? { ...checked, turns: SOFTLY_ASKED } : checked,
    part: { kind: 'check', which },
    ...(which === 'faint' && { isBeside: true }),
  };
}

function questionFor(
  { danger, concernsOther }: SafetyState,
  { isFaint, isEveryday }: Finding,
): CheckPart {
  if (isEveryday && isFaint) return 'faint';
  // Minutes may count here, so the question itself says where to call.
  if (danger === 'medical') return 'medical';
  if (isFaint) return 'faint';
  return concernsOther ? 'near' : 'says';
}
