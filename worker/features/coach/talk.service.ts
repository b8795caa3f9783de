import type { ChatReply, NewChatMessage } from '#schema/contracts/coach.ts';
import type { Voice } from '#schema/contracts/privacy-choices.ts';
import { DAILY_REPLIES } from '#schema/rules/entitlements.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { logTalk } from '#worker/features/activities/activities.service.ts';
import { awards } from '#worker/features/stickers/awards.service.ts';
import { A_HARD_MOMENT } from '#worker/lib/chat-retention.ts';
import { crisisReply, screenForCrisis } from '#worker/lib/crisis/crisis.ts';
import { GuardBroken } from '#worker/lib/database.ts';
import { notFound, tooMany } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import type { CoachReply, TalkPiece, TalkRequest, Turn } from '#worker/ports.ts';
import { type Briefing, toldInTalk } from './briefing.rules.ts';
import { readBriefing, readGoalsAndEntries, TURNS_TOLD } from './briefing.service.ts';
import {
  assertOwnConversation,
  countReply,
  insertConversation,
  insertExchange,
  insertFirstExchange,
  listRecentTurns,
  touchConversation,
} from './coach.queries.ts';
import { seedOf, titleOf } from './coach.rules.ts';
import { admitToCoach, secondsLeftToday } from './coach-limits.service.ts';

/** A reply coming into being: its pieces, and at the end what is answered whole. */
export type Talk = AsyncGenerator<TalkPiece, ChatReply, void>;

type TurnRow = ReturnType<ReturnType<typeof listRecentTurns>['read']>[number];

function turnOf({ content, response, templateId, technique }: TurnRow): Turn {
  return {
    message: content,
    reply: response ?? '',
    ...(templateId && { templateId }),
    ...(technique && { techniqueId: technique.id }),
  };
}

/** The statement that counts a reply against the day's allowance. */
export function countOneReply(ctx: UserContext) {
  const now = ctx.clock.now().toISOString();
  return countReply({ userId: ctx.caller.userId, day: now.slice(0, 10), now, ...DAILY_REPLIES });
}

export function refuseWithoutAllowance(ctx: UserContext, counted: unknown[]) {
  if (counted.length > 0) return;
  throw tooMany(
    'You have had all of today’s replies from Eden. The next ones come at midnight UTC.',
    secondsLeftToday(ctx.clock.now()),
  );
}

/** What is said to which coach, and whether it is kept. */
interface Opening {
  request: TalkRequest;
  voice: Voice;
  isKept: boolean;
}

async function gather(ctx: UserContext, input: NewChatMessage): Promise<Opening> {
  const { userId } = ctx.caller;
  const conversationId = input.conversationId ?? 0;
  try {
    const [users, counted, briefings, goals, entries, turns] = await ctx.write([
      ctx.self(),
      countOneReply(ctx),
      readBriefing(ctx),
      ...readGoalsAndEntries(ctx),
      listRecentTurns({ userId, conversationId, limit: TURNS_TOLD }),
      ...(conversationId ? [assertOwnConversation({ userId, conversationId })] : []),
    ]);
    refuseWithoutAllowance(ctx, counted);
    const user = users[0] as (typeof users)[number];
    const briefing = briefings[0] as Briefing;
    const { weakestCategory, notes } = briefing;
    const told = toldInTalk(briefing, goals, entries, ctx.config.model !== undefined);
    const isKept = !user.incognitoMode && !input.temporary;
    const recentTurns: Turn[] = isKept ? turns.map(turnOf).reverse() : (input.recentTurns ?? []);
    const { journalContent, aiResponse } = input.journalContext ?? {};
    return {
      isKept,
      voice: briefing.aiChat,
      request: {
        message: input.message,
        preferences: user,
        goals: told.goals,
        ...(weakestCategory && { weakestCategory }),
        recentTurns,
        recentEntries: told.entries.map(({ content }) => content),
        notes,
        ...(journalContent && { journalContext: { journalContent, ...(aiResponse && { aiResponse }) } }),
        seed: seedOf(input.message, recentTurns.length),
      },
    };
  } catch (thrown) {
    if (thrown instanceof GuardBroken && thrown.guard === 'conversation_found')
      throw notFound('Conversation not found');
    throw thrown;
  }
}

/**
 * Keeps the exchange, in its conversation or a new one, all or nothing. The person was let in when they asked: the reply
 * is kept even when they have signed out or closed the page meanwhile.
 */
async function keep(ctx: UserContext, input: NewChatMessage, reply: CoachReply) {
  const { userId } = ctx.caller;
  const now = ctx.clock.now().toISOString();
  const isSafety = reply.coach === SAFETY;
  const exchange = {
    userId,
    content: input.message,
    response: reply.message,
    coach: reply.coach,
    technique: reply.technique ?? null,
    templateId: reply.templateId ?? null,
    now,
  };
  // A hard moment is no deed to be told or rewarded.
  const told = isSafety ? [] : [logTalk(ctx), ...awards(ctx, 'talked')];
  try {
    if (input.conversationId) {
      const own = { userId, conversationId: input.conversationId };
      const [, , inserted] = await ctx.db.batch([
        assertOwnConversation(own),
        touchConversation({ ...own, now }),
        insertExchange({ ...exchange, ...own }),
        ...told,
      ]);
      return inserted[0];
    }
    const [, inserted] = await ctx.db.batch([
      insertConversation({ userId, title: isSafety ? A_HARD_MOMENT : titleOf(input.message), now }),
      insertFirstExchange(exchange),
      ...told,
    ]);
    return inserted[0];
  } catch (thrown) {
    // The reply is worth more than its record (the conversation may have been deleted meanwhile).
    ctx.log.error('exchange-not-kept', { reason: reasonOf(thrown) });
    return undefined;
  }
}

async function answer(
  ctx: UserContext,
  input: NewChatMessage,
  reply: CoachReply,
  isKept: boolean,
): Promise<ChatReply> {
  const { message, coach, technique } = reply;
  const kept = isKept ? await keep(ctx, input, reply) : undefined;
  return {
    message,
    coach,
    ...(technique && { technique }),
    ...(kept && { id: kept.id, conversationId: kept.conversationId as number }),
  };
}

async function* speakInDanger(ctx: UserContext, input: NewChatMessage, message: string): Talk {
  yield { kind: 'delta', text: message };
  const [user] = await ctx.read([]);
  const isKept = !user.incognitoMode && !input.temporary;
  return answer(ctx, input, { message, coach: SAFETY }, isKept);
}

async function* speak(ctx: UserContext, input: NewChatMessage, { request, voice, isKept }: Opening): Talk {
  const reply = yield* ctx.coaches[voice].talk(request);
  return answer(ctx, input, reply, isKept);
}

/**
 * Opens a talk with Eden: all refusals happen here, before a word is said. Somebody in danger is answered before any
 * limit and any model. @throws tooMany, notFound, unauthorized
 */
export async function openTalk(ctx: UserContext, input: NewChatMessage): Promise<Talk> {
  const danger = screenForCrisis(input.message);
  if (danger) return speakInDanger(ctx, input, crisisReply(danger));
  await admitToCoach(ctx);
  return speak(ctx, input, await gather(ctx, input));
}

/** The whole reply, for who does not want its pieces. */
export async function hearOut(talk: Talk): Promise<ChatReply> {
  for (;;) {
    const { done, value } = await talk.next();
    if (done) return value;
  }
}
