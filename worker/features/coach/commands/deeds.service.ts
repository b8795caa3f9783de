import type { UserContext } from '#worker/context.ts';
import { deleteNote } from '#worker/features/coach/notes.service.ts';
import { deleteKept } from '#worker/features/coach/sessions/sessions.service.ts';
import { changeGoal } from '#worker/features/goals/goals.service.ts';
import { deleteEntry, writeEntry } from '#worker/features/journal/journal.service.ts';
import type { Turn } from '#worker/ports.ts';
import { type CommandWords, commandReply, dayInWords } from './command-words.ts';
import { findLastEntry, listLastKept, listLastNotes } from './commands.queries.ts';
import { lastWords, milestoneAt } from './goal-commands.rules.ts';
import { choiceOf, type GoalToChange, type UndoableChange } from './undoable-change.rules.ts';

/** What was kept last, of notes and what came of sessions, under the name by which it is forgotten. */
export async function lastKept(ctx: UserContext) {
  const own = { userId: ctx.caller.userId, limit: 1 };
  const [[thing], [note]] = await ctx.db.batch([listLastKept(own), listLastNotes(own)]);
  const isThing = thing && (!note || thing.createdAt >= note.createdAt);
  if (isThing) return { what: thing.title, forget: () => deleteKept(ctx, thing.id) };
  return note && { what: note.content, forget: () => deleteNote(ctx, note.id) };
}

async function reach(
  ctx: UserContext,
  { goal, index }: { goal: GoalToChange; index: number },
): Promise<CommandWords> {
  await changeGoal(ctx, goal.id, { milestone: index });
  const undo: UndoableChange = { kind: 'unreach', goal, index };
  return {
    message: `“${milestoneAt(goal, index)?.title}” is marked as reached. What made it work?`,
    choices: [choiceOf('Undo', undo)],
  };
}

async function move(
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

async function unjournal(ctx: UserContext, goal: GoalToChange): Promise<CommandWords> {
  const [[entry]] = await ctx.db.batch([
    findLastEntry({ userId: ctx.caller.userId, goalId: goal.id }),
  ]);
  if (entry) await deleteEntry(ctx, goal.id, entry.id);
  return { message: `It is out of the journal of “${goal.title}” again.` };
}

/** Does what a button said in full. */
export async function doDeed(
  ctx: UserContext,
  deed: UndoableChange,
  recentTurns: readonly Turn[],
  seed: number,
): Promise<CommandWords> {
  switch (deed.kind) {
    case 'reach':
      return reach(ctx, deed);
    case 'unreach':
      await changeGoal(ctx, deed.goal.id, { milestone: deed.index - 1 });
      return { message: `“${milestoneAt(deed.goal, deed.index)?.title}” is open again.` };
    case 'move':
      return move(ctx, deed);
    case 'journal': {
      const content = lastWords(recentTurns);
      if (!content) return commandReply('nothing-to-write', seed);
      await writeEntry(ctx, deed.goal.id, { content, feedback: false });
      return {
        message: `It stands in the journal of “${deed.goal.title}”, as you wrote it.`,
        choices: [choiceOf('Undo', { kind: 'unjournal', goal: deed.goal })],
      };
    }
    case 'unjournal':
      return unjournal(ctx, deed.goal);
    case 'forget': {
      const last = await lastKept(ctx);
      if (last?.what !== deed.what) return commandReply('nothing-to-forget', seed);
      await last.forget();
      return { message: 'It is forgotten.' };
    }
  }
}
