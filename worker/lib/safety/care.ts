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

/** Replies in care before coaching may go on. */
export const TURNS_IN_CARE = 6;

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

/** Follow-ups that are signs of danger themselves. */
const ALARMING: readonly FollowUp[] = ['acted', 'unsafe', 'goodbye'];

/** “Yes, I took them” holds a yes, and “I did it, I’m fine” says that all is well. */
const mayHaveActed = ({ followUp }: MessageAssessment): boolean =>
  followUp === 'acted' || followUp === 'goodbye';

/**
 * Whether a message says that all is well and nothing else: only a long telling without a sign of
 * danger may resemble “I did it” besides.
 */
const saysAllIsWell = (assessment: MessageAssessment): boolean =>
  assessment.isCalm === true &&
  (!mayHaveActed(assessment) ||
    (assessment.isLong === true && assessment.finding.level === 'safe'));

const openingOf = (care: SafetyState): CarePart => ({
  kind: 'opening',
  danger: care.danger ?? 'suicide',
  concernsOther: care.concernsOther,
});

function beginCare(care: SafetyState, now: Date): CareStep {
  const begun: SafetyState = {
    ...care,
    level: 'care',
    danger: care.danger ?? 'suicide',
    since: now.toISOString(),
    calmTurns: 0,
    turns: 0,
    saidSafe: false,
  };
  return { care: begun, part: openingOf(begun) };
}

/** The `turns` of a question that is not asked a second time: the person need not go into it. */
const SOFTLY_ASKED = -1;

/** The state in which a question has been asked, and nothing else. */
const asked = (about: SafetyState, now: Date): SafetyState => ({
  ...NO_CARE,
  level: 'check',
  danger: about.danger,
  concernsOther: about.concernsOther,
  since: now.toISOString(),
  language: about.language,
});

const answerTo = (care: SafetyState, to: FollowUp): CarePart => ({
  kind: 'answer',
  to: to === 'somebody-else' ? 'more' : to,
  danger: care.danger ?? 'suicide',
  concernsOther: care.concernsOther,
  turn: care.turns,
});

/** The state after another sign of danger in the same talk. */
const withNewAlarm = (care: SafetyState, now: Date): SafetyState => ({
  ...care,
  since: now.toISOString(),
  calmTurns: 0,
  turns: care.turns + 1,
  saidSafe: false,
});

/** Follow-ups that get their own reply even where the same words speak of danger again. */
const ANSWERED_IN_DANGER: readonly FollowUp[] = [...ALARMING, 'refuses', 'angry', 'reached'];

/** A talk in care goes on in its language until the person clearly writes another. */
const languageAfter = ({ level, language }: SafetyState, finding: Finding) =>
  level === 'none' || finding.isLanguageClear ? finding.language : language;

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

function onDanger(
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
  return { care: withNewAlarm(same, now), part: answerTo(same, to) };
}

function onCareMessage(before: SafetyState, assessment: MessageAssessment, now: Date): CareStep {
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
    return { care: withNewAlarm(care, now), part: answerTo(care, followUp) };
  }
  // The opening for somebody else's danger differs; the one about children is written for both.
  if (followUp === 'somebody-else' && !care.concernsOther && care.danger !== 'minor') {
    const near = {
      ...care,
      concernsOther: true,
      calmTurns: care.calmTurns + 1,
      turns: care.turns + 1,
    };
    return { care: near, part: openingOf(near) };
  }
  const saidSafe = followUp === 'safe' || (care.saidSafe && followUp !== 'taken-back');
  if (followUp === 'elsewhere' && saidSafe && care.calmTurns >= TURNS_IN_CARE) {
    return { care: { ...NO_CARE, language: care.language }, part: { kind: 'hand-over' } };
  }
  const calmer = { ...care, calmTurns: care.calmTurns + 1, turns: care.turns + 1, saidSafe };
  const answered = isTelling && ALARMING.includes(followUp) ? 'more' : followUp;
  return { care: calmer, part: answerTo(care, answered) };
}

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

function onCheckAnswer(care: SafetyState, assessment: MessageAssessment, now: Date): CareStep {
  const { finding, followUp, isFollowUpClear, isChosen, denies, doubts, isLong } = assessment;
  if (doubts && !isChosen && !denies)
    return beginCare({ ...care, language: languageAfter(care, finding) }, now);
  // Who tells something harmless at length answers nothing, whatever its first word resembles.
  const isHarmless =
    finding.level === 'safe' || (finding.level === 'check' && finding.isFaint === true);
  const isTelling = isLong === true && !isChosen && isHarmless;
  const isCalm = isHarmless && saysAllIsWell(assessment);
  const isSoft = care.turns === SOFTLY_ASKED;
  const isFirst = care.turns === 0;
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
  const saysSafe = denies || isYes || followUp === 'safe' || followUp === 'taken-back';
  const isUnsure = followUp === 'unsure' && !isVague && !isTelling;
  // “no, i’m not all right with it”, to the question below a reply: it is asked by itself.
  const isNo = assessment.saysNo === true && !isLong && !isCalm && !isChosen;
  // “Not great”, to “how are you with it?”, is asked about before it is taken for danger.
  const isLow = isAlarming && !mayHaveActed(assessment) && !isChosen && finding.level !== 'danger';
  if (isSoft && (isNo || isLow) && !saysSafe)
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
    return { care: answered, part: { kind: 'check', which: replyToSafe(care) } };
  }
  // The question told them to call first, and they have.
  if (followUp === 'reached' && care.danger === 'medical') {
    const begun = beginCare(care, now).care;
    return { care: begun, part: answerTo(begun, 'reached') };
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
  step.part?.kind === 'answer' ? { ...step, part: openingOf(step.care) } : step;

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

const SEVERITY: Record<CareLevel, number> = { none: 0, check: 1, care: 2 };

/** The more severe of two states, of a conversation and of its person; of equal ones the later. */
export function moreSevere(one: SafetyState, other: SafetyState): SafetyState {
  const difference = SEVERITY[other.level] - SEVERITY[one.level];
  if (difference !== 0) return difference > 0 ? other : one;
  return (other.since ?? '') > (one.since ?? '') ? other : one;
}
