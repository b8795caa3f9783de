import type { ChatReply, NewChatMessage } from '#schema/contracts/coach.ts';
import type { Voice } from '#schema/contracts/privacy-choices.ts';
import type { Stance } from '#schema/contracts/stances.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { type CareReply, hear, readCare } from '#worker/features/safety/safety.service.ts';
import { GuardBroken, type RowOf } from '#worker/lib/database.ts';
import { notFound } from '#worker/lib/errors.ts';
import type { Heard } from '#worker/lib/safety/care.ts';
import { screen } from '#worker/lib/safety/screen.ts';
import { stanceOf } from '#worker/lib/stances/stances.ts';
import type { TalkPiece, TalkRequest, Turn } from '#worker/ports.ts';
import { toldInTalk } from './briefing.rules.ts';
import { askerOf, briefingIn, readBriefing, readGoalsAndEntries, TURNS_TOLD } from './briefing.service.ts';
import { type CarePlan, type CareRows, planCare, planCareFirst } from './care-plan.service.ts';
import { assertOwnConversation, listRecentTurns } from './coach.queries.ts';
import { seedOf } from './coach.rules.ts';
import { admitToCoach, countOneReply, refuseWithoutAllowance } from './coach-limits.service.ts';
import { type CommandReply, isCommandInSession, runCommand } from './commands/commands.service.ts';
import { type KeptExchange, keepExchange, type Reply } from './exchange.service.ts';
import { isOffered } from './sessions/offered.rules.ts';
import type { SessionState } from './sessions/session.rules.ts';
import {
  backToQuestion,
  type InSession,
  inSession,
  isAtQuestion,
  readOpenSession,
  waiting,
  whyNoSession,
} from './sessions/sessions.service.ts';

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

/** What is said to which coach, and whether it is kept. */
interface Opening {
  request: TalkRequest;
  voice: Voice;
  isKept: boolean;
  /** What the message does in a guided session, where one is open or begins. */
  session?: InSession | undefined;
  /** Whether something is said that goes before the session: it waits. */
  outranks: boolean;
  /** The session that is open, whatever the message does in it. */
  open: SessionState | undefined;
  /** Whether the message calls for a stance by itself: then it is no command. */
  callsForStance: boolean;
  tellsGoals: boolean;
}

/** Who speaks in a guided session: no model has a part in it. */
const BUILT_IN = 'built-in';

/** A stance holds on for so many turns, unless another one takes its place. */
const STANCE_LASTS = 5;

/** A stance that this message calls for goes before a guided session, once in a conversation; one that does harm, always. */
function outranksSession(stance: Stance | undefined, recentTurns: readonly Turn[]): boolean {
  if (!stance) return false;
  const wasSaid = recentTurns.some(({ templateId }) => templateId?.startsWith(`stance.${stance}-`));
  return stance === 'wrongdoing' || !wasSaid;
}

function stanceInTalk(own: Stance | undefined, turns: readonly Turn[]): Stance | undefined {
  if (own) return own;
  const latest = turns.slice(-STANCE_LASTS).toReversed();
  return latest.map((turn) => stanceOf(turn.message, screen(turn.message))).find(Boolean);
}

/** The turns in which the person used words of their own, oldest first: what was pressed calls for no stance. */
const typedTurns = (newestFirst: readonly TurnRow[]): Turn[] =>
  newestFirst
    .filter(({ content }, index) => !isOffered(content, newestFirst[index + 1]?.beside))
    .map(turnOf)
    .reverse();

