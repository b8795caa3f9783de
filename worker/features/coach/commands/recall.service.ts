import type { UserContext } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { classifyAsk } from '#worker/lib/talk/asks-of.ts';
import type { SaidMessage } from '#worker/lib/talk/ledger/ledger.ts';
import { type Recalled, recallFrom, sayRecalled } from '#worker/lib/talk/ledger/recall.ts';
import type { Turn } from '#worker/ports.ts';
import type { CommandWords } from './command-words.ts';
import { listSaid } from './commands.queries.ts';

/** So much of a talk is looked through, and so much of all others. */
const READ_HERE = 80;
const READ_ELSEWHERE = 120;
/** Surer than that, a message asks what was said, whatever else it could be. */
const IS_SURE = 0.6;

/** The talk in which something is looked up. */
export interface TalkToSearch {
  recentTurns: readonly Turn[];
  /** Left out where nothing of the talk is stored. */
  conversationId: number | undefined;
}

/** Whether a message clearly asks for something that the person said before. */
export function asksToRecall(message: string): boolean {
  const ask = classifyAsk(message);
  return ask?.ask === 'what-did-i-say' && ask.probability >= IS_SURE;
}

const saidIn = (rows: readonly RowOf<typeof listSaid>[]): SaidMessage[] =>
  rows.toReversed().map(({ content, createdAt }, index, all) => ({
    message: content,
    createdAt,
    asked: all[index - 1]?.response ?? undefined,
  }));

const saidInTurns = (turns: readonly Turn[]): SaidMessage[] =>
  turns.map(({ message }, index) => ({ message, asked: turns[index - 1]?.reply }));

async function messagesHere(ctx: UserContext, talk: TalkToSearch): Promise<SaidMessage[]> {
  const { conversationId } = talk;
  if (!conversationId) return saidInTurns(talk.recentTurns);
  const { userId } = ctx.caller;
  const [rows] = await ctx.db.batch([
    listSaid({ userId, conversationId, isHere: true, limit: READ_HERE }),
  ]);
  return saidIn(rows);
}

const isFound = ({ found }: Recalled) => found.length > 0;

/**
 * What somebody said, as they ask for it: in this talk, else in another one. Says what there is
 * where nothing fits; undefined then for whoever has something better to say.
 */
export async function recallSaid(
  ctx: UserContext,
  question: string,
  talk: TalkToSearch,
): Promise<CommandWords & { isFound: boolean }> {
  const here = await messagesHere(ctx, talk);
  const inTalk = recallFrom(question, here);
  if (isFound(inTalk)) return sayRecalled(inTalk, here.length);
  const { userId } = ctx.caller;
  const { conversationId = 0 } = talk;
  const [rows] = await ctx.db.batch([
    listSaid({ userId, conversationId, isHere: false, limit: READ_ELSEWHERE }),
  ]);
  const elsewhere = saidIn(rows);
  const before = recallFrom(question, elsewhere);
  return isFound(before)
    ? sayRecalled(before, elsewhere.length, false)
    : sayRecalled(inTalk, here.length);
}
