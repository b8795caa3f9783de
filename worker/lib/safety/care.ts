import type { CareLevel, Danger, SafetyLanguage } from '#schema/contracts/safety.ts';
import type { FollowUp } from './follow-up.ts';
import type { Finding } from './screen.ts';
import type { Sign } from './sign.ts';

/**
 * Where somebody stands after words that spoke of danger. It is kept as columns, of the conversation and of the person
 * (`careColumns` in `schema/tables/columns.ts`), and changes only by `nextCare`.
 */
export interface Care {
  level: CareLevel;
  danger: Danger | null;
  /** Whether the danger is somebody else's, whom the person worries about. */
  isNear: boolean;
  /** The last sign of danger, or when a question about one was answered, ISO 8601; null where there was none. */
  since: string | null;
  /** Replies after the one that answered that sign. */
  calmTurns: number;
  /** Replies in care altogether: words that come again are varied by it. */
  turns: number;
  /** Whether the person has said since then that they are safe. */
  saidSafe: boolean;
  language: SafetyLanguage;
}

export const NO_CARE: Care = {
  level: 'none',
  danger: null,
  isNear: false,
  since: null,
  calmTurns: 0,
  turns: 0,
  saidSafe: false,
  language: 'en',
};

/** What was heard in a text: whether it speaks of danger, and what it does as an answer to words of care. */
export interface Heard {
  finding: Finding;
  followUp: FollowUp;
  /** Whether one of the answers that stood under the question was pressed. */
  isChosen?: boolean;
  /** Whether it says outright that there is no danger. */
  denies?: boolean;
  /** What in it calls for a sentence of its own. */
  signs?: readonly Sign[];
}

/** What is asked about a danger that may be none, and what is said to “I am safe”. */
export type CheckPart =
  | 'says'
  | 'near'
  | 'medical'
  | 'again'
  | 'back'
  | 'safe'
  /** Leads back to what the person had written before they were asked. */
  | 'safe-go-on'
  | 'medical-safe';

/** Follow-ups that have an answer of their own. */
export type Answered = Exclude<FollowUp, 'somebody-else'>;

/** Which of the fixed words are said; `care-words.ts` has them. */
export type CarePart =
  | { kind: 'opening'; danger: Danger; isNear: boolean }
  | { kind: 'check'; which: CheckPart }
  | { kind: 'answer'; to: Answered; danger: Danger; isNear: boolean; turn: number }
  | { kind: 'hand-over' };

export interface CareStep {
  care: Care;
  /** Undefined where nothing speaks against an ordinary reply. */
  part: CarePart | undefined;
  /** What is said besides. */
  signs?: readonly Sign[];
}

/** So many replies at least come before coaching again. */
export const TURNS_IN_CARE = 6;

/** Who was silent this long is asked how they are, instead of being answered as if no time had passed. */
const CARE_LASTS_MS = 48 * 3_600_000;

/** Whoever said that they are safe is not asked the same again for so long; clear words of danger are heard all the same. */
const ANSWER_LASTS_MS = 12 * 3_600_000;

/** Follow-ups that are signs of danger themselves. */
const ALARMING: readonly FollowUp[] = ['acted', 'unsafe', 'goodbye'];

const openingOf = (care: Care): CarePart => ({
  kind: 'opening',
  danger: care.danger ?? 'suicide',
  isNear: care.isNear,
});

