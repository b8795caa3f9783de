import type { Danger } from '#schema/contracts/safety.ts';
import {
  ALARMING,
  asked,
  beginCare,
  careAnswer,
  careOpening,
  languageAfter,
  mayHaveActed,
  saysAllIsWell,
  withNewAlarm,
} from './care-steps.ts';
import type { FollowUp } from './follow-up.ts';
import {
  type CareStep,
  type MessageAssessment,
  NO_CARE,
  type SafetyState,
} from './safety-state.ts';
import type { Finding } from './screen.ts';

/** Replies in care before coaching may go on. */
export const TURNS_IN_CARE = 6;

/** Follow-ups that get their own reply even where the same words speak of danger again. */
const ANSWERED_IN_DANGER: readonly FollowUp[] = [...ALARMING, 'refuses', 'angry', 'reached'];

/** Self-harm is often spoken of in a talk about suicide, and gets the same helplines. */
const isMilder = (danger: Danger, than: Danger | null) =>
  danger === 'self-harm' && than === 'suicide';

/**
 * Whether a second danger is spoken of beside the one that the talk is about: it has words of its
 * own.
 */
function isAnotherDanger(care: SafetyState, finding: Finding): boolean {
  const danger = finding.danger ?? 'suicide';
  if (danger === 'medical' && care.danger !== 'medical') return true;
  if (!finding.isClearlyThat) return false;
  // “So do I, actually”, of somebody who wrote about a friend.
  const isNowTheirOwn = care.concernsOther && !finding.concernsOther;
  return isNowTheirOwn || (danger !== care.danger && !isMilder(danger, care.danger));
}

/** Words of danger: they begin care, or are answered in it. */
export function onDanger(
  care: SafetyState,
  { finding, followUp, signs }: MessageAssessment,
  now: Date,
): CareStep {
  const danger = finding.danger ?? 'suicide';
  const found: SafetyState = {
    ...care,
    danger,
    concernsOther: finding.concernsOther,
    language: languageAfter(care, finding),
  };
  if (care.level !== 'care') return beginCare(found, now);
  const isHiding = signs?.includes('hiding') === true;
  const isMoreSevere = isAnotherDanger(care, finding) || (isHiding && care.danger !== 'abuse');
  // “They pumped my stomach, I am in hospital” is news of help: whoever is told to call now is not
  // being listened to.
  const hasHelp = followUp === 'reached' && !finding.isSaidOutright && !isHiding;
  if (isMoreSevere && !hasHelp) return beginCare(found, now);
  // The same talk goes on, and the whole opening is not told twice.
  const same = { ...care, language: found.language, ...(isMoreSevere && { danger }) };
  const to = isHiding ? 'acted' : ANSWERED_IN_DANGER.includes(followUp) ? followUp : 'more';
  return { care: withNewAlarm(same, now), part: careAnswer(same, to) };
}

/** A message of somebody in care that tells of no new danger. */
export function onCareMessage(
  before: SafetyState,
  assessment: MessageAssessment,
  now: Date,
): CareStep {
  const { finding, followUp, denies, isCareDoubtful } = assessment;
  const care = { ...before, language: languageAfter(before, finding) };
  const isHarmless = finding.level === 'safe' || finding.isFaint === true;
  const saysYes = assessment.saysYes === true && !mayHaveActed(assessment);
  // “Nobody is hurting me” holds words of danger itself.
  const isPutRight =
    isCareDoubtful === true && (saysAllIsWell(assessment) || (isHarmless && saysYes));
  // “I’m not suicidal, he died in June”: the opening may have been a misreading, and who is read
  // wrongly is not kept in it. One press says so.
  if ((denies && isCareDoubtful !== false) || isPutRight)
    return {
      care: asked(care, now),
      part: { kind: 'check', which: 'denied' },
    };
  // What is told at length and sounds harmless only resembles “I did it”.
  const isTelling = isCareDoubtful === true && isHarmless && assessment.isLong === true;
  if (ALARMING.includes(followUp) && !isTelling) {
    return { care: withNewAlarm(care, now), part: careAnswer(care, followUp) };
  }
  // The opening for somebody else's danger differs; the one about children is written for both.
  if (followUp === 'somebody-else' && !care.concernsOther && care.danger !== 'minor') {
    const near = {
      ...care,
      concernsOther: true,
      calmTurns: care.calmTurns + 1,
      turns: care.turns + 1,
    };
    return { care: near, part: careOpening(near) };
  }
  const saidSafe = followUp === 'safe' || (care.saidSafe && followUp !== 'taken-back');
  if (followUp === 'elsewhere' && saidSafe && care.calmTurns >= TURNS_IN_CARE) {
    return { care: { ...NO_CARE, language: care.language }, part: { kind: 'hand-over' } };
  }
  const calmer = { ...care, calmTurns: care.calmTurns + 1, turns: care.turns + 1, saidSafe };
  const answered = isTelling && ALARMING.includes(followUp) ? 'more' : followUp;
  return { care: calmer, part: careAnswer(care, answered) };
}
