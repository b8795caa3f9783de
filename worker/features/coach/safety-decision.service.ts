import type { NewChatMessage } from '#schema/contracts/coach/coach.ts';
import type { UserContext } from '#worker/context.ts';
import {
  type CareReply,
  careReply,
  safetyStateOf,
  safetyStateQueries,
  stateAfterMessages,
} from '#worker/features/safety/safety.service.ts';
import { nextState, openAgain } from '#worker/lib/safety/care.ts';
import { GOES_ON } from '#worker/lib/safety/check-answer.ts';
import {
  type CheckPart,
  type MessageAssessment,
  moreSevere,
  NO_CARE,
  type SafetyState,
} from '#worker/lib/safety/safety-state.ts';
import { planIn } from '#worker/lib/talk/reading/plans.ts';

/** The safety state after a message, and the reply if no coach may speak. */
export interface SafetyDecision {
  isKept: boolean;
  care: SafetyState;
  /** Whether the state differs from the stored one. */
  isChanged: boolean;
  reply: CareReply | undefined;
  /** A question about safety to stand below the coach’s reply. */
  beside?: CareReply;
  /**
   * Set where the person has just answered that they are safe: how many turns ago they wrote what
   * raised the question, if that was in this conversation, and what leads back to it.
   */
  resume?: { turnsAgo: number; words: CheckPart };
}

export type StateRows = Parameters<typeof safetyStateOf>;

/**
 * Decides the safety state after a message. Chats that are not kept derive their state from
 * `recentTurns`.
 */
export function decideSafety(
  ctx: UserContext,
  { message, temporary, recentTurns }: NewChatMessage,
  assessment: MessageAssessment,
  { isIncognito, rows }: { isIncognito: boolean; rows: StateRows },
): SafetyDecision {
  const now = ctx.clock.now();
  const isKept = !isIncognito && !temporary;
  const stored = safetyStateOf(...rows);
  const messages = isKept ? [] : (recentTurns ?? []).map(({ message }) => message);
  const [, conversations = []] = rows;
  const isNewHere = isKept && conversations.length === 0;
  // A question that was left unanswered in another conversation is not put between this one.
  const carried = isNewHere && stored.level === 'check' ? NO_CARE : stored;
  const previous = moreSevere(stateAfterMessages(messages, NO_CARE, now), carried);
  const next = nextState(previous, assessment, now);
  const step = isNewHere ? openAgain(next) : next;
  const resumeWith = step.part?.kind === 'check' ? GOES_ON[step.part.which] : undefined;
  const said = careReply(ctx, step);
  // A plan would be approved by the reply above the question: “I’ll end it on the 14th”.
  const isBeside = said?.isBeside === true && planIn(message) === undefined;
  return {
    isKept,
    care: step.care,
    isChanged: step.care !== stored,
    reply: isBeside ? undefined : said,
    ...(isBeside && { beside: said }),
    ...(isKept &&
      resumeWith && { resume: { turnsAgo: Math.max(0, previous.turns) + 1, words: resumeWith } }),
  };
}

/**
 * Decides before anything else is loaded: for words of danger, and for somebody whom the rate limit
 * would refuse.
 */
export async function decideSafetyFirst(
  ctx: UserContext,
  input: NewChatMessage,
  assessment: MessageAssessment,
): Promise<SafetyDecision> {
  const [user, persons, conversations] = await ctx.read([
    ...safetyStateQueries(ctx, input.conversationId ?? 0),
  ]);
  const { incognitoMode } = user;
  const { beside, ...decision } = decideSafety(ctx, input, assessment, {
    isIncognito: incognitoMode,
    rows: [persons, conversations],
  });
  // No coach speaks here that it could stand beside.
  return { ...decision, reply: decision.reply ?? beside };
}