async function gather(
  ctx: UserContext,
  input: NewChatMessage,
  heard: Heard,
): Promise<{ plan: CarePlan; opening: Opening }> {
  const { userId } = ctx.caller;
  const conversationId = input.conversationId ?? 0;
  try {
    const [users, counted, briefings, goals, entries, turns, persons, conversations, open] = await ctx.write([
      ctx.self(),
      countOneReply(ctx),
      readBriefing(ctx),
      ...readGoalsAndEntries(ctx),
      listRecentTurns({ userId, conversationId, limit: TURNS_TOLD }),
      ...readCare(ctx, conversationId),
      readOpenSession(ctx, conversationId),
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
    const isPressed = isKept && isOffered(input.message, turns[0]?.beside);
    const own = isPressed ? undefined : stanceOf(input.message, heard.finding);
    const stance = stanceInTalk(own, isKept ? typedTurns(turns) : recentTurns);
    const current = isKept ? open[0] : undefined;
    const going = inSession(input.message, { open: current, goals: told.goals, recentTurns });
    const outranks = going?.isNew === false && outranksSession(own, recentTurns);
    return {
      plan,
      opening: {
        isKept,
        outranks,
        open: current,
        callsForStance: own !== undefined,
        tellsGoals: briefing.tellsGoals,
        session: going && outranks ? waiting(going) : going,
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

function answer(reply: Reply, kept: KeptExchange): ChatReply {
  const { message, coach, technique, beside } = reply;
  return {
    message,
    coach,
    ...(technique && { technique }),
    ...beside,
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
  const kept = isKept ? await keepExchange(ctx, input, reply, { care, isChanged, givesBack }) : undefined;
  return { ...answer(reply, kept), safety: level, ...(choices && { choices }) };
}

/** The coach's own words, and below them what a guided session has to show. */
async function* speak(
  ctx: UserContext,
  input: NewChatMessage,
  { request, voice, isKept, session }: Opening,
  { care, isChanged }: CarePlan,
): Talk {
  const spoken = yield* ctx.coaches[voice].talk(request, askerOf(ctx, care));
  const { choices, ...words } = spoken;
  const beside = session?.turn.beside ?? (choices && { choices });
  const reply = { ...words, ...(beside && { beside }) };
  const keeping = { care, isChanged, givesBack: false, session };
  return answer(reply, isKept ? await keepExchange(ctx, input, reply, keeping) : undefined);
}

/** The next words of a guided session, which are nobody's but its own. */
async function* speakInSession(
  ctx: UserContext,
  input: NewChatMessage,
  session: InSession,
  { care, isChanged }: CarePlan,
): Talk {
  const { message, beside, state } = session.turn;
  yield { kind: 'delta', text: message };
  const reply = { message, coach: BUILT_IN, templateId: `session.${state.session}`, beside };
  const keeping = { care, isChanged, givesBack: false, session };
  return answer(reply, await keepExchange(ctx, input, reply, keeping));
}

/** What became of a command. */
async function* speakOfDeed(
  ctx: UserContext,
  input: NewChatMessage,
  { message, choices, templateId }: CommandReply,
  { isKept }: Opening,
  { care, isChanged }: CarePlan,
): Talk {
  yield { kind: 'delta', text: message };
  const reply = { message, coach: BUILT_IN, templateId, ...(choices && { beside: { choices } }) };
  const keeping = { care, isChanged, givesBack: false };
  return answer(reply, isKept ? await keepExchange(ctx, input, reply, keeping) : undefined);
}

/** One line in place of a session, where no answer could be kept. */
async function* declineSession(message: string): Talk {
  yield { kind: 'delta', text: message };
  return { message, coach: BUILT_IN };
}

/** Reads a message for danger. What a button of the reply before it says is our own words, and no sign of any. */
async function hearInTalk(ctx: UserContext, { message, conversationId }: NewChatMessage): Promise<Heard> {
  const heard = hear(message);
  if (heard.finding.level === 'safe' || !conversationId) return heard;
  const { userId } = ctx.caller;
  const [, [last]] = await ctx.read([listRecentTurns({ userId, conversationId, limit: 1 })]);
  return isOffered(message, last?.beside)
    ? { ...heard, finding: { ...heard.finding, level: 'safe' } }
    : heard;
}

/**
 * Opens a talk with Eden: all refusals happen here, before a word is said. Somebody in danger is answered before any
 * limit and any model, and so is whoever is still in care. @throws tooMany, notFound, unauthorized
 */
export async function openTalk(ctx: UserContext, input: NewChatMessage): Promise<Talk> {
  const heard = await hearInTalk(ctx, input);
  const isDanger = heard.finding.level === 'danger';
  const refusal = isDanger ? undefined : await admitToCoach(ctx).catch((thrown: unknown) => thrown);
  if (isDanger || refusal) {
    const plan = await planCareFirst(ctx, input, heard);
    if (!plan.reply) throw refusal;
    return speakWithCare(ctx, input, plan, plan.reply, false);
  }
  const { plan, opening } = await gather(ctx, input, heard);
  if (plan.reply) return speakWithCare(ctx, input, plan, plan.reply, true);
  return talkOn(ctx, input, opening, plan);
}

/** Commands that are done in between come before an answer, an answer before any other command, and then the coach. */
async function talkOn(
  ctx: UserContext,
  input: NewChatMessage,
  opening: Opening,
  plan: CarePlan,
): Promise<Talk> {
  const { session, isKept, outranks, open, callsForStance, request, voice, tellsGoals } = opening;
  const { message } = input;
  const { recentTurns, seed } = request;
  const hasModel = voice === 'model' && ctx.config.model !== undefined;
  const around = { recentTurns, tellsGoals, seed, hasModel, mayBeCommand: !callsForStance };
  if (session && outranks) return speak(ctx, input, opening, plan);
  if (session && !isKept) return declineSession(whyNoSession(session.turn.state.session));
  if (open && session && isAtQuestion(open) && isCommandInSession(message)) {
    const done = await runCommand(ctx, message, around);
    const again = done && backToQuestion(open, request.goals, done.message);
    if (again) return speakInSession(ctx, input, again, plan);
  }
  if (session) return speakInSession(ctx, input, session, plan);
  const done = await runCommand(ctx, message, around);
  return done ? speakOfDeed(ctx, input, done, opening, plan) : speak(ctx, input, opening, plan);
}

/** The whole reply, for who does not want its pieces. */
export async function collectReply(talk: Talk): Promise<ChatReply> {
  for (;;) {
    const { done, value } = await talk.next();
    if (done) return value;
  }
}
