import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { isFitToRepeat } from './second-person.ts';
import { SPELT_OUT } from './spelling.ts';

const LONGEST = 22;
/** So many words in characters, with room to spare: longer texts are not looked at. */
const LONGEST_TEXT = 400;

/** Words of a sentence of Eden’s: spelt out, and turned to the person. */
const SPELT: Readonly<Record<string, string>> = {
  ...SPELT_OUT,
  im: 'you’re',
  ive: 'you’ve',
  id: 'you’d',
  ill: 'you’ll',
  i: 'you',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};

/** “I was” and “am I”, which change with the person; “was” of others stays. */
const VERBS: readonly [RegExp, string][] = [
  [/\bi was\b/gi, 'i were'],
  [/\bi wasn['’]?t\b/gi, 'i weren’t'],
  [/\bi am\b/gi, 'i are'],
  [/\bam i\b/gi, 'are i'],
  [/\bwas i\b/gi, 'were i'],
  [/\bi(?:['’]m| am) not\b/gi, 'i are not'],
  // “I and she were”, “I never was”: left alone below where the verb stands apart.
];

/** Eden in “you”, somebody unknown in “we”: nothing is turned then. */
const CANNOT_TURN =
  /\b(?:you|your|yours|u|ur|youre|we|us|our|ours|eden|lol|haha\w*|lmao|idk|wtf|omg|btw|tbh|ngl|smth|ppl|thx|pls|n|r|tho|abt|rn|ffs|da|dis)\b|["“”„«»{}<>]|\p{Extended_Pictographic}|\b(?:i|me) (?:and|or)\b|\band (?:i|me)\b|\b(?:never|always|only|also|ever) (?:was|am)\b|\bit['’]?s me\b|\bme is\b/iu;

/** Words in front of a clause that belong to the talk and not to what is told. */
const OPENERS =
  /^(?:(?:and|but|or|so|well|ok|okay|yeah|yes|no|nah|hm+|oh|anyway|anyways|honestly|basically|also|then|like|look|actually|what|right|because|cause|cos|i mean|i guess|thanks|thank you|cheers|i think|you know|to be honest|the thing is|idk|lol|haha+|tbh|ngl|um+|uh+|omg|ya|yh|eh|well yeah)\b[\s,.:!?]*){1,4}/i;

/** Words behind a clause that belong to the talk. */
const CLOSERS = /[\s,]*\b(?:tbh|ngl|lol|haha+|idk|i guess|tho|though|or so|or something)[\s.!]*$/i;

/** A sentence that leaves out its “I”: “haven’t opened it”, “failed my test”. */
const WITHOUT_I =
  /^(?:haven['’]?t|have|had|did(?:n['’]?t)?|do(?:n['’]?t)|can['’]?t|cannot|could(?:n['’]?t)|keep|kept|got|went|made|tried|started|stopped|failed|shouted|forgot|used to|want to|need to|hate|love|feel|felt|moved|bought|wrote|lost|missed)\b/i;

/**
 * What somebody wrote, as Eden says it to them: “i freeze when he asks me” is “You freeze when he
 * asks you.” Undefined where that might not be right: it asks, insults, speaks to Eden or of “us”.
 */
export function sayBack(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const told = text
    .trim()
    .replace(OPENERS, '')
    .replace(CLOSERS, '')
    .replace(/[\s.,;:!…–—-]+$/u, '')
    .replace(WITHOUT_I, (verb) => `i ${verb.toLowerCase()}`);
  const words = countSpacedWords(told);
  if (words < 2 || words > LONGEST || /\?|\n/.test(told)) return undefined;
  if (CANNOT_TURN.test(told) || !isFitToRepeat(told)) return undefined;
  const agreed = VERBS.reduce((said, [verb, turned]) => said.replace(verb, turned), told);
  const turned = agreed
    .replace(/[’‘`´]/g, "'")
    .replace(/\b[a-z]+(?:'[a-z]+)?\b/gi, (word) => SPELT[word.toLowerCase()] ?? word)
    .replace(/'(?=\p{L})/gu, '’')
    .replace(/!+/g, '')
    .replace(/\s+/g, ' ');
  // “She isn’t being bullied I asked”: two clauses with nothing between them.
  if (/\byou (?:is|was)\b|\S you (?:asked|said|think|know|guess|told|mean|swear)$/i.test(turned))
    return undefined;
  return turned;
}

/** A sentence of Eden’s: it begins large and ends in a full stop. */
export const asSentence = (text: string): string =>
  `${(text[0] ?? '').toUpperCase()}${text.slice(1)}${/[.?!…]$/.test(text) ? '' : '.'}`;
