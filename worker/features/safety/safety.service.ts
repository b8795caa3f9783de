import type { Choice, SafetyNotice } from '#schema/contracts/safety.ts';
import type { RequestContext, UserContext } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { nextState } from '#worker/lib/safety/care.ts';
import { careChoices, careMessage, safetyAnswerOf } from '#worker/lib/safety/care-words.ts';
import {
  type CareStep,
  type CheckPart,
  type MessageAssessment,
  moreSevere,
  NO_CARE,
  type SafetyState,
} from '#worker/lib/safety/safety-state.ts';
import {
  answerIn,
  deniesDanger,
  doubtsSafety,
  type Finding,
  saysCalmly,
  saysNo,
  saysYes,
  screen,
} from '#worker/lib/safety/screen.ts';
import { signsIn, withSigns } from '#worker/lib/safety/signs.ts';
import { stanceOf, stanceReply } from '#worker/lib/stances/stances.ts';
import {
  findConversationCare,
  findPersonCare,
  updateConversationCare,
  updatePersonCare,
} from './safety.queries.ts';

/** Fixed words that replace any other reply, with the state after them. */
export interface CareReply {
  level: 'check' | 'care';
  message: string;
  choices?: Choice[];
  care: SafetyState;
  /** Whether it stands beside an ordinary reply where there is one, as in a chat. */
  isBeside: boolean;
}

/**
 * Reads what somebody wrote, once: whether it speaks of danger, and what it does as an answer to
 * words of care.
 */
export function assessMessage(
  text: string,
  { spokenBefore = NO_CARE.language, isEveryday = false } = {},
): MessageAssessment {
  const chosen = safetyAnswerOf(text);
  const answer = answerIn(text);
  const signs = signsIn(text);
  const finding = withSigns(screen(text, spokenBefore), signs);
  return {
    finding: isEveryday ? inEverydayTalk(finding) : finding,
    signs,
    followUp: chosen ?? answer.followUp,
    isFollowUpClear: chosen !== undefined || answer.isClear,
    isChosen: chosen !== undefined,
    denies: deniesDanger(text),
    isCalm: saysCalmly(text),
    doubts: doubtsSafety(text),
    saysYes: saysYes(text),
    saysNo: saysNo(text),
    isLong: text.trim().split(/\s+/).length > LONGEST_ANSWER,
  };
}

/**
 * Where somebody has talked of everyday things, half sentences and answers sound like anything:
 * from these probabilities on they are asked about beside the reply, then by itself, then taken for
 * danger. What is said outright counts everywhere.
 */
const IN_EVERYDAY_TALK = { beside: 0.35, ask: 0.6, sure: 0.75 };

/** A finding as it counts in the midst of an everyday talk. */
export function inEverydayTalk(finding: Finding): Finding {
  const { level, unsafe = 1, isSaidOutright } = finding;
  if (isSaidOutright || (level !== 'danger' && level !== 'check')) return finding;
  if (unsafe < IN_EVERYDAY_TALK.beside) return { ...finding, level: 'safe' };
  if (unsafe < IN_EVERYDAY_TALK.ask)
    return { ...finding, level: 'check', isFaint: true, isEveryday: true };
  return unsafe < IN_EVERYDAY_TALK.sure ? { ...finding, level: 'check', isFaint: false } : finding;
}

/** A plain answer to “Are you safe?” has so many words at most. */
const LONGEST_ANSWER = 6;

type PersonRow = RowOf<typeof findPersonCare>;
type ConversationRow = RowOf<typeof findConversationCare>;

/** Queries for the safety state of the caller, and of a conversation. */
export const safetyStateQueries = (ctx: UserContext, conversationId = 0) =>
  [
    findPersonCare({ userId: ctx.caller.userId }),
    findConversationCare({ userId: ctx.caller.userId, conversationId }),
  ] as const;

/** The more severe of the states that `safetyStateQueries` found. */
export function safetyStateOf(
  persons: PersonRow[],
  conversations: ConversationRow[] = [],
): SafetyState {
  const { isIncognito: _, ...person } = persons[0] as PersonRow;
  return conversations[0] ? moreSevere(conversations[0], person) : person;
}

/** The safety state after messages that were not stored, computed from their texts. */
export function stateAfterMessages(
  messages: readonly string[],
  start: SafetyState,
  now: Date,
): SafetyState {
  return messages.reduce(
    (care, message, index) =>
      nextState(
        care,
        assessMessage(message, {
          spokenBefore: care.language,
          isEveryday: index > 0 && care.level === 'none',
        }),
        now,
      ).care,
    start,
  );
}

