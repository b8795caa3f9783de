import { heldOutTopics } from '#scripts/train/talk.ts';
import { replyToMessage } from '#worker/adapters/built-in-coach/conversation/reply.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import { readMessage } from '#worker/lib/talk/reading/reading.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import type { Turn } from '#worker/ports.ts';

const TURNS = 6;
/** So many talks on each topic are enough to count by. */
const MOST_TALKS = 4;

/** A turn of a talk as it is counted. */
interface CountedTurn {
  words: number;
  questions: number;
  /** What of it stands in quotation marks and in what the person wrote. */
  quotes: string[];
  tornQuotes: number;
  isTechniqueWithoutLeave: boolean;
  isAskedAgain: boolean;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Questions whose answer was told: by what they ask for, as a reader of the reply would see it. */
const ASKS_AGAIN: readonly {
  asks: RegExp;
  isTold(reading: ReturnType<typeof readMessage>): boolean;
}[] = [
  { asks: /how long (?:has|have)|since when/i, isTold: ({ howLong }) => howLong !== undefined },
  { asks: /what have you (?:already )?tried/i, isTold: ({ tried }) => tried !== undefined },
  { asks: /by when does it/i, isTold: ({ due }) => due !== undefined },
];

/** Whether a quote is no whole clause of what was written: it begins or ends inside one. */
function isTorn(quote: string, said: readonly string[]): boolean {
  const from = said.find((message) => message.includes(quote));
  if (from === undefined) return false;
  const at = from.indexOf(quote);
  const before = from.slice(0, at).trimEnd();
  const after = from.slice(at + quote.length).trimStart();
  const begins =
    before === '' ||
    /[.,;:!?…–—\n)]$|\b(?:and|but|so|then|also|well|ok|okay|yeah|no|yes|like)$/i.test(before);
  const ends = after === '' || /^(?:[.,;:!?…–—\n(]|(?:and|but|so)\b)/i.test(after);
  return !begins || !ends;
}

function countTurn(
  message: string,
  before: readonly Turn[],
  index: number,
): CountedTurn & { kept: Turn } {
  const reply = replyToMessage({
    message,
    recentTurns: [...before].slice(-10),
    seed: 7 + 31 * index,
  });
  const said = [...before.map((turn) => turn.message), message];
  const readings = said.map(readMessage);
  // Two things to be weighed are named as they were typed, and are no clauses.
  const quoting = reply.templateId === 'help.weigh' ? '' : reply.message;
  const quotes = [...quoting.matchAll(/“([^”]+)”/g)]
    .map(([, quote]) => quote as string)
    .filter((quote) => said.some((own) => own.includes(quote)) && countSpacedWords(quote) > 1);
  // Leave is what was asked for now, or what was asked for before and is answered now.
  const isLeave =
    ['idea', 'yes'].includes(classifyCommand(message) ?? '') || ASKS_WHAT_TO_DO.test(message);
  const isGoingOn = before.at(-1)?.templateId?.startsWith('help.') === true;
  const hasLeave = isLeave || isGoingOn || readings.at(-1)?.asked !== undefined;
  return {
    words: countSpacedWords(reply.message),
    // What stands in lines to be said to somebody else is asked of them.
    questions: reply.message.replace(/“[^”]*”/g, '').match(/\?/g)?.length ?? 0,
    quotes,
    tornQuotes: quotes.filter((quote) => isTorn(quote, said)).length,
    isTechniqueWithoutLeave: reply.technique !== undefined && !hasLeave,
    isAskedAgain: ASKS_AGAIN.some(
      ({ asks, isTold }) => asks.test(reply.message) && readings.some(isTold),
    ),
    kept: { message, reply: reply.message, templateId: reply.templateId },
  };
}

/** A question what to do counts as asking for an idea. */
const ASKS_WHAT_TO_DO = /\b(?:what|how) (?:can|could|should|do) i\b/i;

/**
 * Talks of six turns from held-out messages on the same topic, as if one person had written them.
 */
function turnsOfTalks(): CountedTurn[] {
  const byTopic = Map.groupBy(heldOutTopics(), ({ label }) => label);
  return [...byTopic.values()].flatMap((lines) => {
    const talks = Array.from(
      { length: Math.min(MOST_TALKS, Math.floor(lines.length / TURNS)) },
      (_, talk) => lines.slice(talk * TURNS, (talk + 1) * TURNS),
    );
    return talks.flatMap((talk) => {
      const before: Turn[] = [];
      return talk.map(({ text }, index) => {
        const { kept, ...turn } = countTurn(text, before, index);
        before.push(kept);
        return turn;
      });
    });
  });
}

/** How Eden replies, counted: in talks made of held-out messages. */
export function replyFigures() {
  const turns = turnsOfTalks();
  const quotes = turns.flatMap((turn) => turn.quotes);
  return {
    turns: turns.length,
    words: median(turns.map(({ words }) => words)),
    longest: Math.max(...turns.map(({ words }) => words)),
    questions: median(turns.map(({ questions }) => questions)),
    mostQuestions: Math.max(...turns.map(({ questions }) => questions)),
    quotes: quotes.length,
    tornQuotes: turns.reduce((sum, { tornQuotes }) => sum + tornQuotes, 0),
    techniqueWithoutLeave: turns.filter(({ isTechniqueWithoutLeave }) => isTechniqueWithoutLeave)
      .length,
    askedAgain: turns.filter(({ isAskedAgain }) => isAskedAgain).length,
  };
}
