import type { Artefact, SessionOffers } from '#schema/contracts/coach/coach-sessions.ts';
import { KEPT_SHOWN } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import { coachProfileOf, coachProfileQuery } from '#worker/features/briefing/briefing.service.ts';
import { keepIfThenOfSession } from '#worker/features/goals/if-thens.service.ts';
import {
  lastPromiseOf,
  lastPromiseQuery,
} from '#worker/features/reminders/last-promise.service.ts';
import { todayFor } from '#worker/lib/calendar.ts';
import type { Statement } from '#worker/lib/database/database.ts';
import { notFound } from '#worker/lib/errors.ts';
import { screen } from '#worker/lib/safety/screen.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import { askedIn } from '#worker/lib/talk/reading/asks/asked.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import type { GoalInTalk, Turn } from '#worker/ports.ts';
import { guideByStartMessage, guideByTitle, guideOf, rankGuides } from './guides.ts';
import { openingFrom } from './promise-opening.rules.ts';
import { askAgain, continueSession, pauseSession, startSession } from './session.rules.ts';
import type { Prefill } from './session-guide.ts';
import { promiseIn } from './session-result.rules.ts';
import type { SessionState, SessionTurn } from './session-turn.rules.ts';
import { startMessage, TIE_ONE } from './session-words.ts';
import {
  deleteOwnArtefact,
  endOpenSession,
  findGoalProgress,
  findLastOpenSession,
  findOpenSession,
  insertArtefact,
  insertFirstSession,
  insertSession,
  listOwnArtefacts,
  updateOpenSession,
} from './sessions.queries.ts';

const OFFERED = 3;
const NO_SUCH_THING = 'There is no such thing here';

/** Query for the open session of a conversation, for a batch that is sent anyway. */
export const readOpenSession = ({ caller: { userId } }: UserContext, conversationId: number) =>
  findOpenSession({ userId, conversationId });

/** The step that a message takes in a session, and whether it begins one. */
export interface GuidedStep {
  turn: SessionTurn;
  isNew: boolean;
}

/** Shorter messages contain nothing that a session could begin with. */
const PREFILL_MIN_WORDS = 7;

/**
 * Answers from the talk before: the longest message that asks nothing of Eden, and two options that
 * were weighed.
 */
function prefillFrom(recentTurns: readonly Turn[]): Prefill {
  const said = recentTurns.map(({ message }) => ({ message, asked: askedIn(message) }));
  const weighed = said.findLast(({ asked }) => asked?.kind === 'weigh' && asked.options)?.asked;
  const [first, second] = (weighed?.kind === 'weigh' && weighed.options) || [];
  const matter = said
    .filter(({ message, asked }) => !asked && countSpacedWords(message) >= PREFILL_MIN_WORDS)
    .filter(({ message }) => !classifyCommand(message) && screen(message).level === 'safe')
    .toSorted((one, other) => other.message.length - one.message.length)[0]?.message;
  return {
    ...(matter && { matter }),
    ...(first && second && { 'first-option': first, 'second-option': second }),
  };
}

interface AroundSession {
  open: SessionState | undefined;
  goals: readonly GoalInTalk[];
  recentTurns: readonly Turn[];
}

/** The guided session that ends in an if-then for something that is to be done. */
const IF_THEN_SESSION = 'get-started';

/** Offers the session that turns one of the things ahead into an if-then. */
function withIfThenChoice(turn: SessionTurn): SessionTurn {
  const guide = turn.attachments.kept?.ahead && guideOf(IF_THEN_SESSION);
  if (!guide) return turn;
  const choices = [{ label: TIE_ONE, value: startMessage(guide) }];
  return { ...turn, attachments: { ...turn.attachments, choices } };
}

/** The session step of a message that continues or starts a session; undefined for any other. */
export function sessionStepFor(
  message: string,
  { open, goals, recentTurns }: AroundSession,
): GuidedStep | undefined {
  const guide = open && guideOf(open.session);
  const turn = guide && continueSession(guide, open, message, goals);
  const asked = guideByStartMessage(message) ?? (turn ? undefined : guideByTitle(message));
  if (asked) return { turn: startSession(asked, goals, prefillFrom(recentTurns)), isNew: true };
  return turn && { turn: withIfThenChoice(turn), isNew: false };
}

/** Pauses a session for a stance: the answer is stored, and no question is asked. */
export function pauseForStance({ turn, isNew }: GuidedStep): GuidedStep | undefined {
  const paused = pauseSession(turn);
  return paused && { turn: { ...paused, message: '' }, isNew };
}