/** The words for a step; undefined where an ordinary reply may follow. */
export function careReply(
  ctx: RequestContext,
  { care, part, signs, isBeside = false }: CareStep,
): CareReply | undefined {
  if (!part) return undefined;
  const choices = careChoices(part, care.language);
  return {
    level: care.level === 'care' || part.kind === 'hand-over' ? 'care' : 'check',
    message: careMessage(part, care.language, ctx.country, signs),
    ...(choices && { choices }),
    care,
    isBeside,
  };
}

/**
 * The words before the reply to what the person had written when they were asked, after “I am
 * safe”.
 */
export const resumeWords = (
  ctx: RequestContext,
  { language }: SafetyState,
  which: CheckPart,
): string => careMessage({ kind: 'check', which }, language, ctx.country);

/** Stores the person's safety state, as a statement for the batch that stores what they wrote. */
export const storePersonState = (ctx: UserContext, care: SafetyState) =>
  updatePersonCare({ ...care, userId: ctx.caller.userId });

export const storeConversationState = (
  ctx: UserContext,
  conversationId: number,
  care: SafetyState,
) => updateConversationCare({ ...care, userId: ctx.caller.userId, conversationId });

export const noticeOf = ({ level, message, choices }: CareReply): SafetyNotice => ({
  level,
  message,
  ...(choices && { choices }),
});

/**
 * The notice for a text outside chat and journal (a note, a cheer, an edited goal); undefined where
 * there is no danger. Reads and stores the person's state; in incognito nothing is stored.
 */
export async function noticeForText(
  ctx: UserContext,
  text: string,
): Promise<SafetyNotice | undefined> {
  const assessment = assessMessage(text);
  if (assessment.finding.level === 'safe' || assessment.finding.level === 'harm') return undefined;
  const [, persons] = await ctx.read([...safetyStateQueries(ctx)]);
  return advanceState(ctx, assessment, persons);
}

async function advanceState(
  ctx: UserContext,
  assessment: MessageAssessment,
  persons: PersonRow[],
): Promise<SafetyNotice | undefined> {
  const step = nextState(safetyStateOf(persons), assessment, ctx.clock.now());
  const reply = careReply(ctx, step);
  if (!reply) return undefined;
  if (!persons[0]?.isIncognito) await ctx.db.batch([storePersonState(ctx, step.care)]);
  return noticeOf(reply);
}

/** Whether a text speaks neither of danger nor of a plan that would do harm. */
export function isHarmlessGoal(text: string): boolean {
  const finding = screen(text);
  return finding.level === 'safe' && stanceOf(text, finding) !== 'wrongdoing';
}

/**
 * The notice for a new goal with its answers. Unlike `noticeForText` it also refuses harmful goals,
 * answers for somebody in care whatever they write, and does not ask again after `saidSafe`.
 */
export async function noticeForGoal(
  ctx: UserContext,
  { words, saidSafe }: { words: string; saidSafe: boolean | undefined },
  persons: PersonRow[],
): Promise<SafetyNotice | undefined> {
  const signs = signsIn(words);
  const finding = withSigns(screen(words), signs);
  const stance = finding.level === 'danger' ? undefined : stanceOf(words, finding);
  if (stance && (finding.level === 'harm' || stance === 'wrongdoing')) {
    return { level: 'stance', message: stanceReply(stance, 0, []).message };
  }
  const isAnswered = finding.level === 'check' && saidSafe === true;
  const assessment: MessageAssessment = {
    finding: isAnswered ? { ...finding, level: 'safe' } : finding,
    followUp: 'elsewhere',
    signs,
  };
  return advanceState(ctx, assessment, persons);
}

/** The notice for a text of somebody who is not signed in: nothing is read or stored. */
export function noticeWithoutAccount(ctx: RequestContext, text: string): SafetyNotice | undefined {
  const reply = careReply(ctx, nextState(NO_CARE, assessMessage(text), ctx.clock.now()));
  return reply && noticeOf(reply);
}

/** The notice that answers a reply to an earlier notice; undefined where all is well again. */
export async function noticeForAnswer(
  ctx: UserContext,
  message: string,
): Promise<SafetyNotice | undefined> {
  const [, persons] = await ctx.read([...safetyStateQueries(ctx)]);
  return advanceState(
    ctx,
    assessMessage(message, { spokenBefore: safetyStateOf(persons).language }),
    persons,
  );
}
