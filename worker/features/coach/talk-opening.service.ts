import type { NewChatMessage } from '#schema/contracts/coach/coach.ts';
import type { Stance } from '#schema/contracts/coach/stances.ts';
import type { Voice } from '#schema/contracts/privacy-choices.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { shareableInTalk } from '#worker/features/briefing/briefing.rules.ts';
import {
  briefingIn,
  readBriefing,
  readGoalsAndEntries,
  TURNS_SHARED,
} from '#worker/features/briefing/briefing.service.ts';
import {
  countOneReply,
  refuseWithoutAllowance,
} from '#worker/features/briefing/coach-limits.service.ts';
import { hashMessage } from '#worker/features/briefing/seed.rules.ts';
import { goOnWords, readCare } from '#worker/features/safety/safety.service.ts';
import { AssertionFailed, type RowOf } from '#worker/lib/database/database.ts';
import { notFound } from '#worker/lib/errors.ts';
import type { Heard } from '#worker/lib/safety/care.ts';
import { screen } from '#worker/lib/safety/screen.ts';
import { stanceOf } from '#worker/lib/stances/stances.ts';
import { commandOf } from '#worker/lib/talk/command-of.ts';
import type { TalkRequest, Turn } from '#worker/ports.ts';
import { type CarePlan, type CareRows, planCare } from './care-plan.service.ts';
import { assertOwnConversation, listRecentTurns } from './coach.queries.ts';
import { isOffered } from './sessions/offered.rules.ts';
import type { SessionState } from './sessions/session.rules.ts';
import {
  type InSession,
  inSession,
  readOpenSession,
  waiting,
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

/** What is said to which coach, and whether it is kept. */
export interface Opening {
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
  /** Said first, where the person has just answered that they are safe: the talk goes back to what they had written. */
  before?: string | undefined;
}

/** A stance holds on for so many turns, unless another one takes its place. */
const STANCE_LASTS = 6;

/** A stance that this message calls for goes before a guided session, once in a conversation; one that does harm, always. */
function outranksSession(stance: Stance | undefined, recentTurns: readonly Turn[]): boolean {
  if (!stance) return false;
  const wasSaid = recentTurns.some(({ templateId }) => templateId?.startsWith(`stance.${stance}-`));
  return stance === 'wrongdoing' || !wasSaid;
}

/** The situation that the last turns are about: none once somebody said that it is not that, unless harm was meant. */
function stanceBefore(turns: readonly Turn[]): Stance | undefined {
  let stance: Stance | undefined;
  for (const { message } of turns.slice(-STANCE_LASTS)) {
    if (takesBack(message, stance)) stance = undefined;
    else stance = stanceOf(message, screen(message), stance) ?? stance;
  }
  return stance;
}

const takesBack = (message: string, stance: Stance | undefined) =>
  stance !== 'wrongdoing' && commandOf(message) === 'not-that';

/** The turns in which the person used words of their own or took something back, oldest first: no other button calls for a stance. */
const typedTurns = (newestFirst: readonly TurnRow[]): Turn[] =>
  newestFirst
    .filter(
      ({ content }, index) =>
        commandOf(content) === 'not-that' || !isOffered(content, newestFirst[index + 1]?.beside),
    )
    .map(turnOf)
    .reverse();

/** What the person had written when they were asked whether they are safe; undefined where that was not here. */
function askedAbout({ checkedTurnsAgo }: CarePlan, turns: readonly TurnRow[]): string | undefined {
  const asked = checkedTurnsAgo === undefined ? undefined : turns[checkedTurnsAgo - 1];
  return asked?.coach === SAFETY ? asked.content : undefined;
}

/** Reads all that a reply may rest on, and decides how the person stands. @throws tooMany, notFound, unauthorized */
export async function gather(
  ctx: UserContext,
  input: NewChatMessage,
  heard: Heard,
): Promise<{ plan: CarePlan; opening: Opening }> {
  const { userId } = ctx.caller;
  const conversationId = input.conversationId ?? 0;
  try {
    const [users, counted, briefings, goals, entries, newestTurns, persons, conversations, open] =
      await ctx.write([
        ctx.ownRow(),
        countOneReply(ctx),
        readBriefing(ctx),
        ...readGoalsAndEntries(ctx),
        listRecentTurns({ userId, conversationId, limit: TURNS_SHARED }),
        ...readCare(ctx, conversationId),
        readOpenSession(ctx, conversationId),
        ...(conversationId ? [assertOwnConversation({ userId, conversationId })] : []),
      ]);
    const user = users[0] as (typeof users)[number];
    const rows: CareRows = [persons, conversations];
    // What a button says is our own words: no sign of danger, and no answer to a question about one.
    const isOurs = isOffered(input.message, newestTurns[0]?.beside);
    const understood: Heard = isOurs
      ? { finding: { ...heard.finding, level: 'safe' }, followUp: 'elsewhere' }
      : heard;
    const plan = planCare(ctx, input, understood, { isIncognito: user.incognitoMode, rows });
    const { isKept } = plan;
    if (!plan.reply) refuseWithoutAllowance(ctx, counted);
    const asked = counted.length > 0 ? askedAbout(plan, newestTurns) : undefined;
    // The question and its answer are no part of what the talk was about.
    const turns = asked === undefined ? newestTurns : newestTurns.slice(plan.checkedTurnsAgo);
    const message = asked ?? input.message;
    const briefing = briefingIn(briefings);
    const { weakestCategory, notes } = briefing;
    const told = shareableInTalk(briefing, goals, entries, ctx.config.model !== undefined);
    const recentTurns: Turn[] = isKept ? turns.map(turnOf).reverse() : (input.recentTurns ?? []);
    const { journalContent, aiResponse } = input.journalContext ?? {};
    const isPressed = isKept && isOffered(message, turns[0]?.beside);
    const finding = asked === undefined ? heard.finding : screen(message);
    const before = stanceBefore(isKept ? typedTurns(turns) : recentTurns);
    const current = isKept ? open[0] : undefined;
    const spokenOf = before ?? (current && 'session');
    const own = isPressed ? undefined : stanceOf(message, finding, spokenOf);
    const stance = own ?? (takesBack(message, before) ? undefined : before);
    const going = inSession(message, { open: current, goals: told.goals, recentTurns });
    const outranks = going?.isNew === false && outranksSession(own, recentTurns);
    return {
      plan,
      opening: {
        isKept,
        outranks,
        open: current,
        callsForStance: own !== undefined,
        tellsGoals: briefing.tellsGoals,
        before: asked === undefined ? undefined : goOnWords(ctx, plan.care),
        session: going && outranks ? waiting(going) : going,
        voice: briefing.aiChat,
        request: {
          message,
          preferences: user,
          goals: told.goals,
          ...(weakestCategory && { weakestCategory }),
          recentTurns,
          recentEntries: told.entries.map(({ content }) => content),
          notes,
          ...(journalContent && {
            journalContext: { journalContent, ...(aiResponse && { aiResponse }) },
          }),
          ...(stance && { stance, callsForStance: own !== undefined }),
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
