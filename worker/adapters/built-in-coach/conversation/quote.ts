import { countWords, foldText, tidyOwnWords } from '#worker/lib/fold-text.ts';

const words = (list: string): Set<string> => new Set(list.split(' '));

const BAD_START = words(
  "and but or so because that which who of to for with at in on from by as than then the a an is are was were be been being am it its it's if when while he she they them his her their s t ve re ll m and/or also maybe anyway well like um uh hi hello hey eden have has had do does did will would could should can may might into about how what why when where should think do you don't you",
);
const BAD_END = words(
  "and but or so because that which who of to for with at in on from by as than then the a an is are was were be been am my your his her their our its it's i i'm i've he she they we you if when while just really very too more most such not no don't can't won't isn't didn't haven't have has had do does did will would could should into about like what how why feel get getting keep keeps kind sort bit lot few some any each every much even only also because i'd i'll that's there's been being make makes made let",
);
const LIGHT = words(
  "i me my the a an and or but so of to in on at for with from it its it's is are was were be been am i'm i've that this these those there they them he she we you your just really very have has had do did does not then than when what as if will would can could about",
);
const LOWERED = words(
  "my everyone everybody nobody nothing no not never still always too can't don't just finally failed finished handed got been feeling every all another some being getting having keep kept same haven't didn't won't they he she it we this that",
);
const BOUNDARY = words(
  'and but or because so that which for of with at in on from by as than when while since until after before about to if though although then',
);
const TELLING =
  /\b(not|never|no|can't|won't|don't|didn't|haven't|hasn't|couldn't|too|always|everyone|everybody|nobody|nothing|everything|hate|afraid|scared|failed|fail|failing|behind|stuck|lost|finally|again|still|keep|keeps|kept|only|except|alone|tired|exhausted|ashamed|embarrassed|jealous|worse|worst|better|first|enough|stupid|lazy|pointless|useless|perfect|ready|wrong|red|late|quit|gave|give|managed|finished|passed|proud|guess|should|must|supposed)\b/;
const UNQUOTABLE =
  /https?:|www\.|\S@\S|\d{5,}|\b(fuck\w*|shit\w*|bitch\w*|cunt\w*|slut\w*|whore\w*|nigg\w*|fag\w*|retard\w*|asshole|wank\w*)\b/i;
const CLAUSE_BREAK =
  /[.!?;:,()[\]"“”\n…—–/]+|\s-+\s|\s+(?=(?:and|but|because|although|though|while|which|so that|then|whereas)\s)/i;

interface Candidate {
  phrase: string;
  score: number;
}

/**
 * The two to eight words of the person's own most worth handing back, verbatim, or undefined when none stands alone.
 * `relevance` scores a folded phrase: the words that showed the intent count most.
 */
export function choosePhrase(text: string, relevance: (folded: string) => number): string | undefined {
  let best: Candidate | undefined;
  const clauses = text.toWellFormed().slice(0, 1200).split(CLAUSE_BREAK).slice(0, 40);
  for (const [order, clause] of clauses.entries()) {
    const candidate = bestInClause(clause, relevance, order);
    if (candidate && (!best || candidate.score > best.score)) best = candidate;
  }
  return best && best.score > 0 ? best.phrase : undefined;
}

function bestInClause(
  clause: string,
  relevance: (folded: string) => number,
  order: number,
): Candidate | undefined {
  const tokens = clause.trim().split(/\s+/).slice(0, 40);
  const plain = tokens.map((token) =>
    token
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .replace(/[^\p{L}\p{N}'%]/gu, ''),
  );
  let best: Candidate | undefined;
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 2; to <= Math.min(tokens.length, from + 8); to += 1) {
      if (!standsAlone(plain, from, to)) continue;
      const phrase = tidyOwnWords(tokens.slice(from, to).join(' '), 80);
      const length = countWords(phrase);
      if (length < 2 || UNQUOTABLE.test(phrase)) continue;
      const content = plain.slice(from, to).filter((word) => !LIGHT.has(word)).length;
      if (content === 0) continue;
      const folded = foldText(phrase);
      const score =
        2 * Math.min(3, relevance(folded)) +
        0.5 * content +
        (TELLING.test(folded) ? 1 : 0) +
        (to === tokens.length ? 1 : 0) +
        (from === 0 ? 0.6 : 0) -
        (plain[to] === 'of' ? 0.4 : 0) -
        0.7 * plain.slice(from, to).filter((word) => word === 'my' || word === 'our').length -
        0.25 * Math.abs(length - 5) -
        0.03 * order;
      if (!best || score > best.score) best = { phrase: lowered(phrase), score };
    }
  }
  return best;
}

// A sentence's capital looks wrong in the middle of one of Eden's; names and "I" keep theirs.
function lowered(phrase: string): string {
  const first = phrase.split(' ', 1)[0] ?? '';
  const word = first.toLowerCase();
  return LOWERED.has(word) || /\w{2}ed$/.test(word) || TELLING.test(word)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
}

// "Handed it in" may end so, where the person ended so.
const PARTICLES = words('in on off up out down over me it');
const DETERMINERS = words(
  'my the a an your his her their our this these those its some any each every another',
);

function standsAlone(plain: readonly string[], from: number, to: number): boolean {
  const first = plain[from] ?? '';
  const last = plain[to - 1] ?? '';
  if (
    first === '' ||
    last === '' ||
    BAD_START.has(first) ||
    (BAD_END.has(last) && !(to === plain.length && PARTICLES.has(last)))
  )
    return false;
  if (from > 0 && /^\d/.test(first)) return false;
  if (from > 0 && DETERMINERS.has(plain[from - 1] ?? '')) return false;
  if (to < plain.length && !BOUNDARY.has(plain[to] ?? '')) return false;
  return (
    from === 0 ||
    /\w{2}ed$/.test(first) ||
    LIGHT.has(plain[from - 1] ?? '') ||
    BAD_START.has(plain[from - 1] ?? '')
  );
}
