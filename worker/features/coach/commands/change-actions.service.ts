import { COACH_NOTES_MAX } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import { deleteNote, rewordNote } from '#worker/features/coach/notes.service.ts';
import { deleteArtefact } from '#worker/features/coach/sessions/sessions.service.ts';
import { changeGoal } from '#worker/features/goals/goals.service.ts';
import { deleteFreeEntry } from '#worker/features/journal/free-entries.service.ts';
import { deleteEntry, writeEntry } from '#worker/features/journal/journal.service.ts';
import type { Turn } from '#worker/ports.ts';
import { type CommandWords, commandReply, dayInWords } from './command-words.ts';
import {
  findLastEntry,
  listLastFreeEntries,
  listLastKept,
  listLastNotes,
} from './commands.queries.ts';
import { milestoneAt } from './goal-commands.rules.ts';
import {
  beginningOf,
  choiceOf,
  type GoalToChange,
  type UndoableChange,
} from './undoable-change.rules.ts';
import { lastMessage } from './what-was-said.rules.ts';

/**
 * What was kept last, of notes and what came of sessions, under the name by which it is forgotten.
 */
export async function findLastKept(ctx: UserContext) {
  const own = { userId: ctx.caller.userId, limit: 1 };
  const [[thing], [note]] = await ctx.db.batch([listLastKept(own), listLastNotes(own)]);
  const isThing = thing && (!note || thing.createdAt >= note.createdAt);
  if (isThing) return { what: thing.title, forget: () => deleteArtefact(ctx, thing.id) };
  return note && { what: note.content, forget: () => deleteNote(ctx, note.id) };
}

async function reachMilestone(
  ctx: UserContext,
  { goal, index }: { goal: GoalToChange; index: number },
): Promise<CommandWords> {
  await changeGoal(ctx, goal.id, { milestone: index });
  const undo: UndoableChange = { kind: 'unreach', goal, index };
  return {
    message: `“${milestoneAt(goal, index)?.title}” is now marked as reached. What made it work?`,
    choices: [choiceOf('Undo', undo)],
  };
}

async function moveMilestone(
  ctx: UserContext,
  { goal, index, date }: { goal: GoalToChange; index: number; date: string },
): Promise<CommandWords> {
  const before = milestoneAt(goal, index)?.targetDate ?? date;
  const milestones = goal.roadmap.milestones.map((milestone, at) =>
    at === index ? { ...milestone, targetDate: date } : milestone,
  );
  await changeGoal(ctx, goal.id, { roadmap: { milestones } });
  return {
    message: `Moved to ${dayInWords(date)}; the other steps stay where they are.`,
    choices: [choiceOf('Undo', { kind: 'move', goal, index, date: before })],
  };
}

async function removeEntry(ctx: UserContext, goal: GoalToChange): Promise<CommandWords> {
  const [[entry]] = await ctx.db.batch([
    findLastEntry({ userId: ctx.caller.userId, goalId: goal.id }),
  ]);
  if (entry) await deleteEntry(ctx, goal.id, entry.id);
  return { message: `It’s no longer in the journal of “${goal.title}” again.` };
}

/** The newest note with these words. */
async function findNote(ctx: UserContext, content: string) {
  const { userId } = ctx.caller;
  const [notes] = await ctx.db.batch([listLastNotes({ userId, limit: COACH_NOTES_MAX })]);
  return notes.find((note) => note.content === content);
}

/** Of the newest entries about no goal the one that begins with these words. */
async function findFreeEntry(ctx: UserContext, words: string) {
  const { userId } = ctx.caller;
  const [entries] = await ctx.db.batch([listLastFreeEntries({ userId, limit: ENTRIES_READ })]);
  return entries.find(({ content }) => beginningOf(content) === words);
}

const ENTRIES_READ = 20;

/** An entry about nothing becomes one about a goal. */
async function refileEntry(
  ctx: UserContext,
  { goal, words }: { goal: GoalToChange; words: string },
  seed: number,
): Promise<CommandWords> {
  const entry = await findFreeEntry(ctx, words);
  if (!entry) return commandReply('nothing-to-write', seed);
  await writeEntry(ctx, goal.id, { content: entry.content, feedback: false });
  await deleteFreeEntry(ctx, entry.id);
  return {
    message: `It’s in the journal of “${goal.title}” now.`,
    choices: [choiceOf('Undo', { kind: 'unjournal', goal })],
  };
}

/** Does what a button said in full. */
export async function executeChange(
  ctx: UserContext,
  change: UndoableChange,
  recentTurns: readonly Turn[],
  seed: number,
): Promise<CommandWords> {
  switch (change.kind) {
    case 'reach':
      return reachMilestone(ctx, change);
    case 'unreach':
      await changeGoal(ctx, change.goal.id, { milestone: change.index - 1 });
      return { message: `“${milestoneAt(change.goal, change.index)?.title}” is open again.` };
    case 'move':
      return moveMilestone(ctx, change);
    case 'journal': {
      const content = lastMessage(recentTurns);
      if (!content) return commandReply('nothing-to-write', seed);
      await writeEntry(ctx, change.goal.id, { content, feedback: false });
      return {
        message: `It’s in the journal of “${change.goal.title}”, as you wrote it.`,
        choices: [choiceOf('Undo', { kind: 'unjournal', goal: change.goal })],
      };
    }
    case 'unjournal':
      return removeEntry(ctx, change.goal);
    case 'unwrite': {
      const entry = await findFreeEntry(ctx, change.words);
      if (entry) await deleteFreeEntry(ctx, entry.id);
      return { message: 'It’s out of your journal again.' };
    }
    case 'refile':
      return refileEntry(ctx, change, seed);
    case 'reword': {
      const note = await findNote(ctx, change.from);
      if (!note) return commandReply('nothing-to-forget', seed);
      await rewordNote(ctx, note.id, { content: change.to });
      return { message: `Back to “${change.to}”.` };
    }
    case 'forget': {
      const last = await findLastKept(ctx);
      const note = await findNote(ctx, change.what);
      if (note) await deleteNote(ctx, note.id);
      else if (last?.what === change.what) await last.forget();
      else return commandReply('nothing-to-forget', seed);
      return { message: 'I’ve forgotten it.' };
    }
  }
}
