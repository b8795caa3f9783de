import type { ChatReply, NewChatMessage } from '#schema/contracts/coach/coach.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { TURNS_SHARED } from '#worker/features/briefing/briefing.service.ts';
import { enforceRateLimit } from '#worker/features/briefing/coach-limits.service.ts';
import {
  assessMessage,
  type CareReply,
  inEverydayTalk,
  resumeWords,
} from '#worker/features/safety/safety.service.ts';
import { safetyAnswerOf } from '#worker/lib/safety/care-words.ts';
import type { MessageAssessment } from '#worker/lib/safety/safety-state.ts';
import { answerIn } from '#worker/lib/safety/screen.ts';
import { stanceOf } from '#worker/lib/stances/stances.ts';
import { situationTitled, tellsOfEverydayThings } from '#worker/lib/talk/situations.ts';
import { topicTitled } from '#worker/lib/talk/topic-pages.ts';
import { isCareDoubtful } from './care-doubt.rules.ts';
import { listRecentTurns } from './coach.queries.ts';
import { isCommandInSession, runCommand } from './commands/commands.service.ts';
import { asksToRecall } from './commands/recall.service.ts';
import { loadReplyContext, type ReplyContext } from './reply-context.service.ts';
import { decideSafetyFirst } from './safety-decision.service.ts';
import { clearIfButton } from './sessions/button-match.rules.ts';
import {
  backToQuestion,
  type GuidedStep,
  isAtQuestion,
  whyNoSession,
} from './sessions/sessions.service.ts';
import {
  declineSession,
  type ReplyTurn,
  streamCoachReply,
  streamCommandReply,
  streamSafetyReply,
  streamSessionReply,
  type Talk,
} from './stream-replies.service.ts';

const withoutDanger = (assessment: MessageAssessment): MessageAssessment => ({
  ...assessment,
  finding: { ...assessment.finding, level: 'safe' },
});

/**
 * Whether a message that hardly speaks for danger is clearly of a situation with a page of its own:
 * grief or an illness is met there with care, and not with “are you all right?”.
 */
const hasOwnPage = ({ finding }: MessageAssessment, message: string): boolean =>
  finding.level === 'check' &&
  finding.isBarely === true &&
  finding.danger !== 'medical' &&
  stanceOf(message, finding, 'session') !== undefined;

/**
 * Assesses a message for danger. A button of the reply before it speaks in our own words, which are
 * no sign of any.
 */
async function assessInTalk(
  ctx: UserContext,
  { message, conversationId, recentTurns }: NewChatMessage,
): Promise<MessageAssessment> {
  const isEveryday =
    (conversationId === undefined && (recentTurns?.length ?? 0) > 0) ||
    tellsOfEverydayThings(message);
  const read = assessMessage(message, { isEveryday });
  const assessment = hasOwnPage(read, message) ? withoutDanger(read) : read;
  if (assessment.finding.level === 'safe' || !conversationId) return assessment;
  const { userId } = ctx.caller;
  const [, turns] = await ctx.read([
    listRecentTurns({ userId, conversationId, limit: TURNS_SHARED }),
  ]);
  const [last] = turns;
  // What follows a question about safety, also one below a reply, is no everyday answer.
  const wasAsked = last?.beside?.choices?.some(({ value }) => safetyAnswerOf(value) !== undefined);
  // After “I am safe” the talk counts as everyday again.
  const wasReleased = last?.coach === SAFETY && answerIn(last.content).followUp === 'safe';
  const isAfterCoach = last !== undefined && (last.coach !== SAFETY || wasReleased) && !wasAsked;
  const inTalk = isAfterCoach
    ? { ...assessment, finding: inEverydayTalk(assessment.finding) }
    : assessment;
  const understood = clearIfButton(inTalk, message, last?.beside);
  return { ...understood, isCareDoubtful: !isAfterCoach && isCareDoubtful(turns) };
}

/** The last question of a reply, without the one about safety below it. */
const questionAbove = (reply: string): string | undefined =>
  reply
    .slice(0, Math.max(0, reply.lastIndexOf('\n\n')))
    .match(/[^.!?\n]+\?/g)
    ?.at(-1)
    ?.trim();

