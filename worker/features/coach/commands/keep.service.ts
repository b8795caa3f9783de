import { COACH_NOTE_MAX } from '#schema/rules/limits.ts';
import type { UserContext } from '#worker/context.ts';
import { addNote, rewordNote } from '#worker/features/coach/notes.service.ts';
import { writeFreeEntry } from '#worker/features/journal/free-entries.service.ts';
import { writeEntry } from '#worker/features/journal/journal.service.ts';
import { AppError } from '#worker/lib/errors.ts';
import { inQuotes } from '#worker/lib/talk/ledger/in-quotes.ts';
import { lastTold } from '#worker/lib/talk/reading/asks/keep-request.ts';
import { withTime } from '#worker/lib/talk/reading/plans.ts';
import { asSentence, sayBack } from '#worker/lib/talk/reading/say-back.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import type { Turn } from '#worker/ports.ts';
import { type CommandWords, commandReply, NAMED_AT_ONCE } from './command-words.ts';
import { listLastKept, listLastNotes } from './commands.queries.ts';
import { beginningOf, choiceOf, type GoalToChange } from './undoable-change.rules.ts';
import { goalOfTalk, isAfterKeeping, lastMessage } from './what-was-said.rules.ts';

/** So much of an entry is said back. */
const SAID_BACK = 240;

/** A person's words on one line: whole, or their beginning with an ellipsis. */
function quoted(words: string): string {
  const line = withoutTail(words.replace(/\s+/g, ' ').trim(), /[\s.]/u);
  if (line.length <= SAID_BACK) return inQuotes(line);
  const cut = line.slice(0, SAID_BACK).toWellFormed();
  return inQuotes(`${cut.slice(0, cut.lastIndexOf(' '))} …`);
}

const noted = (content: string): string => {
  const turned = sayBack(content);
  return turned ? `Noted: ${withoutTail(turned, /[\s.]/u)}.` : `Noted: ${quoted(content)}.`;
};

/** Keeps something as a note on the person, in their own words. */
export async function keepNote(
  ctx: UserContext,
  words: string | undefined,
  { recentTurns, seed }: { recentTurns: readonly Turn[]; seed: number },
): Promise<CommandWords> {
  const told = words ?? lastMessage(recentTurns);
  const content = words ?? (told && lastTold(told));
  if (!content) return commandReply('nothing-to-note', seed);
  if (content.length > COACH_NOTE_MAX) return commandReply('note-too-long', seed);
  try {
    await addNote(ctx, { content });
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'conflict')
      return commandReply('notes-full', seed);
    throw thrown;
  }
  return {
    message: noted(content),
    choices: [choiceOf('Undo', { kind: 'forget', what: content })],
  };
}

/** Puts another time into the note that was made last. */
export async function changeNoteTime(
  ctx: UserContext,
  time: string,
): Promise<CommandWords | undefined> {
  const [[note]] = await ctx.db.batch([listLastNotes({ userId: ctx.caller.userId, limit: 1 })]);
  const content = note && withTime(note.content, time);
  if (!content || content.length > COACH_NOTE_MAX) return undefined;
  await rewordNote(ctx, note.id, { content });
  return {
    message: `${asSentence(`${time} it is`)} ${noted(content)}`,
    choices: [choiceOf('Undo', { kind: 'reword', from: content, to: note.content })],
  };
}

/** That the time of something is changed which was only said in the talk. */
export function sayNewTime(time: string, changed: string): CommandWords {
  const plain = withoutTail(changed, /[\s.]/u);
  const turned = sayBack(plain);
  return {
    message: `${asSentence(`${time} it is`)} ${turned ? asSentence(turned) : `${quoted(plain)}.`}`,
  };
}

/** How the line begins that tells of an entry to a goal. */
export const inJournalOf = (title: string) => `It’s in the journal of “${title}”`;

/** What a session has just ended in, as an entry. */
async function wordsOfSession(ctx: UserContext): Promise<string | undefined> {
  const [[kept]] = await ctx.db.batch([listLastKept({ userId: ctx.caller.userId, limit: 1 })]);
  return kept && `${kept.title}\n\n${kept.body}`;
}

/**
 * Puts what is meant by “that” into the journal: of the goal that the talk is about, else of none.
 * The words are those of the person, whole.
 */
export async function keepInJournal(
  ctx: UserContext,
  words: string | undefined,
  {
    goals,
    recentTurns,
    seed,
  }: {
    goals: readonly GoalToChange[];
    recentTurns: readonly Turn[];
    seed: number;
  },
): Promise<CommandWords> {
  const ofSession = !words && isAfterKeeping(recentTurns) ? await wordsOfSession(ctx) : undefined;
  const content = words ?? ofSession ?? lastMessage(recentTurns);
  if (!content) return commandReply('nothing-to-write', seed);
  // The result of a session has several lines.
  const said = content === ofSession ? `\n\n${content}` : `${quoted(content)}.`;
  const goal = goalOfTalk(goals, content, recentTurns);
  if (goal) {
    await writeEntry(ctx, goal.id, { content, feedback: false });
    return {
      message: `${inJournalOf(goal.title)}: ${said}`,
      choices: [choiceOf('Undo', { kind: 'unjournal', goal })],
    };
  }
  await writeFreeEntry(ctx, { content, feedback: false });
  const beginning = beginningOf(content);
  return {
    message: `It’s in your journal: ${said}`,
    choices: [
      choiceOf('Undo', { kind: 'unwrite', words: beginning }),
      ...goals
        .slice(0, NAMED_AT_ONCE)
        .map((to) =>
          choiceOf(`Under “${to.title}”`, { kind: 'refile', goal: to, words: beginning }),
        ),
    ],
  };
}
