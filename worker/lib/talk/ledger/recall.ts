import { mayBe, peopleIn } from '#worker/lib/talk/reading/people.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { type AskedFor, askedForIn } from './asked-for.ts';
import { inQuotes } from './in-quotes.ts';
import { overlapOf, wordsToFind } from './keys.ts';
import { dateIn, type Kind, tellsOfPast } from './kinds.ts';
import { type LedgerEntry, ledgerOf, type SaidMessage } from './ledger.ts';

/** Kinds without which a sentence is no answer, whatever else it has in common with a question. */
const HARD = new Set<Kind>(['clock', 'date', 'place', 'number', 'name', 'job', 'told']);
/** So much of what a question is about has to be found. */
const ABOUT_ENOUGH = 0.5;
const NEAR = 0.65;
const AROUND_AT_MOST = 600;
const MOST_ABOUT = 3;

interface Scored {
  entry: LedgerEntry;
  score: number;
}

/** What stands beside an entry: the other sentences of its message, and the message before. */
const aroundOf = ({ index }: LedgerEntry, messages: readonly SaidMessage[]) =>
  [messages[index - 1], messages[index]]
    .map((said) => said?.message.slice(0, AROUND_AT_MOST) ?? '')
    .join(' ');

/** How well an entry fits what a question is about: 0 where it does not. */
function aboutness(
  entry: LedgerEntry,
  { words }: AskedFor,
  messages: readonly SaidMessage[],
): number {
  if (words.length === 0) return 1;
  const own = overlapOf(words, entry.text);
  if (own >= ABOUT_ENOUGH) return own + 0.2;
  const answered = Math.max(
    overlapOf(words, entry.asked),
    overlapOf(words, `${entry.asked ?? ''} ${entry.text}`),
  );
  if (answered >= NEAR) return answered;
  const around = overlapOf(words, aroundOf(entry, messages));
  return around >= NEAR ? around * 0.6 : 0;
}

/** What an entry names of the kinds that are asked for; undefined where it is no answer. */
function kindScore(
  entry: LedgerEntry,
  asked: AskedFor,
  kinds: readonly Kind[],
): number | undefined {
  const { plan, isOver: mayBeOver } = asked;
  const hard = kinds.filter((kind) => HARD.has(kind));
  const soft = kinds.filter((kind) => !HARD.has(kind));
  const found = kinds.filter((kind) => entry.kinds.has(kind));
  if (hard.length > 0) {
    if (!hard.some((kind) => entry.kinds.has(kind))) return undefined;
    if (hard.includes('told') && !entry.kinds.has('told')) return undefined;
    const isOfTime = hard.includes('date') || hard.includes('clock');
    if (isOfTime && !mayBeOver && dateIn(entry.text) !== 2 && tellsOfPast(entry.text))
      return undefined;
    const exactness = hard.includes('date') ? dateIn(entry.text) * 0.15 : 0;
    // “In March” alone is no date that somebody could have set.
    if (isOfTime && asked.words.length === 0 && !entry.kinds.has('clock') && dateIn(entry.text) < 2)
      return undefined;
    return found.length * 0.4 + exactness;
  }
  if (soft.length > 0) {
    if (found.length > 0) return 0.5 + found.length * 0.4;
    return plan && entry.isPlan ? 0.3 : undefined;
  }
  if (!plan) return 0;
  if (entry.isPlan) return 0.5;
  return asked.words.length > 0 ? 0 : undefined;
}

function rank(
  ledger: readonly LedgerEntry[],
  messages: readonly SaidMessage[],
  asked: AskedFor,
  kinds: readonly Kind[] = asked.kinds,
): Scored[] {
  return ledger
    .flatMap((entry) => {
      const kind = kindScore(entry, asked, kinds);
      const about = aboutness(entry, asked, messages);
      if (kind === undefined || about === 0) return [];
      // Of two that fit alike what was said last holds, and a note before either.
      const later = (entry.index / Math.max(1, messages.length)) * 0.3 + (entry.isNote ? 0.3 : 0);
      const isRepeat = /^(?:no[\s,.!]+)?i (?:already )?said\b/i.test(entry.text) ? -0.1 : 0;
      // “What if I skip it?” asks, and tells nothing of it.
      const isAsk = /^(?:and |but |so )?(?:what|how|should|can|could|is|do|does)\b/i.test(
        entry.text,
      )
        ? -1
        : 0;
      return [{ entry, score: kind + about + later + isRepeat + isAsk }];
    })
    .toSorted((one, other) => other.score - one.score);
}

/** What was found. */
export interface Recalled {
  found: readonly LedgerEntry[];
}

const inOrder = (entries: readonly LedgerEntry[]) =>
  entries
    .filter((entry, at) => entries.findIndex(({ text }) => sameWords(text, entry.text)) === at)
    .toSorted((one, other) => one.index - other.index);

const sameWords = (one: string, other: string) =>
  one.toLowerCase().replace(/\W+/g, ' ').trim() === other.toLowerCase().replace(/\W+/g, ' ').trim();

/** Whether one entry holds what another does: a note of what was said before. */
const saysTheSame = (one: LedgerEntry, other: LedgerEntry) =>
  sameWords(one.text, other.text) || overlapOf(wordsToFind(one.text), other.text) >= 0.75;

