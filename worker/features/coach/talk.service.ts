import type { ChatReply, NewChatMessage } from '#schema/contracts/coach.ts';
import type { Voice } from '#schema/contracts/privacy-choices.ts';
import type { Stance } from '#schema/contracts/stances.ts';
import { DAILY_REPLIES } from '#schema/rules/entitlements.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { logTalk } from '#worker/features/activities/activities.service.ts';
import {
  type CareReply,
  careAfter,
  careOf,
  hear,
  keepConversationCare,
  keepPersonCare,
  readCare,
  replyInCare,
} from '#worker/features/safety/safety.service.ts';
import { awards } from '#worker/features/stickers/awards.service.ts';
import { A_HARD_MOMENT } from '#worker/lib/chat-retention.ts';
import { GuardBroken, type RowOf } from '#worker/lib/database.ts';
import { notFound, tooMany } from '#worker/lib/errors.ts';
import { reasonOf } from '#worker/lib/log.ts';
import { type Care, graver, type Heard, NO_CARE, nextCare } from '#worker/lib/safety/care.ts';
import { type Finding, screen } from '#worker/lib/safety/screen.ts';
import { stanceOf } from '#worker/lib/stances/stances.ts';
import type { CoachReply, TalkPiece, TalkRequest, Turn } from '#worker/ports.ts';
import { toldInTalk } from './briefing.rules.ts';
import { askerOf, briefingIn, readBriefing, readGoalsAndEntries, TURNS_TOLD } from './briefing.service.ts';
import {
  assertOwnConversation,
  countReply,
  insertConversation,
  insertExchange,
  insertFirstExchange,
  listRecentTurns,
  touchConversation,
  uncountReply,
} from './coach.queries.ts';
import { seedOf, titleOf } from './coach.rules.ts';
import { admitToCoach, secondsLeftToday } from './coach-limits.service.ts';

/** A reply coming into being: its pieces, and at the end what is answered whole. */
export type Talk = AsyncGenerator<TalkPiece, ChatReply, void>;

type TurnRow = RowOf<typeof listRecentTurns>;

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

/** A stance holds on for so many turns, unless another one takes its place. */
const STANCE_LASTS = 5;

function stanceInTalk(message: string, finding: Finding, recentTurns: readonly Turn[]): Stance | undefined {
  const own = stanceOf(message, finding);
  if (own) return own;
  const latest = recentTurns.slice(-STANCE_LASTS).toReversed();
  return latest.map((turn) => stanceOf(turn.message, screen(turn.message))).find(Boolean);
}

/** How the person stands after this message, in this conversation, and what is said to it if no coach may speak. */
interface CarePlan {
  isKept: boolean;
  care: Care;
  /** Whether that is another stand than before. */
  isChanged: boolean;
  reply: CareReply | undefined;
}

type CareRows = Parameters<typeof careOf>;

/** What follows from a message for somebody who stands as `rows` say. What is not kept is told by its own messages. */
function planCare(
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
  return { isKept, care: step.care, isChanged: step.care !== stored, reply: replyInCare(ctx, step) };
}

/** The same before anything else is read: for words of danger, and for somebody whom a limit would refuse. */
async function planCareFirst(ctx: UserContext, input: NewChatMessage, heard: Heard): Promise<CarePlan> {
  const [user, persons, conversations] = await ctx.read([...readCare(ctx, input.conversationId ?? 0)]);
  const { incognitoMode } = user;
  return planCare(ctx, input, heard, { isIncognito: incognitoMode, rows: [persons, conversations] });
}

async function gather(
  ctx: UserContext,
  input: NewChatMessage,
  heard: Heard,
): Promise<{ plan: CarePlan; opening: Opening }> {
  const { userId } = ctx.caller;
  const conversationId = input.conversationId ?? 0;
  try {
    const [users, counted, briefings, goals, entries, turns, persons, conversations] = await ctx.write([
      ctx.self(),
      countOneReply(ctx),
      readBriefing(ctx),
      ...readGoalsAndEntries(ctx),
      listRecentTurns({ userId, conversationId, limit: TURNS_TOLD }),
      ...readCare(ctx, conversationId),
      ...(conversationId ? [assertOwnConversation({ userId, conversationId })] : []),
    ]);
    const user = users[0] as (typeof users)[number];
    const rows: CareRows = [persons, conversations];
    const plan = planCare(ctx, input, heard, { isIncognito: user.incognitoMode, rows });
    const { isKept } = plan;
    if (!plan.reply) refuseWithoutAllowance(ctx, counted);
    const briefing = briefingIn(briefings);
    const { weakestCategory, notes } = briefing;
    const told = toldInTalk(briefing, goals, entries, ctx.config.model !== undefined);
    const recentTurns: Turn[] = isKept ? turns.map(turnOf).reverse() : (input.recentTurns ?? []);
    const { journalContent, aiResponse } = input.journalContext ?? {};
    const stance = stanceInTalk(input.message, heard.finding, recentTurns);
    return {
      plan,
      opening: {
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
          ...(stance && { stance }),
          seed: seedOf(input.message, recentTurns.length),
        },
      },
    };
  } catch (thrown) {
    if (thrown instanceof GuardBroken && thrown.guard === 'conversation_found')
      throw notFound('Conversation not found');
    throw thrown;
  }
}

