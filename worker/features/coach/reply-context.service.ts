import type { NewChatMessage } from '#schema/contracts/coach/coach.ts';
import type { Stance } from '#schema/contracts/coach/stances.ts';
import type { CoachProvider } from '#schema/contracts/privacy-choices.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { shareableInTalk } from '#worker/features/briefing/briefing.rules.ts';
import {
  coachProfileOf,
  coachProfileQuery,
  goalAndEntryQueries,
  TURNS_SHARED,
} from '#worker/features/briefing/briefing.service.ts';
import { consumeQuota, requireQuota } from '#worker/features/briefing/coach-limits.service.ts';
import { hashMessage } from '#worker/features/briefing/seed.rules.ts';
import { resumeWords, safetyStateQueries } from '#worker/features/safety/safety.service.ts';
import { AssertionFailed, type RowOf } from '#worker/lib/database/database.ts';
import { notFound } from '#worker/lib/errors.ts';
import type { MessageAssessment } from '#worker/lib/safety/safety-state.ts';
import { screen } from '#worker/lib/safety/screen.ts';
import { callsClearly, goesOnIn, stanceOf } from '#worker/lib/stances/stances.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import { planIn } from '#worker/lib/talk/reading/plans.ts';
import type { TalkRequest, Turn } from '#worker/ports.ts';
import { careDoubt } from './care-doubt.rules.ts';
import { assertOwnConversation, listRecentTurns } from './coach.queries.ts';
import { decideSafety, type SafetyDecision, type StateRows } from './safety-decision.service.ts';
import { clearIfButton, matchesButton } from './sessions/button-match.rules.ts';
import type { SessionState } from './sessions/session-turn.rules.ts';
import {
  type GuidedStep,
  pauseForStance,
  readOpenSession,
  sessionStepFor,
} from './sessions/sessions.service.ts';

type TurnRow = RowOf<typeof listRecentTurns>;

function turnOf({ content, response, templateId, technique }: TurnRow): Turn {
  return {
    message: content,
    reply: response ?? '',
    ...(templateId && { templateId }),
    ...(technique && { techniqueId: technique.id }),
  };
}

/** What a reply rests on: the request to the coach, and what was decided about the message. */
export interface ReplyContext {
  request: TalkRequest;
  provider: CoachProvider;
  isKept: boolean;
  /** The step that the message takes in a guided session, where one is open or begins. */
  session?: GuidedStep | undefined;
  /** Whether a stance goes before the session, which pauses. */
  stancePreemptsSession: boolean;
  /** The open session, whatever the message does in it. */
  openSession: SessionState | undefined;
  /** Whether the message calls for a stance by itself: then it is no command. */
  callsForStance: boolean;
  sharesGoals: boolean;
  /**
   * Words in front of the reply, where the person has just answered that they are safe and the talk
   * goes back.
   */
  replyPrefix?: string | undefined;
}

/** Turns for which a stance lasts, unless another takes its place. */
const STANCE_LASTS = 6;

/**
 * Whether a stance goes before the guided session: once in a conversation, and always for
 * `wrongdoing`.
 */
function preemptsSession(stance: Stance | undefined, recentTurns: readonly Turn[]): boolean {
  if (!stance) return false;
  const wasSaid = recentTurns.some(({ templateId }) => templateId?.startsWith(`stance.${stance}-`));
  return stance === 'wrongdoing' || !wasSaid;
}

/** A stance that a talk is in, and the message that called for it. */
interface HeldStance {
  stance: Stance;
  calledBy: string;
}

/** Templates of the coach’s ordinary replies. */
const IS_EVERYDAY = /^(?:situation|help|listening|talk|topic)\./;

/**
 * Whether somebody has told of starving in these turns: who says that they are safe is not helped to
 * go on with it.
 */
const tellsOfStarving = (turns: readonly Turn[]): boolean =>
  turns.some(({ message }) => {
    const { level, danger, isFaint } = screen(message);
    return danger === 'eating' && (level === 'danger' || (level === 'check' && !isFaint));
  });

/** The stance of the last turns; undefined once the person left it, unless harm was meant. */
function stanceOfTurns(turns: readonly Turn[]): HeldStance | undefined {
  let held: HeldStance | undefined;
  let isEveryday = false;
  for (const { message, templateId } of turns.slice(-STANCE_LASTS)) {
    const around = held?.stance ?? (isEveryday ? 'session' : undefined);
    const called = stanceOf(message, screen(message), around);
    if (called) held = { stance: called, calledBy: message };
    else if (held && leavesStance(message, held)) held = undefined;
    isEveryday ||= IS_EVERYDAY.test(templateId ?? '');
  }
  return held;
}

/**
 * Whether a message leaves a stance: it says that it was about something else, or it has nothing of
 * a situation that was only guessed (“I’m the teacher”).
 */
const leavesStance = (message: string, { stance, calledBy }: HeldStance): boolean =>
  stance !== 'wrongdoing' &&
  (classifyCommand(message) === 'not-that' ||
    (!callsClearly(calledBy, stance) && !goesOnIn(message, stance)));

/**
 * The turns typed by the person or rejecting a stance, oldest first: no other button calls for a
 * stance.
 */
const typedTurns = (newestFirst: readonly TurnRow[]): Turn[] =>
  newestFirst
    .filter(
      ({ content }, index) =>
        classifyCommand(content) === 'not-that' ||
        !matchesButton(content, newestFirst[index + 1]?.beside),
    )
    .map(turnOf)
    .reverse();

/**
 * Whether the coach had better say nothing to a message after “I am safe”: it sounded like danger by
 * itself, or announces a plan, which would be approved.
 */
const isBetterLeft = (message: string): boolean =>
  screen(message).level === 'danger' || planIn(message) !== undefined;

