import { COACH_NOTES_MAX } from '#schema/rules/limits.ts';
import { SAFETY } from '#schema/rules/safety.ts';
import type { UserContext } from '#worker/context.ts';
import { readWholeJournal } from '#worker/features/journal/whole-journal.service.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { screen } from '#worker/lib/safety/screen.ts';
import { classifyAsk } from '#worker/lib/talk/asks-of.ts';
import {
  type AskedFor,
  askedForIn,
  asksForOwnWords,
  asksWhatIsKnown,
  asksWhenOrWho,
  couldRecall,
} from '#worker/lib/talk/ledger/asked-for.ts';
import { inQuotes } from '#worker/lib/talk/ledger/in-quotes.ts';
import { overlapOf } from '#worker/lib/talk/ledger/keys.ts';
import type { SaidMessage } from '#worker/lib/talk/ledger/ledger.ts';
import { recallFrom, sayLastTold, sayRecalled } from '#worker/lib/talk/ledger/recall.ts';
import { splitSentences } from '#worker/lib/talk/reading/sentences.ts';
import type { Turn } from '#worker/ports.ts';
import { type CommandWords, commandReply, dayInWords, NAMED_AT_ONCE } from './command-words.ts';
import { listLastNotes, listSaid, listSaidWith } from './commands.queries.ts';
import { tellGoals } from './goal-commands.rules.ts';
import type { GoalToChange } from './undoable-change.rules.ts';

/** So much of a talk is looked through, and so much of all others. */
const READ_HERE = 80;
const READ_ELSEWHERE = 120;
const READ_WITH_WORD = 10;
/** Surer than that, a message asks what was said, whatever else it could be. */
const IS_SURE = 0.6;

/** The talk in which something is looked up. */
export interface TalkToSearch {
  recentTurns: readonly Turn[];
  /** Left out where nothing of the talk is stored. */
  conversationId: number | undefined;
  /** The open goals, as far as Eden is told of them. */
  goals: readonly GoalToChange[];
}

type Found = CommandWords & { isFound: boolean };

/** Whether a message clearly asks for something that the person said before. */
export function asksToRecall(message: string): boolean {
  if (asksForOwnWords(message)) return true;
  const ask = classifyAsk(message);
  return ask?.ask === 'what-did-i-say' && ask.probability >= IS_SURE && couldRecall(ask.text);
}

type SaidRow = RowOf<typeof listSaid>;

/**
 * What may be said back of a message that was answered with care: nothing where there was danger,
 * and where there was a doubt the sentences in which there is none.
 */
function withoutDoubt(message: string): string {
  if (screen(message).level === 'danger') return '';
  return splitSentences(message)
    .filter((sentence) => screen(sentence).level === 'safe')
    .join('\n');
}

const saidIn = (rows: readonly SaidRow[]): SaidMessage[] =>
  rows.toReversed().map(({ content, createdAt, coach }, index, all) => {
    const before = all[index - 1];
    return {
      message: coach === SAFETY ? withoutDoubt(content) : content,
      createdAt,
      asked: before?.coach === SAFETY ? undefined : (before?.response ?? undefined),
    };
  });

const saidInTurns = (turns: readonly Turn[]): SaidMessage[] =>
  turns.map(({ message }, index) => ({ message, asked: turns[index - 1]?.reply }));

const GAVE_AN_IDEA = /\.ideas?$|^help\.(?:tip|ideas|plan|words|child)/;
const LONGEST_IDEA = 600;

/** The idea that Eden gave last, in her words. */
function ideaIn(replies: readonly { reply: string; isIdea: boolean }[]): Found | undefined {
  const last = replies.findLast(({ reply, isIdea }) => isIdea && reply.length <= LONGEST_IDEA);
  return last && { message: `This was it: ${inQuotes(last.reply.trim())}`, isFound: true };
}

interface Here {
  said: readonly SaidMessage[];
  replies: readonly { reply: string; isIdea: boolean }[];
  notes: readonly SaidMessage[];
}

/** What was said in this talk, and what Eden was asked to keep in mind. */
async function readHere(ctx: UserContext, talk: TalkToSearch): Promise<Here> {
  const { userId } = ctx.caller;
  const { conversationId, recentTurns } = talk;
  const [noted, rows] = await ctx.db.batch([
    listLastNotes({ userId, limit: COACH_NOTES_MAX }),
    listSaid({ userId, conversationId: conversationId ?? 0, isHere: true, limit: READ_HERE }),
  ]);
  const notes = noted
    .toReversed()
    .map(({ content, createdAt }) => ({ message: content, createdAt, isNote: true }));
  if (!conversationId) {
    const replies = recentTurns.map(({ reply, templateId = '', techniqueId }) => ({
      reply,
      isIdea: GAVE_AN_IDEA.test(templateId) || techniqueId !== undefined,
    }));
    return { said: saidInTurns(recentTurns), replies, notes };
  }
  const replies = rows.toReversed().map(({ response, templateId, technique }) => ({
    reply: response ?? '',
    isIdea: GAVE_AN_IDEA.test(templateId ?? '') || technique !== null,
  }));
  return { said: saidIn(rows), replies, notes };
}

const IN_JOURNAL = /\b(?:in|into|to) (?:my|the) (?:journal|diary)\b/i;