/** What is kept of an exchange besides its words. */
interface Keeping {
  care: Care;
  isChanged: boolean;
  /** A reply that was counted and costs nothing after all. */
  givesBack: boolean;
}

/**
 * Keeps the exchange, in its conversation or a new one, all or nothing. The person was let in when they asked: the reply
 * is kept even when they have signed out or closed the page meanwhile.
 */
async function keep(
  ctx: UserContext,
  input: NewChatMessage,
  reply: CoachReply,
  { care, isChanged, givesBack }: Keeping,
) {
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
  const after = [
    ...(isChanged ? [keepPersonCare(ctx, care)] : []),
    ...(givesBack ? [uncountReply({ userId, day: now.slice(0, 10) })] : []),
    // A hard moment is no deed to be told or rewarded.
    ...(isSafety ? [] : [logTalk(ctx), ...awards(ctx, 'talked')]),
  ];
  try {
    if (input.conversationId) {
      const own = { userId, conversationId: input.conversationId };
      const [, , inserted] = await ctx.db.batch([
        assertOwnConversation(own),
        touchConversation({ ...own, now }),
        insertExchange({ ...exchange, ...own }),
        ...(isChanged ? [keepConversationCare(ctx, input.conversationId, care)] : []),
        ...after,
      ]);
      return inserted[0];
    }
    const [, inserted] = await ctx.db.batch([
      insertConversation({ userId, title: isSafety ? A_HARD_MOMENT : titleOf(input.message), now, ...care }),
      insertFirstExchange(exchange),
      ...after,
    ]);
    return inserted[0];
  } catch (thrown) {
    // The reply is worth more than its record (the conversation may have been deleted meanwhile).
    ctx.log.error('exchange-not-kept', { reason: reasonOf(thrown) });
    return undefined;
  }
}

function answer(
  { message, coach, technique }: CoachReply,
  kept: Awaited<ReturnType<typeof keep>>,
): ChatReply {
  return {
    message,
    coach,
    ...(technique && { technique }),
    ...(kept && { id: kept.id, conversationId: kept.conversationId as number }),
  };
}

async function* speakWithCare(
  ctx: UserContext,
  input: NewChatMessage,
  { isKept, care, isChanged }: CarePlan,
  { message, level, choices }: CareReply,
  givesBack: boolean,
): Talk {
  yield { kind: 'delta', text: message };
  const reply = { message, coach: SAFETY };
  const kept = isKept ? await keep(ctx, input, reply, { care, isChanged, givesBack }) : undefined;
  return { ...answer(reply, kept), safety: level, ...(choices && { choices }) };
}

async function* speak(
  ctx: UserContext,
  input: NewChatMessage,
  { request, voice, isKept }: Opening,
  { care, isChanged }: CarePlan,
): Talk {
  const reply = yield* ctx.coaches[voice].talk(request, askerOf(ctx, care));
  const kept = isKept ? await keep(ctx, input, reply, { care, isChanged, givesBack: false }) : undefined;
  return answer(reply, kept);
}

/**
 * Opens a talk with Eden: all refusals happen here, before a word is said. Somebody in danger is answered before any
 * limit and any model, and so is whoever is still in care. @throws tooMany, notFound, unauthorized
 */
export async function openTalk(ctx: UserContext, input: NewChatMessage): Promise<Talk> {
  const heard = hear(input.message);
  const isDanger = heard.finding.level === 'danger';
  const refusal = isDanger ? undefined : await admitToCoach(ctx).catch((thrown: unknown) => thrown);
  if (isDanger || refusal) {
    const plan = await planCareFirst(ctx, input, heard);
    if (!plan.reply) throw refusal;
    return speakWithCare(ctx, input, plan, plan.reply, false);
  }
  const { plan, opening } = await gather(ctx, input, heard);
  if (plan.reply) return speakWithCare(ctx, input, plan, plan.reply, true);
  return speak(ctx, input, opening, plan);
}

/** The whole reply, for who does not want its pieces. */
export async function hearOut(talk: Talk): Promise<ChatReply> {
  for (;;) {
    const { done, value } = await talk.next();
    if (done) return value;
  }
}
