import type { UserContext } from '#worker/context.ts';
import { askedIn } from '#worker/lib/talk/reading/asks/asked.ts';
import { keepRequestIn } from '#worker/lib/talk/reading/asks/keep-request.ts';
import { asksOffSubject } from '#worker/lib/talk/reading/off-subject.ts';
import { namesClock } from '#worker/lib/talk/reading/plans.ts';
import { sumIn } from '#worker/lib/talk/reading/sums.ts';
import { executeChange } from './change-actions.service.ts';
import { type CommandContext, type CommandReply, goalsToChange } from './command-context.ts';
import { type CommandWords, commandReply } from './command-words.ts';
import { listLastFreeEntries, listLastNotes } from './commands.queries.ts';
import {
  changeNoteTime,
  inJournalOf,
  keepInJournal,
  keepNote,
  sayNewTime,
} from './keep.service.ts';
import { beginningOf } from './undoable-change.rules.ts';
import { changedTimeIn, isForKept, isTakingBack, leavesIt } from './what-was-said.rules.ts';

/** Puts a new time in the place of one that was noted or said in this talk. */
async function changeTime(
  ctx: UserContext,
  message: string,
  { recentTurns, hasModel }: CommandContext,
): Promise<CommandWords | undefined> {
  const change = changedTimeIn(message, recentTurns);
  if (!change) return undefined;
  const { time, changed, isNote } = change;
  if (isNote) return changeNoteTime(ctx, time);
  // Of a day it is not clear whether a step of a goal is meant.
  return changed && namesClock(time) && !hasModel ? sayNewTime(time, changed) : undefined;
}

/** Puts what is meant into the journal; goals are looked at where Eden is told of them. */
export async function putInJournal(
  ctx: UserContext,
  words: string | undefined,
  around: CommandContext,
): Promise<CommandWords> {
  const goals = around.sharesGoals ? await goalsToChange(ctx) : [];
  return keepInJournal(ctx, words, { ...around, goals });
}

/** Takes back what was kept in the last turn: a note, or an entry of the journal. */
async function undoLast(
  ctx: UserContext,
  { recentTurns, sharesGoals, seed }: CommandContext,
): Promise<CommandWords | undefined> {
  const last = recentTurns.at(-1);
  const { userId } = ctx.caller;
  const [[note], [entry]] = await ctx.db.batch([
    listLastNotes({ userId, limit: 1 }),
    listLastFreeEntries({ userId, limit: 1 }),
  ]);
  if (/^command\.(?:note|call-me)$/.test(last?.templateId ?? ''))
    return note && executeChange(ctx, { kind: 'forget', what: note.content }, recentTurns, seed);
  if (last?.templateId !== 'command.to-journal') return undefined;
  const goals = sharesGoals ? await goalsToChange(ctx) : [];
  const goal = goals.find(({ title }) => last.reply.startsWith(inJournalOf(title)));
  if (goal) return executeChange(ctx, { kind: 'unjournal', goal }, recentTurns, seed);
  const words = entry && beginningOf(entry.content);
  return words === undefined
    ? undefined
    : executeChange(ctx, { kind: 'unwrite', words }, recentTurns, seed);
}

/**
 * What is asked in so many words, whatever else stands in the message: to keep something, to leave
 * a matter, to put another time.
 */
export async function runRequest(
  ctx: UserContext,
  message: string,
  around: CommandContext,
): Promise<CommandReply | undefined> {
  if (isTakingBack(message)) {
    const undone = await undoLast(ctx, around);
    if (undone) return { ...undone, templateId: 'command.undo' };
  }
  const keep = keepRequestIn(message);
  if (keep?.to === 'note')
    return { ...(await keepNote(ctx, keep.words, around)), templateId: 'command.note' };
  if (keep)
    return { ...(await putInJournal(ctx, keep.words, around)), templateId: 'command.to-journal' };
  if (leavesIt(message) && !isForKept(message, around.recentTurns) && !around.hasModel)
    return { ...commandReply('left', around.seed), templateId: 'command.left' };
  const changed = await changeTime(ctx, message, around);
  if (changed) return { ...changed, templateId: 'command.new-time' };
  const sum = await calculate(ctx, message, around);
  return sum === undefined ? undefined : { message: sum, templateId: 'command.sum' };
}

/** The answer to a small sum. A pace is calculated from the talk so far, or from a goal’s title. */
async function calculate(
  ctx: UserContext,
  message: string,
  { recentTurns, sharesGoals }: CommandContext,
): Promise<string | undefined> {
  const isPace = /\bpace\b|\bper (?:km|kilomet)/i.test(message);
  const goals = isPace && sharesGoals ? await goalsToChange(ctx) : [];
  const before = [...goals.map(({ title }) => title), ...recentTurns.map((turn) => turn.message)];
  return sumIn(message, before);
}

const ASKS_THE_TIME = /\bwhat (?:time|day|date) is it(?: now| today)?\W*$/i;

/**
 * What is asked of Eden and has an answer of its own, although it looks like a question of fact.
 */
const HAS_ANSWER = new Set(['words', 'check', 'child', 'listen', 'plan', 'recall', 'weigh']);

/** Whether a message asks for a fact, or for something that has nothing to do with the talk. */
export const isOffSubject = (message: string): boolean =>
  ASKS_THE_TIME.test(message) ||
  (asksOffSubject(message) && !HAS_ANSWER.has(askedIn(message)?.kind ?? ''));

/** The answer to a factual question: the time, or else that Eden does not know. */
export function answerFact(ctx: UserContext, message: string, seed: number): CommandReply {
  const templateId = 'command.not-known';
  if (!ASKS_THE_TIME.test(message)) return { ...commandReply('not-known', seed), templateId };
  const now = ctx.clock.now().toLocaleString('en-GB', {
    timeZone: ctx.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return { message: `It’s ${now} where you are.`, templateId };
}

/** Whether a message that comes while a question of a session is open asks for something else. */
export const isRequestInSession = (message: string): boolean =>
  keepRequestIn(message) !== undefined || sumIn(message) !== undefined || isOffSubject(message);
