import nlp from 'compromise/two';

/** Of a longer message only the beginning is taken apart. */
const READ_AT_MOST = 1000;

/** A part of a message that can stand by itself, in the person's own spelling. */
export interface Clause {
  /** As it was typed, without what ends it. */
  text: string;
  isNegated: boolean;
  isQuestion: boolean;
  isFirstPerson: boolean;
  /**
   * Whether it says by itself what it says in the message: nothing of its sense hangs on what was
   * cut off.
   */
  isComplete: boolean;
  /** Whether it is told of what is over. */
  isPast: boolean;
}

interface Term {
  text: string;
  pre: string;
  post: string;
  tags?: string[];
}

interface Word {
  /** As typed. */
  text: string;
  post: string;
  /** Small letters without apostrophes. */
  form: string;
  tags: ReadonlySet<string>;
}

const wordSet = (words: string) => new Set(words.split(' '));

/** Words that join two clauses which both stand by themselves. */
const JOINS = wordSet('and but so');
/** Words that make a clause hang on another one: such a sentence is only itself as a whole. */
const DEPENDS = wordSet(
  'if unless until till when whenever while although though because cause cos coz bc cuz since before after as ' +
    'whether than or either lest except once where that which who like',
);
/** What is said or thought by these may reach past an “and”. */
const REPORTS = wordSet(
  'think thinks thought say says said saying tell tells told believe believes believed feel feels felt want wants ' +
    'wanted know knows knew hope hopes hoped wish wishes wished suppose guess guesses claim claims claimed reckon ' +
    'expect expects expected imagine imagined afraid scared worry worried pretend dreamt dreamed joke joked',
);
const SUBJECTS = wordSet(
  'i im ive id ill he hes hed she shes shed it its theyre they theyve we were weve there theres nobody everyone ' +
    'everybody everything nothing this that thats someone somebody',
);
const OWNERS = wordSet('my our his her their the');
/** A clause that ends in one of these goes on somewhere else. */
const UNFINISHED = wordSet(
  'to the a an and but so or my your his her their our of with for at in on from by about into than as is are was ' +
    'were am be been because if when that what which who i he she we they very really just not like im ive dont cant ' +
    'wont isnt didnt would could should can will do does did have has had how why where',
);
const OPENERS = wordSet(
  'and but so then also well ok okay yeah yes no hmm hm oh anyway honestly basically plus like',
);
const NEGATIONS =
  /\b(?:not|no|never|nothing|nobody|none|nowhere|neither|nor|hardly|cannot|without)\b|n['’]t\b|\b(?:dont|cant|wont|didnt|doesnt|isnt|wasnt|arent|werent|havent|hasnt|hadnt|couldnt|shouldnt|wouldnt|aint)\b/i;
/** A question that may stand anywhere in a line without stops. */
const ASKS_INSIDE =
  /\?|\b(?:what|how|where|when|why|who|which)\s+(?:do|does|did|can|could|should|would|will|am|is|are)\s+(?:i|you|we|it|this|that)\b|\b(?:should|shall|can|could|do|would|am)\s+i\b|\b(?:can|could|would|will|do|did|are|have)\s+(?:you|u)\b|\bis\s+(?:that|this)\s+(?:too|ok|normal)\b|\bwhich\s+(?:bit|part|one)\b/i;
const ASKS_AT_START =
  /^(?:(?:and|but|so|ok|okay|well|also|then|or)\s+)?(?:what|whats|how|hows|why|who|whos|where|when|which|is|isnt|are|am|was|were|do|does|did|dont|doesnt|can|cant|could|should|shouldnt|would|wouldnt|will|wont|shall|have|has|any)\b/;

const formOf = (text: string) => text.toLowerCase().replace(/['’‘`´]/g, '');

/**
 * The words of a sentence. What a contraction hides (“can’t” is “can” and “not”) belongs to the
 * word that shows.
 */
function wordsOf(terms: readonly Term[]): Word[] {
  const words: (Word & { tags: Set<string> })[] = [];
  for (const { text, pre, post, tags = [] } of terms) {
    const last = words.at(-1);
    if (text === '' && last) {
      last.post += pre + post;
      for (const tag of tags) last.tags.add(tag);
    } else {
      const shown = `${pre.trimStart()}${text}`;
      words.push({ text: shown, post, form: formOf(text), tags: new Set(tags) });
    }
  }
  return words;
}

const isFiniteVerb = ({ tags }: Word) =>
  tags.has('Verb') && !(tags.has('Gerund') && !tags.has('Auxiliary')) && !tags.has('Noun');

/** Whether a clause may begin here: somebody or something, and then what they do. */
function isSubjectAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (SUBJECTS.has(word.form)) return true;
  const next = words.slice(at + 1, at + 5).findIndex(isFiniteVerb);
  return OWNERS.has(word.form) && next > 0;
}

const textOf = (words: readonly Word[]) =>
  words
    .map(({ text, post }, index) => (index === words.length - 1 ? text : `${text}${post}`))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!?…–—-]+$/u, '')
    .trim();

