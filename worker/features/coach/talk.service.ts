import type { ChatReply, NewChatMessage } from '#schema/contracts/coach/coach.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { askerOf } from '#worker/features/briefing/briefing.service.ts';
import { admitToCoach } from '#worker/features/briefing/coach-limits.service.ts';
import { type CareReply, hear } from '#worker/features/safety/safety.service.ts';
import type { Heard } from '#worker/lib/safety/care.ts';
import { topicTitled } from '#worker/lib/talk/topic-pages.ts';
import type { TalkPiece } from '#worker/ports.ts';
import { type CarePlan, planCareFirst } from './care-plan.service.ts';
import { listRecentTurns } from './coach.queries.ts';
import { type CommandReply, isCommandInSession, runCommand } from './commands/commands.service.ts';
import { type KeptExchange, keepExchange, type Reply } from './exchange.service.ts';
import { isOffered } from './sessions/offered.rules.ts';
import {
  backToQuestion,
  type InSession,
  isAtQuestion,
  whyNoSession,
} from './sessions/sessions.service.ts';
import { gather, type Opening } from './talk-opening.service.ts';

/** A reply coming into being: its pieces, and at the end what is answered whole. */
export type Talk = AsyncGenerator<TalkPiece, ChatReply, void>;

/** Who speaks in a guided session: no model has a part in it. */
const BUILT_IN = 'built-in';

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
  const kept = isKept
    ? await keepExchange(ctx, input, reply, { care, isChanged, givesBack })
    : undefined;
  return { ...answer(reply, kept), safety: level, ...(choices && { choices }) };
}

/** A reply, and ahead of it what is said first where the talk goes back to something. */
const asReply = <Own extends Reply>({ before }: Opening, reply: Own): Own => ({
  ...reply,
  message: before === undefined ? reply.message : `${before}\n\n${reply.message}`,
});

/** The coach's own words, and below them what a guided session has to show. */
async function* speak(
  ctx: UserContext,
  input: NewChatMessage,
  opening: Opening,
  { care, isChanged }: CarePlan,
): Talk {
  const { request, voice, isKept, session, before } = opening;
  if (before !== undefined) yield { kind: 'delta', text: `${before}\n\n` };
  const talk = ctx.coaches[voice].talk(request, askerOf(ctx, care));
  let next = await talk.next();
  for (; !next.done; next = await talk.next()) {
    yield next.value;
    if (next.value.kind === 'restart' && before !== undefined)
      yield { kind: 'delta', text: `${before}\n\n` };
  }
  const { choices, ...words } = next.value;
  const beside = session?.turn.beside ?? (choices && { choices });
  const reply = asReply(opening, { ...words, ...(beside && { beside }) });
  const keeping = { care, isChanged, givesBack: false, session };
  return answer(reply, isKept ? await keepExchange(ctx, input, reply, keeping) : undefined);
}

/** The next words of a guided session, which are nobody's but its own. */
async function* speakInSession(
  ctx: UserContext,
  input: NewChatMessage,
  session: InSession,
  opening: Opening,
  { care, isChanged }: CarePlan,
): Talk {
  const { message, beside, state } = session.turn;
  const templateId = `session.${state.session}`;
  const reply = asReply(opening, { message, coach: BUILT_IN, templateId, beside });
  yield { kind: 'delta', text: reply.message };
  const keeping = { care, isChanged, givesBack: false, session };
  return answer(reply, await keepExchange(ctx, input, reply, keeping));
}

/** What became of a command. */
async function* speakOfDeed(
  ctx: UserContext,
  input: NewChatMessage,
  { message, choices, templateId }: CommandReply,
  opening: Opening,
  { care, isChanged }: CarePlan,
): Talk {
  const beside = choices && { beside: { choices } };
  const reply = asReply(opening, { message, coach: BUILT_IN, templateId, ...beside });
  yield { kind: 'delta', text: reply.message };
  const keeping = { care, isChanged, givesBack: false };
  return answer(reply, opening.isKept ? await keepExchange(ctx, input, reply, keeping) : undefined);
}

/** One line in place of a session, where no answer could be kept. */
async function* declineSession(message: string): Talk {
  yield { kind: 'delta', text: message };
  return { message, coach: BUILT_IN };
}

/** Reads a message for danger. What a button of the reply before it says is our own words, and no sign of any. */
async function hearInTalk(
  ctx: UserContext,
  { message, conversationId }: NewChatMessage,
): Promise<Heard> {
  const heard = hear(message);
  if (heard.finding.level === 'safe' || !conversationId) return heard;
  const { userId } = ctx.caller;
  const [, [last]] = await ctx.read([listRecentTurns({ userId, conversationId, limit: 1 })]);
  return isOffered(message, last?.beside)
    ? { ...heard, finding: { ...heard.finding, level: 'safe' } }
    : heard;
}

const isAdmitted = (ctx: UserContext): Promise<boolean> =>
  admitToCoach(ctx).then(
    () => true,
    () => false,
  );

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
    // “I’m not suicidal” holds words of danger and says that there is none: the talk goes on if it may.
    const goesOn = isDanger && plan.checkedTurnsAgo !== undefined && (await isAdmitted(ctx));
    if (!goesOn) return speakWithCare(ctx, input, plan, plan.reply, false);
  }
  const { plan, opening } = await gather(ctx, input, heard);
  if (plan.reply && opening.before === undefined)
    return speakWithCare(ctx, input, plan, plan.reply, true);
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
  const { message, recentTurns, seed } = request;
  const hasModel = voice === 'model' && ctx.config.model !== undefined;
  const mayBeCommand = !callsForStance && topicTitled(message) === undefined;
  const around = { recentTurns, tellsGoals, seed, hasModel, mayBeCommand };
  if (session && outranks) return speak(ctx, input, opening, plan);
  if (session && !isKept) return declineSession(whyNoSession(session.turn.state.session));
  if (open && session && isAtQuestion(open) && isCommandInSession(message)) {
    const done = await runCommand(ctx, message, around);
    const again = done && backToQuestion(open, request.goals, done.message);
    if (again) return speakInSession(ctx, input, again, opening, plan);
  }
  if (session) return speakInSession(ctx, input, session, opening, plan);
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