/** Templates of replies that only took up what was told: a question of the coach is still to come. */
const LISTENED = /^(?:situation\.[a-z-]+$|listening\.|talk\.|topic\.)/;

/**
 * What the person had written when they were asked whether they are safe, and how many turns of the
 * talk are left out with it; undefined if that was elsewhere, or was answered.
 */
function askedAbout(
  { resume }: SafetyDecision,
  turns: readonly TurnRow[],
): { message: string; turnsAgo: number } | undefined {
  if (!resume) return undefined;
  const [last] = turns;
  if (resume.words === 'everyday-go-on')
    return last && LISTENED.test(last.templateId ?? '') && !isBetterLeft(last.content)
      ? { message: last.content, turnsAgo: 0 }
      : undefined;
  // A question that stood below a reply of the coach is put once more by itself: what was written
  // last waits for an answer then.
  const turnsAgo = turns[resume.turnsAgo - 1]?.coach === SAFETY ? resume.turnsAgo : 1;
  const asked = turns[turnsAgo - 1];
  if (asked?.coach !== SAFETY || isBetterLeft(asked.content)) return undefined;
  return { message: asked.content, turnsAgo };
}

/**
 * Loads what a reply rests on, counts the reply against the day's quota, and decides the person's
 * safety state.
 * @throws tooMany, notFound, unauthorized
 */
export async function loadReplyContext(
  ctx: UserContext,
  input: NewChatMessage,
  assessment: MessageAssessment,
): Promise<{ decision: SafetyDecision; context: ReplyContext }> {
  const { userId } = ctx.caller;
  const conversationId = input.conversationId ?? 0;
  try {
    const [users, counted, profiles, goals, entries, newestTurns, persons, conversations, open] =
      await ctx.write([
        ctx.ownRow(),
        consumeQuota(ctx),
        coachProfileQuery(ctx),
        ...goalAndEntryQueries(ctx),
        listRecentTurns({ userId, conversationId, limit: TURNS_SHARED }),
        ...safetyStateQueries(ctx, conversationId),
        readOpenSession(ctx, conversationId),
        ...(conversationId ? [assertOwnConversation({ userId, conversationId })] : []),
      ]);
    const user = users[0] as (typeof users)[number];
    const rows: StateRows = [persons, conversations];
    const understood = {
      ...clearIfButton(assessment, input.message, newestTurns[0]?.beside),
      ...(newestTurns[0]?.coach === SAFETY ? careDoubt(newestTurns) : { isCareDoubtful: false }),
    };
    const decision = decideSafety(ctx, input, understood, {
      isIncognito: user.incognitoMode,
      rows,
    });
    const { isKept } = decision;
    if (!decision.reply) requireQuota(ctx, counted);
    const asked = counted.length > 0 ? askedAbout(decision, newestTurns) : undefined;
    // The safety question and its answer are left out of the talk.
    const turns = asked === undefined ? newestTurns : newestTurns.slice(asked.turnsAgo);
    const message = asked?.message ?? input.message;
    const profile = coachProfileOf(profiles);
    const { weakestCategory, notes } = profile;
    const shared = shareableInTalk(profile, goals, entries, ctx.config.model !== undefined);
    const recentTurns: Turn[] = isKept ? turns.map(turnOf).reverse() : (input.recentTurns ?? []);
    const { journalContent, aiResponse } = input.journalContext ?? {};
    const isPressed = isKept && matchesButton(message, turns[0]?.beside);
    const finding = asked === undefined ? understood.finding : screen(message);
    const previousStance = stanceOfTurns(isKept ? typedTurns(turns) : recentTurns);
    const current = isKept ? open[0] : undefined;
    // In the midst of something everyday only clear words call for a stance, as in a session: half
    // sentences and answers sound like anything.
    const isEveryday = recentTurns.some(({ templateId }) => IS_EVERYDAY.test(templateId ?? ''));
    const currentSituation =
      previousStance?.stance ?? (current || isEveryday ? ('session' as const) : undefined);
    const calledStance = isPressed ? undefined : stanceOf(message, finding, currentSituation);
    const isLeft = previousStance === undefined || leavesStance(message, previousStance);
    const lasting = isLeft ? undefined : previousStance.stance;
    const stance =
      calledStance ??
      lasting ??
      (tellsOfStarving(isKept ? typedTurns(turns) : recentTurns) ? 'eating' : undefined);
    const sessionStep = sessionStepFor(message, {
      open: current,
      goals: shared.goals,
      recentTurns,
    });
    const stancePreemptsSession =
      sessionStep?.isNew === false && preemptsSession(calledStance, recentTurns);
    return {
      decision,
      context: {
        isKept,
        stancePreemptsSession,
        openSession: current,
        callsForStance: calledStance !== undefined,
        sharesGoals: profile.sharesGoals,
        replyPrefix:
          asked === undefined || !decision.resume
            ? undefined
            : resumeWords(ctx, decision.care, decision.resume.words),
        session: sessionStep && stancePreemptsSession ? pauseForStance(sessionStep) : sessionStep,
        provider: profile.aiChat,
        request: {
          message,
          preferences: user,
          goals: shared.goals,
          ...(weakestCategory && { weakestCategory }),
          recentTurns,
          recentEntries: shared.entries.map(({ content }) => content),
          notes,
          ...(journalContent && {
            journalContext: { journalContent, ...(aiResponse && { aiResponse }) },
          }),
          ...(stance && { stance, callsForStance: calledStance !== undefined }),
          ...(decision.beside && { isAskedHowTheyAre: true }),
          seed: hashMessage(message, recentTurns.length),
        },
      },
    };
  } catch (thrown) {
    if (thrown instanceof AssertionFailed && thrown.guard === 'conversation_found')
      throw notFound('Conversation not found');
    throw thrown;
  }
}