function beginCare(care: Care, now: Date): CareStep {
  const begun: Care = {
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

const answerTo = (care: Care, to: FollowUp): CarePart => ({
  kind: 'answer',
  to: to === 'somebody-else' ? 'more' : to,
  danger: care.danger ?? 'suicide',
  isNear: care.isNear,
  turn: care.turns,
});

/** Another sign of danger in the same talk. */
const alarmed = (care: Care, now: Date): Care => ({
  ...care,
  since: now.toISOString(),
  calmTurns: 0,
  turns: care.turns + 1,
  saidSafe: false,
});

/** Follow-ups that are answered as such though the same words speak of danger again. */
const ANSWERED_IN_DANGER: readonly FollowUp[] = [...ALARMING, 'refuses', 'angry', 'reached'];

function hearDanger(care: Care, { finding, followUp, signs }: Heard, now: Date): CareStep {
  const danger = finding.danger ?? 'suicide';
  const found: Care = { ...care, danger, isNear: finding.isNear, language: finding.language };
  if (care.level !== 'care') return beginCare(found, now);
  const isHiding = signs?.includes('hiding') === true;
  const isGraver = danger !== care.danger && (danger === 'medical' || isHiding);
  // “They pumped my stomach, I am in hospital” is news of help: whoever is told to call now is not being listened to.
  const hasHelp = followUp === 'reached' && !finding.isSaidOutright && !isHiding;
  if (isGraver && !hasHelp) return beginCare(found, now);
  // The same talk goes on, and the whole opening is not told twice.
  const same = isGraver ? { ...care, danger } : care;
  const to = isHiding ? 'acted' : ANSWERED_IN_DANGER.includes(followUp) ? followUp : 'more';
  return { care: alarmed(same, now), part: answerTo(same, to) };
}

function hearInCare(care: Care, { followUp }: Heard, now: Date): CareStep {
  if (ALARMING.includes(followUp)) {
    return { care: alarmed(care, now), part: answerTo(care, followUp) };
  }
  // The opening for somebody near says other things; children’s is written for both.
  if (followUp === 'somebody-else' && !care.isNear && care.danger !== 'minor') {
    const near = { ...care, isNear: true, calmTurns: care.calmTurns + 1, turns: care.turns + 1 };
    return { care: near, part: openingOf(near) };
  }
  const saidSafe = followUp === 'safe' || (care.saidSafe && followUp !== 'taken-back');
  if (followUp === 'elsewhere' && saidSafe && care.calmTurns >= TURNS_IN_CARE) {
    return { care: { ...NO_CARE, language: care.language }, part: { kind: 'hand-over' } };
  }
  const calmer = { ...care, calmTurns: care.calmTurns + 1, turns: care.turns + 1, saidSafe };
  return { care: calmer, part: answerTo(care, followUp) };
}

function hearAfterCheck(
  care: Care,
  { finding, followUp, isChosen, denies }: Heard,
  now: Date,
): CareStep {
  const isFirst = care.turns === 0;
  // “dunno” typed after a question that may have been needless is rather about what the person wrote before.
  const isVague = followUp === 'unsure' && !isChosen && finding.level === 'safe' && isFirst;
  const saysSafe = denies || followUp === 'safe' || followUp === 'taken-back';
  if (!saysSafe && (ALARMING.includes(followUp) || (followUp === 'unsure' && !isVague)))
    return beginCare(care, now);
  if (saysSafe) {
    const answered: Care = {
      ...NO_CARE,
      danger: care.danger,
      since: now.toISOString(),
      saidSafe: true,
      language: care.language,
    };
    const which = care.danger === 'medical' ? 'medical-safe' : 'safe';
    return { care: answered, part: { kind: 'check', which } };
  }
  // They were asked to call before they answer, and have.
  if (followUp === 'reached' && care.danger === 'medical') {
    const begun = beginCare(care, now).care;
    return { care: begun, part: answerTo(begun, 'reached') };
  }
  if (followUp === 'somebody-else' && isFirst)
    return { care: { ...care, isNear: true, turns: 1 }, part: { kind: 'check', which: 'near' } };
  if (isFirst) return { care: { ...care, turns: 1 }, part: { kind: 'check', which: 'again' } };
  // Twice heavy without an answer is an answer.
  if (finding.level === 'check') return beginCare(care, now);
  return { care: { ...NO_CARE, language: care.language }, part: undefined };
}

/** For so many messages after a “yes, I am safe” it may be taken back, or turn out otherwise. */
const WATCHED_TURNS = 6;

/** Whether somebody answered a question about danger with “safe” only a few messages ago. */
const isWatched = ({ level, saidSafe, since, calmTurns }: Care, now: Date) =>
  level === 'none' &&
  saidSafe &&
  since !== null &&
  calmTurns < WATCHED_TURNS &&
  now.getTime() - Date.parse(since) < ANSWER_LASTS_MS;

/** “I lied”, “no, I am not”, “I took them all” after a “safe” is danger. */
const isTakenBack = (care: Care, { followUp }: Heard, now: Date) =>
  isWatched(care, now) && (ALARMING.includes(followUp) || followUp === 'taken-back');

/** Whether somebody was asked about this kind of thing today already, and said that they are safe. */
const isAnswered = ({ saidSafe, since, danger }: Care, finding: Finding, now: Date) =>
  saidSafe &&
  since !== null &&
  danger === (finding.danger ?? null) &&
  now.getTime() - Date.parse(since) < ANSWER_LASTS_MS;

const isOver = ({ level, since }: Care, now: Date) =>
  level === 'care' && since !== null && now.getTime() - Date.parse(since) > CARE_LASTS_MS;

/**
 * What follows from something that was said, given where somebody stood before: fixed words, or nothing that speaks
 * against an ordinary reply. Care ends when the person has said that they are safe and turns to something else, and not
 * before six replies. Pure.
 */
export const nextCare = (before: Care, heard: Heard, now: Date): CareStep => ({
  ...stepAfter(before, heard, now),
  signs: heard.signs ?? [],
});

function stepAfter(before: Care, heard: Heard, now: Date): CareStep {
  const { finding, followUp, denies } = heard;
  // Somebody may say in the words of danger that there is none, or that it is over. What is said outright counts all the same.
  const isAnswer =
    !finding.isSaidOutright &&
    ((before.level === 'care' && followUp === 'safe') ||
      (before.level === 'check' && denies === true));
  if (finding.level === 'danger' && !isAnswer)
    return hearDanger(isOver(before, now) ? NO_CARE : before, heard, now);
  if (isOver(before, now)) {
    return {
      care: { ...before, level: 'check', turns: 0 },
      part: { kind: 'check', which: 'back' },
    };
  }
  if (before.level === 'care') return hearInCare(before, heard, now);
  if (before.level === 'check') return hearAfterCheck(before, heard, now);
  if (isTakenBack(before, heard, now))
    return beginCare({ ...before, danger: finding.danger ?? before.danger }, now);
  if (finding.level !== 'check' || isAnswered(before, finding, now)) {
    const watched = isWatched(before, now)
      ? { ...before, calmTurns: before.calmTurns + 1 }
      : before;
    return { care: watched, part: undefined };
  }
  const checked: Care = {
    ...NO_CARE,
    level: 'check',
    danger: finding.danger ?? null,
    isNear: finding.isNear,
    since: now.toISOString(),
    language: finding.language,
  };
  // Minutes may count here: where to call is said with the question, not after its answer.
  const which = checked.danger === 'medical' ? 'medical' : checked.isNear ? 'near' : 'says';
  return { care: checked, part: { kind: 'check', which } };
}

const WEIGHT: Record<CareLevel, number> = { none: 0, check: 1, care: 2 };

/** The graver of two, of a conversation and of its person, or the later where they weigh the same. */
export function graver(one: Care, other: Care): Care {
  const difference = WEIGHT[other.level] - WEIGHT[one.level];
  if (difference !== 0) return difference > 0 ? other : one;
  return (other.since ?? '') > (one.since ?? '') ? other : one;
}
