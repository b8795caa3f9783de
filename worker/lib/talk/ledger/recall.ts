import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import { inQuotes } from './in-quotes.ts';
import { keysOf, type LedgerEntry, ledgerOf, type SaidMessage } from './ledger.ts';

/** What a question about earlier words wants to know. */
interface Wanted {
  keys: readonly string[];
  time: boolean;
  number: boolean;
  name: boolean;
  plan: boolean;
  goal: boolean;
}

/** “Remind me what I said” asks for what was planned last. */
function wantedIn(question: string): Wanted {
  const wanted = readWanted(question);
  const { keys, time, number, name, goal } = wanted;
  const isOpen = keys.length === 0 && !time && !number && !name && !goal;
  return isOpen ? { ...wanted, plan: true } : wanted;
}

const readWanted = (question: string): Wanted => ({
  keys: keysOf(question),
  time: /\b(?:when|what time|which (?:day|date|evening|morning)|what day|date|at what time|the time|how late)\b/i.test(
    question,
  ),
  number:
    /\b(?:how (?:many|much|old|long|far)|number|mark|score|price|grade|amount|minutes|percent)\b/i.test(
      question,
    ),
  name: /\b(?:who|whose|name)\b/i.test(question),
  plan: /\b(?:plan|planned|i['’]?d \w+|i would \w+|i was going to|going to|decide[d]?|promise[d]?|agree[d]?|want(?:ed)? to|my next step|i['’]?ll do|would try|choose|chose)\b/i.test(
    question,
  ),
  goal: /\bgoal\b/i.test(question),
});

const overlapOf = (keys: readonly string[], text: string | undefined): number => {
  if (!text || keys.length === 0) return 0;
  const own = new Set(keysOf(text));
  return keys.filter((key) => own.has(key)).length / keys.length;
};

/** How well an entry answers: 1 and more is worth quoting. */
function scoreOf(entry: LedgerEntry, wanted: Wanted, around: string): number {
  const { keys, time, number, name, plan, goal } = wanted;
  const overlap = overlapOf(keys, entry.text);
  const near = Math.max(overlapOf(keys, entry.asked), overlapOf(keys, around) * 0.6);
  const kinds = [
    time && entry.hasTime,
    number && entry.hasNumber,
    name && entry.names.length > 0,
    plan && entry.isPlan,
    goal && /\bgoal\b/i.test(entry.text),
  ].filter(Boolean).length;
  const isOfKind = kinds > 0;
  const wantsKind = time || number || name || plan || goal;
  const about = Math.max(overlap, near);
  if (wantsKind && !isOfKind) return about >= 0.6 && !time && !name ? about : 0;
  if (keys.length === 0) return isOfKind ? 1 : 0;
  // A plan is asked for as a whole; anything else has to be about the same thing.
  if (about === 0) return plan && entry.isPlan && keys.length <= 1 ? 1 : 0;
  return about * 1.5 + kinds * 0.6 + overlap * 0.4;
}

/**
 * Where nothing fits: what there is of the kind that was asked for, else anything that can be
 * looked up.
 */
const isWorthNaming = ({ isPlan, hasTime, hasNumber, names }: LedgerEntry, wanted: Wanted) => {
  if (wanted.time) return hasTime;
  if (wanted.name) return names.length > 0;
  if (wanted.number) return hasNumber;
  if (wanted.plan) return isPlan;
  return isPlan || hasTime || hasNumber || names.length > 0;
};

/** What was found, and what there is besides. */
export interface Recalled {
  found: readonly LedgerEntry[];
  others: readonly LedgerEntry[];
}

/**
 * The message that an entry stands in and the one before it: “her name is …” is about somebody
 * named there.
 */
const aroundOf = ({ index }: LedgerEntry, messages: readonly SaidMessage[]) =>
  [messages[index - 1], messages[index]]
    .map((said) => said?.message.slice(0, AROUND_AT_MOST) ?? '')
    .join(' ');

const AROUND_AT_MOST = 600;
const FOUND_FROM = 0.9;
const MOST_QUOTED = 2;

/** Looks in what somebody told, oldest first, for what a question asks. */
export function recallFrom(question: string, messages: readonly SaidMessage[]): Recalled {
  const ledger = ledgerOf(messages);
  const wanted = wantedIn(question);
  const scored = ledger
    .map((entry) => ({
      entry,
      score:
        scoreOf(entry, wanted, aroundOf(entry, messages)) +
        // Of two that fit alike, what was said last holds.
        entry.index * 0.01,
    }))
    .filter(({ score }) => score >= FOUND_FROM)
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scored;
  const asksTwo = /\band\b.{0,30}\b(?:what|when|who|how|which|where)\b/i.test(question);
  const found = [
    ...(best ? [best.entry] : []),
    ...(second &&
    best &&
    second.entry.text !== best.entry.text &&
    (asksTwo || (wanted.plan && second.entry.isPlan && second.score > best.score - 0.3))
      ? [second.entry]
      : []),
  ].toSorted((one, other) => one.index - other.index);
  const others = ledger
    .filter((entry) => isWorthNaming(entry, wanted))
    .filter(({ text }) => countSpacedWords(text) <= 25)
    .slice(-MOST_QUOTED);
  return { found, others };
}

const whenOf = ({ index, createdAt }: LedgerEntry, count: number, isHere: boolean): string => {
  if (!isHere && createdAt)
    return `On ${new Date(`${createdAt.slice(0, 10)}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`;
  if (index === 0 && count > 2) return 'At the start';
  return count - index <= 2 ? 'Just now' : 'Earlier';
};

/** What was found, as Eden says it: in the person’s own words, and when they were said. */
export function sayRecalled(
  { found, others }: Recalled,
  count: number,
  isHere = true,
): { message: string; isFound: boolean } {
  if (found.length > 0) {
    const lines = found.map((entry, at) => {
      const { text, asked, changedTo } = entry;
      const isBare = countSpacedWords(text) <= 4;
      const to = asked && isBare && at === 0 ? `, to “${asked}”` : '';
      const then = changedTo ? ` Then you made it ${changedTo}.` : '';
      const when = whenOf(entry, count, isHere);
      const quote = `${inQuotes(text)}${/[.?!…]$/.test(text) ? '' : '.'}`;
      return at === 0 ? `${when} you said${to}: ${quote}${then}` : `And: ${quote}${then}`;
    });
    return { message: lines.join(' '), isFound: true };
  }
  const [only] = others;
  if (only && others.length === 1)
    return {
      message: `The only thing of that kind I have from you is ${inQuotes(withoutTail(only.text, /[.]/))}.`,
      isFound: false,
    };
  const have = others.map(({ text }) => inQuotes(withoutTail(text, /[.]/))).join(' and ');
  return {
    message: have
      ? `I can’t find that in those words. What I do have is ${have}.`
      : 'I can’t find that in what you’ve written here. Tell me again and I’ll go by it.',
    isFound: false,
  };
}