/** Two clauses with nothing between them: “i cant do this my boss yells”. */
function runsOn(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1];
    if (at < 3 || !before || /[,;]/.test(before.post)) return false;
    const isSubject =
      (/^(?:i|im|ive|he|hes|she|shes|they|theyre|we)$/.test(word.form) || word.form === 'my') &&
      isSubjectAt(words, at);
    const isJoined =
      JOINS.has(before.form) || DEPENDS.has(before.form) || /^(?:what|how|why)$/.test(before.form);
    const hasVerb = words.slice(0, at - 1).some(isFiniteVerb);
    const isTold =
      before.tags.has('Verb') || before.tags.has('Preposition') || REPORTS.has(before.form);
    return isSubject && hasVerb && !isJoined && !isTold;
  });
}

function clauseOf(words: readonly Word[], isWhole: boolean, isSafe: boolean): Clause {
  const text = textOf(words);
  const forms = words.map(({ form }) => form);
  const isQuestion =
    ASKS_INSIDE.test(words.map((word) => word.text + word.post).join('')) ||
    ASKS_AT_START.test(forms.join(' '));
  const first = words[0];
  const isOrder = first?.tags.has('Infinitive') && !SUBJECTS.has(first.form);
  const begins = isWhole ? !isOrder : isSubjectAt(words, 0);
  const ends =
    !UNFINISHED.has(forms.at(-1) ?? '') &&
    !/[…:–—-]\s*$|\.\.\.?\s*$/u.test(words.at(-1)?.post ?? '');
  return {
    text,
    isNegated: NEGATIONS.test(text),
    isQuestion,
    isFirstPerson: forms.some((form) => /^(?:i|im|ive|id|ill|me|my|myself)$/.test(form)),
    isComplete: isSafe && begins && ends && words.some(isFiniteVerb),
    isPast: words.some(({ tags }) => tags.has('PastTense')),
  };
}

/**
 * Where a sentence can be cut: before somebody who does something, after a word that joins or a
 * comma.
 */
function cutsIn(words: readonly Word[]): number[] {
  const cuts: number[] = [];
  for (let at = 1; at < words.length - 1; at += 1) {
    const isJoin = JOINS.has(words[at]?.form ?? '');
    const then = words[at + 1]?.form === 'then' ? 2 : 1;
    if (isJoin && isSubjectAt(words, at + then)) cuts.push(at);
    else if (/[,;–—]/.test(words[at - 1]?.post ?? '') && isSubjectAt(words, at)) cuts.push(at);
  }
  return cuts;
}

function clausesOfSentence(all: readonly Word[]): Clause[] {
  let from = 0;
  while (from < all.length - 1 && OPENERS.has(all[from]?.form ?? '')) from += 1;
  const words = all.slice(from);
  if (words.length === 0) return [];
  const cuts = cutsIn(words);
  const depends = words.some(({ form }, at) => DEPENDS.has(form) && !(form === 'that' && at === 0));
  if (cuts.length === 0) return [clauseOf(words, true, true)];
  const parts = [0, ...cuts].map((start, index) => words.slice(start, cuts[index] ?? words.length));
  let isReported = false;
  const clauses = parts.map((part) => {
    const join = part[0]?.form ?? '';
    let skip = 0;
    while (skip < part.length - 1 && OPENERS.has(part[skip]?.form ?? '')) skip += 1;
    const own = part.slice(skip);
    if (join === 'but' || join === 'so') isReported = false;
    const clause = clauseOf(own, false, !depends && !isReported && !runsOn(own));
    if (own.some(({ form }) => REPORTS.has(form))) isReported = true;
    return clause;
  });
  const whole = clauseOf(words, true, true);
  return [...clauses, { ...whole, isComplete: whole.isComplete && depends }];
}

/**
 * The clauses of a message in its order; of a sentence in which one clause hangs on another, the
 * parts are not complete, and the whole stands behind them. Linear in the length of what is read.
 */
export function clausesIn(message: string): Clause[] {
  const text = message.slice(0, READ_AT_MOST).toWellFormed();
  const sentences: { terms: Term[] }[] = nlp(text).json({ terms: { tags: true } });
  const isCut = message.length > READ_AT_MOST;
  const whole = isCut ? sentences.slice(0, -1) : sentences;
  return whole.flatMap(({ terms }) => clausesOfSentence(wordsOf(terms)));
}
