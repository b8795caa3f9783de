import type { NewChatMessage } from '#schema/contracts/coach/coach.ts';
import type { UserContext } from '#worker/context.ts';
import {
  type CareReply,
  careAfter,
  careOf,
  readCare,
  replyInCare,
} from '#worker/features/safety/safety.service.ts';
import { type Care, graver, type Heard, NO_CARE, nextCare } from '#worker/lib/safety/care.ts';

/** How the person stands after this message, in this conversation, and what is said to it if no coach may speak. */
export interface CarePlan {
  isKept: boolean;
  care: Care;
  /** Whether that is another stand than before. */
  isChanged: boolean;
  reply: CareReply | undefined;
  /**
   * Set where the person has just answered that they are safe: so many messages ago they wrote what they were asked about,
   * unless that was elsewhere.
   */
  checkedTurnsAgo?: number;
}

export type CareRows = Parameters<typeof careOf>;

/** What follows from a message for somebody who stands as `rows` say. What is not kept is told by its own messages. */
export function planCare(
  ctx: UserContext,
  { temporary, recentTurns }: NewChatMessage,
  heard: Heard,
  { isIncognito, rows }: { isIncognito: boolean; rows: CareRows },
): CarePlan {
  const now = ctx.clock.now();
  const isKept = !isIncognito && !temporary;
  const stored = careOf(...rows);
  const messages = isKept ? [] : (recentTurns ?? []).map(({ message }) => message);
  const before = graver(careAfter(messages, NO_CARE, now), stored);
  const step = nextCare(before, heard, now);
  const saysSafe = step.part?.kind === 'check' && step.part.which === 'safe';
  return {
    isKept,
    care: step.care,
    isChanged: step.care !== stored,
    reply: replyInCare(ctx, step),
    ...(isKept && saysSafe && { checkedTurnsAgo: before.turns + 1 }),
  };
}

/** The same before anything else is read: for words of danger, and for somebody whom a limit would refuse. */
export async function planCareFirst(
  ctx: UserContext,
  input: NewChatMessage,
  heard: Heard,
): Promise<CarePlan> {
  const [user, persons, conversations] = await ctx.read([
    ...readCare(ctx, input.conversationId ?? 0),
  ]);
  const { incognitoMode } = user;
  return planCare(ctx, input, heard, {
    isIncognito: incognitoMode,
    rows: [persons, conversations],
  });
}
