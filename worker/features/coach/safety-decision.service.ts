import type { NewChatMessage } from '#schema/contracts/coach/coach.ts';
import type { UserContext } from '#worker/context.ts';
import {
  type CareReply,
  careReply,
  safetyStateOf,
  safetyStateQueries,
  stateAfterMessages,
} from '#worker/features/safety/safety.service.ts';
import {
  type MessageAssessment,
  moreSevere,
  NO_CARE,
  nextState,
  openAgain,
  type SafetyState,
} from '#worker/lib/safety/care.ts';

/** How the person stands after this message, in this conversation, and what is said to it if no coach may speak. */
export interface SafetyDecision {
  isKept: boolean;
  care: SafetyState;
  /** Whether that is another stand than before. */
  isChanged: boolean;
  reply: CareReply | undefined;
  /**
   * Set where the person has just answered that they are safe: so many messages ago they wrote what they were asked about,
   * unless that was elsewhere.
   */
  checkedTurnsAgo?: number;
}

export type StateRows = Parameters<typeof safetyStateOf>;

/** What follows from a message for somebody who stands as `rows` say. What is not kept is told by its own messages. */
export function decideSafety(
  ctx: UserContext,
  { temporary, recentTurns }: NewChatMessage,
  assessment: MessageAssessment,
  { isIncognito, rows }: { isIncognito: boolean; rows: StateRows },
): SafetyDecision {
  const now = ctx.clock.now();
  const isKept = !isIncognito && !temporary;
  const stored = safetyStateOf(...rows);
  const messages = isKept ? [] : (recentTurns ?? []).map(({ message }) => message);
  const previous = moreSevere(stateAfterMessages(messages, NO_CARE, now), stored);
  const [, conversations = []] = rows;
  const isNewHere = isKept && conversations.length === 0;
  const next = nextState(previous, assessment, now);
  const step = isNewHere ? openAgain(next) : next;
  const saysSafe = step.part?.kind === 'check' && step.part.which === 'safe';
  return {
    isKept,
    care: step.care,
    isChanged: step.care !== stored,
    reply: careReply(ctx, step),
    ...(isKept && saysSafe && { checkedTurnsAgo: previous.turns + 1 }),
  };
}

/** The same before anything else is read: for words of danger, and for somebody whom a limit would refuse. */
export async function decideSafetyFirst(
  ctx: UserContext,
  input: NewChatMessage,
  assessment: MessageAssessment,
): Promise<SafetyDecision> {
  const [user, persons, conversations] = await ctx.read([
    ...safetyStateQueries(ctx, input.conversationId ?? 0),
  ]);
  const { incognitoMode } = user;
  return decideSafety(ctx, input, assessment, {
    isIncognito: incognitoMode,
    rows: [persons, conversations],
  });
}