/** All that was told on a subject: what names it, and what goes on from there. */
function allAbout(
  ledger: readonly LedgerEntry[],
  messages: readonly SaidMessage[],
  asked: AskedFor,
): LedgerEntry[] {
  const named = rank(ledger, messages, asked).filter(
    ({ entry }) => overlapOf(asked.words, entry.text) >= ABOUT_ENOUGH,
  );
  // “Mr Brandt.”: a name alone says little, and what stands behind it is about him.
  return named.flatMap(({ entry }) =>
    countSpacedWords(entry.text) > 4
      ? [entry]
      : [
          entry,
          ...ledger
            .slice(ledger.indexOf(entry) + 1)
            .filter(({ index }) => index === entry.index)
            .slice(0, 1),
        ],
  );
}

/** What goes on just behind an entry about the same person: “He never pays.” */
const GOES_ON = /^(?:(?:and|but|so|also|then)\s+)?(?:he|she|they)\b/i;

const goingOn = (named: readonly LedgerEntry[], ledger: readonly LedgerEntry[]): LedgerEntry[] =>
  named.flatMap((entry) => {
    const next = ledger[ledger.indexOf(entry) + 1];
    return next && peopleIn(entry.text).length > 0 && GOES_ON.test(next.text) ? [next] : [];
  });

const PRONOUNS: readonly [string, RegExp][] = [
  ['he', /\b(?:him|he|his|he['’]s|hes)\b/i],
  ['she', /\b(?:her|she|hers|she['’]s|shes)\b/i],
  ['they', /\b(?:them|they|their|they['’]re)\b/i],
];

/** What was told of somebody who is only “him” or “her” in the question. */
function toldOfSomebody(question: string, ledger: readonly LedgerEntry[]): LedgerEntry[] {
  const [who, named] = PRONOUNS.find(([, pronoun]) => pronoun.test(question)) ?? [];
  if (!who || !named) return [];
  return ledger
    .filter(({ text }) => named.test(text) || peopleIn(text).some((person) => mayBe(who, person)))
    .slice(-MOST_ABOUT);
}

/** Looks in what somebody told, oldest first, for what a question asks. */
export function recallFrom(question: string, messages: readonly SaidMessage[]): Recalled {
  const ledger = ledgerOf(messages);
  const asked = askedForIn(question);
  if (asked.about) {
    const named = inOrder(allAbout(ledger, messages, asked));
    return {
      found: inOrder([...new Set([...named, ...goingOn(named, ledger)])]).slice(-MOST_ABOUT),
    };
  }
  const [best, ...rest] = rank(ledger, messages, asked);
  if (!best) return { found: asked.words.length > 0 ? [] : toldOfSomebody(question, ledger) };
  const hard = asked.kinds.filter((kind) => HARD.has(kind));
  const isWhenAlone = hard.length === 2 && hard.includes('date') && hard.includes('clock');
  // Two things are asked for: each has its own answer, where one sentence does not have both.
  const missing = isWhenAlone ? [] : hard.filter((kind) => !best.entry.kinds.has(kind));
  const others = missing.flatMap((kind) => rank(ledger, messages, asked, [kind])[0]?.entry ?? []);
  const second = rest.find(({ entry }) => !saysTheSame(entry, best.entry));
  const isTwofold = asked.plan && second?.entry.isPlan === true && second.score > best.score - 0.25;
  const asksTwo =
    hard.length === 0 && /\band\b.{0,30}\b(?:what|when|who|how|which|where)\b/i.test(question);
  const more = second && (isTwofold || asksTwo) ? [second.entry] : [];
  return { found: inOrder([best.entry, ...others, ...more]).slice(0, 2) };
}

const whenOf = (
  { index, createdAt, isNote }: LedgerEntry,
  count: number,
  isHere: boolean,
): string => {
  if (isNote) return 'You asked me to note';
  if (!isHere && createdAt)
    return `On ${new Date(`${createdAt.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })} you said`;
  if (index === 0 && count > 2) return 'At the start you said';
  return count - index <= 1 ? 'Just now you said' : 'Earlier you said';
};

/** That nothing was found. It may have been said in other words: that it was not is never claimed. */
export const NOTHING_RECALLED =
  'I can’t find that by these words. Say it once more, and I can find it next time.';

const LAST_TOLD = 2;

/** What was told last, as a question: where a talk has told nothing, undefined. */
export function sayLastTold(
  question: string,
  messages: readonly SaidMessage[],
): { message: string; isFound: boolean } | undefined {
  // What was told of something else is no answer to a question about one thing.
  if (askedForIn(question).about) return undefined;
  const told = ledgerOf(messages)
    .filter(({ isNote, text }) => !isNote && countSpacedWords(text) > 2)
    .slice(-LAST_TOLD)
    .map(({ text }) => inQuotes(text));
  return told.length === 0
    ? undefined
    : {
        message: `I can’t find that by these words. The last you told me was ${told.join(', and ')}. Is that what you’re after?`,
        isFound: false,
      };
}

/** What was found, as Eden says it: in the person’s own words, and when they were said. */
export function sayRecalled(
  { found }: Recalled,
  count: number,
  isHere = true,
): { message: string; isFound: boolean } {
  if (found.length === 0) return { message: NOTHING_RECALLED, isFound: false };
  const lines = found.map((entry, at) => {
    const { text, asked, changedTo, isNote } = entry;
    const isBare = countSpacedWords(text) <= 4;
    const to = asked && isBare && at === 0 && !isNote ? `, to “${asked}”` : '';
    const then = changedTo ? ` Then you made it ${changedTo}.` : '';
    const when = whenOf(entry, count, isHere);
    const quote = `${inQuotes(text)}${/[.?!…]$/.test(text) ? '' : '.'}`;
    return at === 0 || isNote ? `${when}${to}: ${quote}${then}` : `And: ${quote}${then}`;
  });
  return { message: lines.join(' '), isFound: true };
}
