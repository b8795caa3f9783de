import type { ChatReply, NewChatMessage } from '#schema/contracts/coach/coach.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { modelCaller } from '#worker/features/briefing/briefing.service.ts';
import type { CareReply } from '#worker/features/safety/safety.service.ts';
import type { TalkPiece } from '#worker/ports.ts';
import type { CommandReply } from './commands/command-context.ts';
import { type StreamedReply, storeExchange } from './exchange.service.ts';
import type { ReplyContext } from './reply-context.service.ts';
import type { SafetyDecision } from './safety-decision.service.ts';
import type { GuidedStep } from './sessions/sessions.service.ts';

/** A reply that is being written: its pieces, and at the end the whole answer. */
export type Talk = AsyncGenerator<TalkPiece, ChatReply, void>;

/** The coach named in replies of guided sessions and commands, in which no model has a part. */
const BUILT_IN = 'built-in';

/** What every reply of one message needs. */
export interface ReplyTurn {
  ctx: UserContext;
  input: NewChatMessage;
  decision: SafetyDecision;
}

/** The question about safety that stands below a reply, in a paragraph of its own. */
const questionBelow = ({ decision: { beside } }: ReplyTurn): string =>
  beside ? `\n\n${beside.message}` : '';

/**
 * A reply with that question. Its buttons take the place of the coach’s, and leave those of a
 * guided session, whose step is answered by them.
 */
function withQuestion(turn: ReplyTurn, reply: StreamedReply, session?: GuidedStep): StreamedReply {
  const { beside } = turn.decision;
  if (!beside) return reply;
  return {
    ...reply,
    message: `${reply.message}${questionBelow(turn)}`,
    ...(!session && beside.choices && { attachments: { choices: beside.choices } }),
  };
}

/** Stores a reply where the chat is kept, and returns it as the contract has it. */
async function finish(
  turn: ReplyTurn,
  words: StreamedReply,
  {
    session,
    refundsQuota = false,
  }: { session?: GuidedStep | undefined; refundsQuota?: boolean } = {},
): Promise<ChatReply> {
  const { ctx, input, decision } = turn;
  const { isKept, care, isChanged } = decision;
  const reply = withQuestion(turn, words, session);
  const stored = isKept
    ? await storeExchange(ctx, input, reply, { care, isChanged, refundsQuota, session })
    : undefined;
  const { message, coach, technique, attachments } = reply;
  return {
    message,
    coach,
    ...(technique && { technique }),
    ...attachments,
    ...(stored && { id: stored.id, conversationId: stored.conversationId as number }),
  };
}

/** Streams a reply whose text is known. */
async function* streamFixedReply(
  turn: ReplyTurn,
  reply: StreamedReply,
  session?: GuidedStep,
): Talk {
  yield { kind: 'delta', text: `${reply.message}${questionBelow(turn)}` };
  return finish(turn, reply, { session });
}

/**
 * Streams the fixed words for somebody in danger. They carry the safety level, and buttons that are
 * not stored.
 */
export async function* streamSafetyReply(
  turn: ReplyTurn,
  { message, level, choices }: CareReply,
  refundsQuota: boolean,
): Talk {
  yield { kind: 'delta', text: message };
  const answer = await finish(turn, { message, coach: SAFETY }, { refundsQuota });
  return { ...answer, safety: level, ...(choices && { choices }) };
}

/**
 * A text with the words that lead back to an earlier message in front of it, where there are any.
 */
const withPrefix = ({ replyPrefix }: ReplyContext, text: string): string =>
  replyPrefix === undefined ? text : `${replyPrefix}\n\n${text}`;

/** Streams the coach's own words; below them stands what a paused guided session shows. */
export async function* streamCoachReply(turn: ReplyTurn, context: ReplyContext): Talk {
  const { request, provider, session, replyPrefix } = context;
  const prefix = replyPrefix === undefined ? undefined : withPrefix(context, '');
  if (prefix !== undefined) yield { kind: 'delta', text: prefix };
  const caller = modelCaller(turn.ctx, turn.decision.care);
  const talk = turn.ctx.coaches[provider].talk(request, caller);
  let next = await talk.next();
  for (; !next.done; next = await talk.next()) {
    yield next.value;
    if (next.value.kind === 'restart' && prefix !== undefined)
      yield { kind: 'delta', text: prefix };
  }
  if (turn.decision.beside) yield { kind: 'delta', text: questionBelow(turn) };
  const { choices, ...words } = next.value;
  const attachments = session?.turn.attachments ?? (choices && { choices });
  const message = withPrefix(context, words.message);
  return finish(turn, { ...words, message, ...(attachments && { attachments }) }, { session });
}

/** Streams the next step of a guided session. */
export function streamSessionReply(
  turn: ReplyTurn,
  context: ReplyContext,
  session: GuidedStep,
): Talk {
  const { message, attachments, state } = session.turn;
  const reply = {
    message: withPrefix(context, message),
    coach: BUILT_IN,
    templateId: `session.${state.session}`,
    attachments,
  };
  return streamFixedReply(turn, reply, session);
}

/** Streams the result of a command. */
export function streamCommandReply(
  turn: ReplyTurn,
  context: ReplyContext,
  { message, choices, templateId }: CommandReply,
): Talk {
  const attachments = choices && { attachments: { choices } };
  const text = withPrefix(context, message);
  return streamFixedReply(turn, { message: text, coach: BUILT_IN, templateId, ...attachments });
}

/** One line instead of a session, in chats that are not kept: its answers could not be stored. */
export async function* declineSession(message: string): Talk {
  yield { kind: 'delta', text: message };
  return { message, coach: BUILT_IN };
}
