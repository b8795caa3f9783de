import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import type { Clause } from './clauses.ts';
import { toSecondPerson } from './second-person.ts';

const LONGEST = 11;

const WANTS =
  /\bi(?:['’]?d| would)?(?: (?:just|really|only|also|still|actually|so))*(?: want| wanna| like| love| wish| hope)(?: to)? (.+)$/i;
const IS_WANT =
  /\bi(?:['’]?d| would)?(?: (?:just|really|only|also|still|actually|so))* (?:want to|wanna|would like to|like to|love to|hope to)\b/i;
/** What is wanted of Eden, or is no wish. */
const NO_WISH =
  /^(?:know|ask|tell|say|talk|vent|rant|chat|understand|be heard|cry|scream|hide|give up|quit|disappear|die|sleep|run away|be dead|stop existing|hurt|kill|hit|see if|try (?:it|this)|believe)\b/i;

const phraseOf = (words: string | undefined): string | undefined => {
  const phrase = words
    ?.replace(/^(?:(?:just|really|finally|maybe|actually|only)\s+)+/i, '')
    .replace(/\s+(?:please|pls|tbh|lol|though|too|as well)$/i, '')
    .trim();
  const turned = phrase && countSpacedWords(phrase) <= LONGEST ? toSecondPerson(phrase) : undefined;
  return turned && !/["“”{}?]/.test(turned) ? turned : undefined;
};

/** Clauses that stand by themselves: of a sentence that was only cut, the whole is looked at. */
const wholeOnes = (clauses: readonly Clause[]) =>
  clauses.filter(({ isComplete, isQuestion }) => isComplete && !isQuestion);

/** What somebody says they want, as it follows “You want to”: “finish your thesis”. */
export function wantIn(clauses: readonly Clause[]): string | undefined {
  for (const { text, isNegated } of wholeOnes(clauses)) {
    if (isNegated || !IS_WANT.test(text) || /\bi used to\b/i.test(text)) continue;
    const wish = WANTS.exec(text)?.[1];
    if (wish && !NO_WISH.test(wish.replace(/^(?:just|really|finally)\s+/i, '')))
      return phraseOf(wish);
  }
  return undefined;
}

const TRIED =
  /\b(?:i|we)(?:['’]?ve| have)?(?: (?:already|even|also|just|really|once))* tried (?:to )?(.+)$/i;
const TO = /\btried to\b/i;

export interface Tried {
  /** As it follows “You have tried”; left out where the words tell nothing of what it was. */
  phrase?: string;
}

/** What somebody says they have tried already. */
export function triedIn(clauses: readonly Clause[]): Tried | undefined {
  const telling = clauses.filter(({ text, isQuestion }) => !isQuestion && /\btried\b/i.test(text));
  const isDenied = (text: string) =>
    /\b(?:never|not|havent|hasnt|didnt)\b[^,]* tried|n['’]t (?:even )?tried/i.test(text);
  const told = telling.filter(({ text }) => !isDenied(text) && TRIED.test(text));
  if (told.length === 0) return undefined;
  const [whole] = told.filter(({ isComplete }) => isComplete);
  const rest = whole && TRIED.exec(whole.text)?.[1];
  const saysNothing =
    /^(?:everything|it|that|this|so|hard|my best|all|many|again|before|a lot|lots|both|them)\b/i;
  if (!whole || !rest || saysNothing.test(rest)) return {};
  const phrase = phraseOf(rest.split(/[,;]/)[0]);
  return phrase ? { phrase: TO.test(whole.text) ? `to ${phrase}` : phrase } : {};
}

const FEARS = /\b(?:afraid|scared|terrified|worried|frightened|fear|dread|what if|worst)\b/i;

/** Whether somebody says what they are afraid of. */
export const tellsOfFear = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ text, isNegated }) =>
      FEARS.test(text) && countSpacedWords(text) > 5 && (!isNegated || /what if/i.test(text)),
  );

const NEXT = /\bi(?:['’]?ll| will| am going to|['’]?m going to|m gonna| plan to| could start)\b/i;

/** Whether somebody says what they do next. */
export const tellsOfNext = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ text, isNegated, isQuestion }) =>
      NEXT.test(text) && !isNegated && !isQuestion && !/\b(?:never|fail|lose|end up)\b/i.test(text),
  );