/** The last journal entry, where it is short enough to be quoted. */
async function lastInJournal(ctx: UserContext): Promise<Found | undefined> {
  const {
    entries: [last],
  } = await readWholeJournal(ctx, { limit: 1 });
  return last && last.content.length <= LONGEST_IDEA
    ? { message: `The last entry in your journal: ${inQuotes(last.content)}`, isFound: true }
    : undefined;
}

/** What Eden was asked to keep in mind, the newest first, and where the rest stands. */
function tellNotes(notes: readonly SaidMessage[]): Found {
  const told = notes.slice(-NAMED_AT_ONCE).map(({ message }) => inQuotes(message));
  return {
    message:
      told.length > 0
        ? `In my notes: ${told.join('; ')}. All of it stands under “What Eden knows”, in Settings.`
        : 'I have no notes on you. All that I am told stands under “What Eden knows”, in Settings.',
    isFound: true,
  };
}

/** A date that is asked for and that a goal has. */
function dateOfGoal(asked: AskedFor, goals: readonly GoalToChange[]): Found | undefined {
  if (!asked.kinds.includes('date')) return undefined;
  const dated = goals.filter(({ targetDate }) => targetDate !== null);
  const fits = asked.words.length
    ? dated.filter(({ title }) => overlapOf(asked.words, title) >= 0.5)
    : dated.length === 1
      ? dated
      : [];
  const [goal] = fits;
  return goal?.targetDate
    ? {
        message: `Your goal “${goal.title}” is set for ${dayInWords(goal.targetDate)}.`,
        isFound: true,
      }
    : undefined;
}

/** The goals that a question is about; all of them where it names none. */
const goalsAbout = ({ words }: AskedFor, goals: readonly GoalToChange[]) => {
  const named = goals.filter(({ title }) => overlapOf(words, title) >= 0.5);
  return named.length > 0 ? named : goals;
};

/** Whether words from another talk may be taken for an answer: they have to name what is asked. */
const mayBeElsewhere = ({ words, kinds }: AskedFor) =>
  words.length > 0 || kinds.includes('promise') || kinds.includes('goal');

async function recallElsewhere(
  ctx: UserContext,
  question: string,
  asked: AskedFor,
  conversationId: number,
): Promise<Found | undefined> {
  const { userId } = ctx.caller;
  const [word] = asked.words;
  const [rows, older] = await ctx.db.batch([
    listSaid({ userId, conversationId, isHere: false, limit: READ_ELSEWHERE }),
    listSaidWith({ userId, words: word ?? '?', limit: READ_WITH_WORD }),
  ]);
  const elsewhere = saidIn(rows);
  const newer = recallFrom(question, elsewhere);
  if (newer.found.length > 0) return sayRecalled(newer, elsewhere.length, false);
  const before = saidIn(
    older.map((row) => ({
      ...row,
      response: null,
      coach: null,
      templateId: null,
      technique: null,
    })),
  );
  const oldest = recallFrom(question, before);
  return word && oldest.found.length > 0
    ? sayRecalled({ found: oldest.found.slice(-NAMED_AT_ONCE) }, before.length, false)
    : undefined;
}

/**
 * What somebody asks for of what they said or keep here: a note, words of this talk, a goal with
 * its day, words of another talk. One plain line where nothing fits.
 */
export async function recallSaid(
  ctx: UserContext,
  question: string,
  talk: TalkToSearch,
): Promise<Found> {
  const asked = askedForIn(question);
  const { said, replies, notes } = await readHere(ctx, talk);
  if (asked.idea) return ideaIn(replies) ?? { ...commandReply('no-idea-given', 0), isFound: false };
  if (asksWhatIsKnown(question)) return tellNotes(notes);
  const entry = IN_JOURNAL.test(question) ? await lastInJournal(ctx) : undefined;
  if (entry) return entry;
  const isGoalAlone = asked.kinds.includes('goal') && asked.kinds.length === 1;
  const asksForWords = /\b(?:say|said|told|tell|call(?:ed)?)\b/i.test(question);
  if (isGoalAlone && talk.goals.length > 0 && !asksForWords)
    return { ...tellGoals(goalsAbout(asked, talk.goals), 0), isFound: true };
  const all = [...notes, ...said];
  const here = recallFrom(question, all);
  if (here.found.length > 0) return sayRecalled(here, all.length);
  if (isGoalAlone && talk.goals.length > 0)
    return { ...tellGoals(goalsAbout(asked, talk.goals), 0), isFound: true };
  const dated = dateOfGoal(asked, talk.goals);
  if (dated) return dated;
  const elsewhere = mayBeElsewhere(asked)
    ? await recallElsewhere(ctx, question, asked, talk.conversationId ?? 0)
    : undefined;
  return elsewhere ?? sayLastTold(question, said) ?? sayRecalled(here, all.length);
}

/** What a question of facts asks for, where the person told just that; undefined otherwise. */
export async function recallFact(
  ctx: UserContext,
  question: string,
  talk: TalkToSearch,
): Promise<CommandWords | undefined> {
  const { words, kinds } = askedForIn(question);
  if (!asksWhenOrWho(question) || words.length === 0 || kinds.length === 0) return undefined;
  const { said, notes } = await readHere(ctx, talk);
  const all = [...notes, ...said];
  const found = recallFrom(question, all).found.filter(
    ({ text }) => overlapOf(words, text) >= NEARLY_ALL,
  );
  return found.length > 0 ? sayRecalled({ found }, all.length) : undefined;
}

const NEARLY_ALL = 0.8;