/**
 * “I’m all right” answers the question about safety and leaves the coach’s above it open: it is put
 * again.
 */
function withQuestionLeft(
  { ctx, decision }: ReplyTurn,
  reply: CareReply,
  { request }: ReplyContext,
): CareReply {
  if (decision.resume?.words !== 'everyday-go-on') return reply;
  const question = questionAbove(request.recentTurns.at(-1)?.reply ?? '');
  const back = resumeWords(ctx, decision.care, decision.resume.words);
  return question ? { ...reply, message: `${back} ${question}` } : reply;
}

const isAdmitted = (ctx: UserContext): Promise<boolean> =>
  enforceRateLimit(ctx).then(
    () => true,
    () => false,
  );

/**
 * Starts a reply of Eden. All refusals happen here, before the first piece. Somebody in danger or
 * still in care is answered before any limit and any model. @throws tooMany, notFound, unauthorized
 */
export async function startReply(ctx: UserContext, input: NewChatMessage): Promise<Talk> {
  const assessment = await assessInTalk(ctx, input);
  const isDanger = assessment.finding.level === 'danger';
  const refusal = isDanger
    ? undefined
    : await enforceRateLimit(ctx).catch((thrown: unknown) => thrown);
  if (isDanger || refusal) {
    const decision = await decideSafetyFirst(ctx, input, assessment);
    if (!decision.reply) throw refusal;
    // “I’m not suicidal” contains words of danger and denies it: the talk goes on if the rate limit
    // allows it.
    const goesOn = isDanger && decision.resume !== undefined && (await isAdmitted(ctx));
    if (!goesOn) return streamSafetyReply({ ctx, input, decision }, decision.reply, false);
  }
  const { decision, context } = await loadReplyContext(ctx, input, assessment);
  const turn = { ctx, input, decision };
  if (decision.reply && context.replyPrefix === undefined)
    return streamSafetyReply(turn, withQuestionLeft(turn, decision.reply, context), true);
  return routeMessage(turn, context);
}

/** What was asked at the end of a session is answered, and its last question stands below. */
function beforeTheEnd(session: GuidedStep, said: string): GuidedStep | undefined {
  const { turn, isNew } = session;
  return turn.outcome
    ? undefined
    : { turn: { ...turn, message: `${said}\n\n${turn.message}` }, isNew };
}

/** Precedence: commands within a session, session answers, commands, coach. */
async function routeMessage(turn: ReplyTurn, context: ReplyContext): Promise<Talk> {
  const { ctx } = turn;
  const { session, isKept, stancePreemptsSession, openSession, callsForStance } = context;
  const { request, provider, sharesGoals } = context;
  const { message, recentTurns, seed } = request;
  const hasModel = provider === 'model' && ctx.config.model !== undefined;
  const isTitle = topicTitled(message) !== undefined || situationTitled(message) !== undefined;
  const mayBeCommand = !callsForStance && !isTitle;
  const commandContext = {
    recentTurns,
    sharesGoals,
    seed,
    hasModel,
    mayBeCommand,
    conversationId: isKept ? (turn.input.conversationId ?? undefined) : undefined,
  };
  if (!session && asksToRecall(message)) {
    const result = await runCommand(ctx, message, commandContext);
    if (result) return streamCommandReply(turn, context, result);
  }
  if (session && stancePreemptsSession) return streamCoachReply(turn, context);
  if (session && !isKept) return declineSession(whyNoSession(session.turn.state.session));
  if (openSession && session && isCommandInSession(message)) {
    const result = await runCommand(ctx, message, commandContext);
    const question =
      result &&
      (isAtQuestion(openSession)
        ? backToQuestion(openSession, request.goals, result.message)
        : beforeTheEnd(session, result.message));
    if (question) return streamSessionReply(turn, context, question);
  }
  if (session) return streamSessionReply(turn, context, session);
  const result = await runCommand(ctx, message, commandContext);
  return result ? streamCommandReply(turn, context, result) : streamCoachReply(turn, context);
}

/** The whole reply, for callers that do not want its pieces. */
export async function collectReply(talk: Talk): Promise<ChatReply> {
  for (;;) {
    const { done, value } = await talk.next();
    if (done) return value;
  }
}