/** Whether a question of the guide is open, and not one about the result. */
export function isAtQuestion(open: SessionState | undefined): boolean {
  const guide = open && guideOf(open.session);
  return open !== undefined && guide !== undefined && askAgain(guide, open, [], '') !== undefined;
}

/** Repeats the open question, after a command was executed in between. */
export function backToQuestion(
  open: SessionState,
  goals: readonly GoalInTalk[],
  said: string,
): GuidedStep | undefined {
  const guide = guideOf(open.session);
  const turn = guide && askAgain(guide, open, goals, said);
  return turn && { turn, isNew: false };
}

/** The title of a conversation that began with a session. */
export const titleOfSession = ({ turn }: GuidedStep) => guideOf(turn.state.session)?.title ?? '';

/** Why no session starts where nothing may be stored. */
export const whyNoSession = (id: string) =>
  `“${guideOf(id)?.title}” keeps your answers as we go, and in this chat nothing is kept. We can do it in an ordinary conversation.`;

/**
 * Statements that store the state after a turn, and its artefact. The first must run right after
 * the exchange is inserted.
 */
export function storeSession(
  ctx: UserContext,
  { turn, isNew }: GuidedStep,
  conversationId: number | undefined,
): Statement[] {
  const { userId } = ctx.caller;
  const now = ctx.clock.now().toISOString();
  const { state, outcome, keeps } = turn;
  const values = { ...state, userId, now, endedAt: outcome ? now : null, outcome: outcome ?? null };
  const own = conversationId && { userId, conversationId };
  const promise = keeps && promiseIn(keeps);
  const { goalTitle = null, ...card } = keeps ?? {};
  return [
    ...(own
      ? isNew
        ? [
            endOpenSession({ ...own, now, outcome: 'stopped' }),
            insertSession({ ...values, ...own }),
          ]
        : [updateOpenSession({ ...values, ...own })]
      : [insertFirstSession(values)]),
    ...(keeps
      ? [
          insertArtefact({
            ...(card as typeof keeps),
            goalTitle,
            userId,
            session: state.session,
            now,
          }),
        ]
      : []),
    ...(promise
      ? keepIfThenOfSession(ctx, { goalTitle: keeps?.goalTitle ?? null, ...promise })
      : []),
  ];
}

/** Ends the open session of a conversation in which the person spoke of danger. */
export const leaveSession = (ctx: UserContext, conversationId: number) =>
  endOpenSession({
    userId: ctx.caller.userId,
    conversationId,
    now: ctx.clock.now().toISOString(),
    outcome: 'care',
  });

/** The sessions on offer for this person. None in incognito, where no answer could be stored. */
export async function offerSessions(ctx: UserContext): Promise<SessionOffers> {
  const { userId } = ctx.caller;
  const today = todayFor(ctx.clock.now(), ctx.timeZone);
  const [user, profiles, left, [standing], answered] = await ctx.read([
    coachProfileQuery(ctx),
    findLastOpenSession({ userId }),
    findGoalProgress({ userId, today }),
    lastPromiseQuery(ctx),
  ]);
  if (user.incognitoMode) return { offers: [], open: null, promise: null };
  const { weakestCategory, sharesGoals } = coachProfileOf(profiles);
  const known = standing && { ...standing, isSlipping: standing.isSlipping && sharesGoals };
  const offers = rankGuides(weakestCategory, OFFERED, known).map((guide) => {
    const { id, title, offer, minutes } = guide;
    return { id, title, offer, minutes, message: startMessage(guide) };
  });
  const guide = left[0] && guideOf(left[0].session);
  const open =
    left[0] && guide ? { title: guide.title, conversationId: left[0].conversationId } : null;
  const promise = sharesGoals ? lastPromiseOf(answered) : undefined;
  return { offers, open, promise: promise ? openingFrom(promise) : null };
}

export async function listArtefacts(ctx: UserContext): Promise<Artefact[]> {
  const [, kept] = await ctx.read([
    listOwnArtefacts({ userId: ctx.caller.userId, limit: KEPT_SHOWN }),
  ]);
  return kept;
}

/** @throws notFound */
export async function deleteArtefact(ctx: UserContext, keptId: number): Promise<void> {
  const [deleted] = await ctx.write([deleteOwnArtefact({ userId: ctx.caller.userId, keptId })]);
  if (!deleted[0]) throw notFound(NO_SUCH_THING);
}
