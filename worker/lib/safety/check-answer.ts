import {
  ALARMING,
  beginCare,
  careAnswer,
  languageAfter,
  mayHaveActed,
  SOFTLY_ASKED,
  saysAllIsWell,
} from './care-steps.ts';
import {
  type CareStep,
  type CheckPart,
  type MessageAssessment,
  NO_CARE,
  type SafetyState,
} from './safety-state.ts';

/** What is said to “I am safe”: the less, the less there was to ask about. */
function replyToSafe({ danger, turns }: SafetyState): CheckPart {
  if (turns === SOFTLY_ASKED) return 'everyday';
  return danger === 'medical' ? 'medical-safe' : 'safe';
}

/** Parts after which the talk goes back to what the person had written, and what leads there. */
export const GOES_ON: Partial<Record<CheckPart, CheckPart>> = {
  safe: 'safe-go-on',
  everyday: 'everyday-go-on',
};

/** What somebody writes who was asked whether they are safe. */
export function onCheckAnswer(
  care: SafetyState,
  assessment: MessageAssessment,
  now: Date,
): CareStep {
  const { finding, followUp, isFollowUpClear, isChosen, denies, doubts, isLong } = assessment;
  if (doubts && !isChosen && !denies && followUp !== 'misread')
    return beginCare({ ...care, language: languageAfter(care, finding) }, now);
  // Who tells something harmless at length answers nothing, whatever its first word resembles.
  const isHarmless =
    finding.level === 'safe' || (finding.level === 'check' && finding.isFaint === true);
  const isTelling = isLong === true && !isChosen && isHarmless;
  const isSoft = care.turns === SOFTLY_ASKED;
  const isFirst = care.turns === 0;
  const isCalm = isHarmless && saysAllIsWell(assessment) && !(isFirst && followUp === 'taken-back');
  // “dunno”, typed after the first question, is more likely about what the person wrote before.
  const isVague = followUp === 'unsure' && !isChosen && finding.level === 'safe' && isFirst;
  const isAlarming =
    ALARMING.includes(followUp) &&
    !isTelling &&
    !isCalm &&
    (isFollowUpClear || finding.level !== 'safe');
  const isYes =
    isCalm ||
    (assessment.saysYes === true && isHarmless && !isAlarming && !mayHaveActed(assessment));
  const isPutRight = followUp === 'misread' && !finding.isSaidOutright;
  // “Forget it” and “I lied, I’m fine” are no yes: the question is put once more.
  const isTakenBack = followUp === 'taken-back' && !isFirst;
  const saysSafe = denies || isYes || isPutRight || isTakenBack || followUp === 'safe';
  const isUnsure = followUp === 'unsure' && !isVague && !isTelling;
  // “no, i’m not all right with it”, to the question below a reply: it is asked by itself.
  const isNo = assessment.saysNo === true && !isLong && !isCalm && !isChosen;
  // “Not great” and “I am not sure”, to “how are you with it?”, are asked about first.
  const isLow = isAlarming && !mayHaveActed(assessment) && !isChosen && finding.level !== 'danger';
  if (isSoft && (isNo || isLow || isUnsure) && !saysSafe)
    return { care: { ...care, turns: 1 }, part: { kind: 'check', which: 'says' } };
  if (!saysSafe && (isAlarming || isUnsure)) return beginCare(care, now);
  if (saysSafe) {
    const answered: SafetyState = {
      ...NO_CARE,
      danger: care.danger,
      since: now.toISOString(),
      saidSafe: true,
      language: care.language,
    };
    // “I’m all right, only cross. He rang again last night …”: what is told besides is answered.
    if (isSoft && isTelling) return { care: answered, part: undefined };
    return { care: answered, part: { kind: 'check', which: replyToSafe(care) } };
  }
  // The question told them to call first, and they have.
  if (followUp === 'reached' && care.danger === 'medical') {
    const begun = beginCare(care, now).care;
    return { care: begun, part: careAnswer(begun, 'reached') };
  }
  if (followUp === 'somebody-else' && (isFirst || isSoft))
    return {
      care: { ...care, concernsOther: true, turns: 1 },
      part: { kind: 'check', which: 'near' },
    };
  const isHeavyAgain = finding.level === 'check' && !finding.isFaint;
  const turnsElsewhere = isTelling || (followUp === 'elsewhere' && isHarmless);
  if (turnsElsewhere && isSoft) return { care: letGo(care, now), part: undefined };
  if (turnsElsewhere && !isSoft)
    return isFirst
      ? { care: { ...care, turns: 1 }, part: { kind: 'check', which: 'still' }, isBeside: true }
      : { care: letGo(care, now), part: undefined };
  if (isFirst || (isSoft && isHeavyAgain))
    return { care: { ...care, turns: 1 }, part: { kind: 'check', which: 'again' } };
  if (isSoft) return { care: letGo(care, now), part: undefined };
  // Who answers twice and says neither yes nor no may not be safe.
  return beginCare(care, now);
}

/**
 * The state of somebody who was asked twice and told harmless things both times: they are not asked
 * about the same again, and may still say that it was otherwise.
 */
const letGo = ({ danger, language }: SafetyState, now: Date): SafetyState => ({
  ...NO_CARE,
  danger,
  since: now.toISOString(),
  saidSafe: true,
  language,
});
