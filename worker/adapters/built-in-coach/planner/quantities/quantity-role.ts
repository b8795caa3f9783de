/**
 * What a number is to the person: `start` is what they do today, `target` what they aim at,
 * `beyond` what they say they cannot do yet.
 */
export type QuantityRole = 'start' | 'target' | 'beyond';
export type Period = 'day' | 'week' | 'fortnight' | 'month' | 'year';

/** How a number was meant. With `per` it is a rate, as in "10 pages a day". */
export interface Meaning {
  readonly role: QuantityRole;
  readonly per?: Period;
}

/** Words that may stand between a cue and its number without changing what it means. */
export const HEDGES =
  '(?:(?:about|around|roughly|approximately|approx|ca|circa|some|only|just|maybe|perhaps|barely|hardly|nearly|almost|at least|at most|no more than|not more than|up to|the|my|full|whole|another|for|a|an|distance of|total of)[\\s:]+)*';
const VERBS =
  '(?:run|jog|walk|hike|swim|cycle|bike|ride|do|manage|read|write|type|get|make|last|practi[sc]e|play|meditate|sit|study|learn|train|exercise|lift|hold|cover|average|weigh|finish|know|go|save)';
const DOING =
  '(?:runn|jogg|walk|hik|swimm|cycl|bik|rid|do|manag|read|writ|practi[sc]|play|meditat|sitt|study|learn|train)ing';
const OFTEN =
  '(?:usually|normally|typically|often|only|mostly|regularly|just|sometimes|still|currently|already|now|barely|hardly|comfortably|easily|even)';

/**
 * "Until I can", "so that I can" and "the distance I can" speak of another day or another number.
 */
const ANOTHER_DAY =
  '(?<!\\b(?:until|till|so|that|once|if|when|whether|before|after|day|distance|where|far|what|long|much|many) )';

/** Cues of which the last one before the number decides. Each pattern ends where its cue ends. */
const STARTS = [
  `${ANOTHER_DAY}\\bi (?:can )?(?:${OFTEN} )*${VERBS}\\b`,
  // "I can 3 km", but not "I can imagine 42 km".
  `${ANOTHER_DAY}\\bi can(?=\\s+${HEDGES}$)`,
  `\\b(?:distance|what|how far|far as) i (?:can )?(?:${OFTEN} )*${VERBS}(?: [a-z]+){0,2} is\\b`,
  `\\b(?:i am|i'm|im) (?:${OFTEN} )*(?:able to(?: ${VERBS})?|at|on|up to|doing|good for)\\b`,
  `\\b(?:i am|i'm|im) (?:currently|already|now) ${DOING}\\b`,
  `\\bi(?:'ve| have) (?:${OFTEN} |so far )*(?:saved|put aside|put away|set aside|read|written|paid(?: off| back)?|learn(?:t|ed)|got to)\\b`,
  `\\bi(?:'ve| have) been ${DOING}\\b`,
  `\\bmy (?:current|usual|normal|present|average|longest|max(?:imum)?|limit)\\b`,
  `(?:^|[,;(])\\s*can (?:${OFTEN} )*${VERBS}\\b`,
  '\\bmy longest(?: (?!ever\\b)[a-z]+){0,3} (?:was|has been)\\b',
  `\\bstart(?:ing)? (?:out )?(?:from|at|with)\\b`,
  `(?<!\\b(?:far|away|back|home) )\\bfrom(?=\\s+${HEDGES}$)`,
];
/**
 * Words of today that count only directly before the number, for "currently I want to run 10 km" is
 * no start.
 */
const STARTS_BESIDE = new RegExp(
  `\\b(?:currently|right now|at the moment|at present|presently|these days|nowadays|so far|already)\\b[\\s,:]*(?:(?:i'm|i am|i|is|at|on|${VERBS}|${DOING})\\s+)*${HEDGES}$` +
    `|(?<!\\b(?:from|starting|start|until|by|as of|than) )\\b(?:now|today)\\b\\s*[:=-]?\\s*${HEDGES}$`,
);
const TARGETS = [
  "(?<!\\b(?:able|used|up|i can get|i get|make it) )\\bto(?! (?:work|school|college|university|town|and from|the (?:office|shop|station|park|gym)|my (?:office|school|job))\\b)(?= (?:[a-z']+ ){0,4}$)",
  '\\b(?:build|work|get|go|mov|step|progress|increas|train)\\w*(?: [a-z]+){0,3} up to\\b',
  '\\b(?:want|wants|wish|hope|like to|goal|aim|aiming|target|dream|reach|reaching|complete|able to|until|till|towards?|will|going to|gonna|should|must)\\b',
  '\\b(?:train(?:ing)? for|prepar\\w+ for|sign\\w* up|regist\\w+|enter(?:ed|ing)?|build\\w* up|work\\w* up|race|event|course|tour|challenge|lake|finally|some ?day)\\b',
  '\\b(?:so that|so|once|when|before) i can\\b',
];
const PAST = [
  '\\b(?:used to|ever|when i was|formerly|previously|years ago|i once|ran|swam|cycled|walked|rode|jogged|hiked|did|managed|wrote|could|was|were|had|completed|finished|lifted)\\b',
];
const RECENT =
  /\b(?:yesterday|this morning|this week|last (?:week|weekend|night|time|run|swim|ride|walk|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the other day|recently|lately)\b/;
const NOT_YET = [
  "\\b(?:can'?t|cannot|can not|couldn'?t|unable to|not able to|don'?t|do not|am not|never|haven'?t|have not|not even)\\b",
];
const NO_FURTHER = /\b(?:(?:more|further|farther|longer) than|over|beyond|past)\s*$/;
const LESS = new RegExp(
  `\\b(?:less than|fewer than|under|below|not quite|not even|almost|nearly)\\s+${HEDGES}$`,
);
/** Somebody else, who runs for themselves. */
const OTHERS =
  /\b(?:he|she|they|who|people|someone|everyone|(?:my|our) (?:friends?|brother|sister|mother|father|mum|mom|dad|wife|husband|partner|son|daughter|boss|colleagues?|neighbou?rs?|coach|trainer|doctor))\b(?!.*\b(?:i|i'm)\b)/;
/**
 * What stands between a start and a number that is not its own: "I can do it: 42 km", "I run and
 * dream of 42 km".
 */
const APART =
  /\b(?:it|this|that|what|because|and|or|if|when|while|like|which|who|(?<!\bnot? )more|better|myself|towards?|after|before|unless)\b/;
/** The gap between a start and its number is short and holds no other number. */
const SHORT_GAP = 45;

const LAST_YEARS =
  /^[^.;]{0,30}\b(?:ago|last (?:year|summer|winter|spring|autumn|fall)|in (?:19|20)\d\d|when i was|back (?:in|then)|(?:at|in) (?:school|university|college)|school days|in my (?:twenties|teens|youth))\b/;
const COMING =
  /\b(?:next|tomorrow|some ?day|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|\d+ (?:days?|weeks?|months?|years?))|this (?:spring|summer|autumn|fall|winter|year))\b/;
const TODAY_AFTER =
  /^\s*(?:right now|at the moment|at present|so far|already|currently|saved|put aside|(?:is|are) (?:my|the) (?:longest|limit|most|max\w*)|(?:is|are) (?:all|what|as far as) i)\b/;
/** "3 km now, 10 km by June": without a verb before the number, now is when it is done. */
const NOW_AFTER = /^\s*(?:now|today)\s*(?:,|;|and\b|$)/;
const ALONE = new RegExp(`^[\\s,;(]*${HEDGES}$`);
const GOAL_AFTER = /^\s*(?:is|are|as) (?:my|the|a) (?:goal|aim|target|dream)\b/;
/** Not an amount at all: "5 km away", "every 5 km", "room 12 m". */
const ELSEWHERE = /^\s*(?:away|off|from (?:here|home|work|my|the)|uphill|an hour|per hour|\/ ?h)\b/;
const LABEL = /\b(?:every|each|room|number|no|chapter|page|level|instead of)\s*$/;

const ONCE = '(?:a|per|each|every)(?: single| other| second)?';
const BETWEEN =
  "(?: (?!and\\b|or\\b|then\\b|but\\b|to\\b|in\\b|by\\b|until\\b|once\\b|twice\\b|times\\b|a\\b|per\\b|each\\b|every\\b)[a-z'-]+){0,4}";
const PER_PERIOD = new RegExp(
  `^${BETWEEN} ?(?:${ONCE} ?|/ ?)(day|night|evening|morning|afternoon|session|sitting|weekday|week|weekend|fortnight|month|year)\\b` +
    `|^${BETWEEN} (daily|nightly|weekly|fortnightly|monthly|yearly)\\b`,
);

/**
 * A sentence of the description that begins with what is to be done, or with the number itself,
 * names a target.
 */
const TO_BE_DONE = new RegExp(
  `^[\\s(]*(?:(?:then|and|first|also|please|distance|length|amount)[\\s:]+)*(?:(?:${VERBS}|${DOING}|put|lose|losing|complete|pay|get|make|take|race)\\b[^,;]*|${HEDGES})$`,
);

function lastEnd(text: string, patterns: readonly RegExp[]): number {
  const ends = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match.index + match[0].length),
  );
  return Math.max(-1, ...ends);
}

const compiled = (patterns: readonly string[]) =>
  patterns.map((pattern) => new RegExp(pattern, 'g'));
const CUES = {
  start: compiled(STARTS),
  target: compiled(TARGETS),
  past: compiled(PAST),
  beyond: compiled(NOT_YET),
};

/** How often an amount comes again, by the words behind it. */
export function periodOf(after: string): Period | undefined {
  const match = PER_PERIOD.exec(after);
  const word = match?.[1] ?? match?.[2];
  if (!word) return undefined;
  if (word.startsWith('fortnight')) return 'fortnight';
  if (/^week(?!day)/.test(word)) return 'week';
  if (word.startsWith('month')) return 'month';
  return word.startsWith('year') ? 'year' : 'day';
}

function nearestRole(before: string, after: string, isTitle: boolean): QuantityRole | undefined {
  const at = {
    start: lastEnd(before, CUES.start),
    target: lastEnd(before, CUES.target),
    past: lastEnd(before, CUES.past),
    beyond: lastEnd(before, CUES.beyond),
  };
  const beside = STARTS_BESIDE.exec(before);
  // "3 km now, 10 km by June": that now belongs to the number before it.
  const isOwn = beside !== null && !/\d[^,;(]*$/.test(before.slice(0, beside.index));
  const isBeside = isOwn && !(isTitle && /^(?:now|today)/.test(beside[0]));
  const start = isBeside ? before.length : at.start;
  const nearest = Math.max(start, at.target, at.past, at.beyond);
  if (nearest < 0)
    return TODAY_AFTER.test(after) || (ALONE.test(before) && NOW_AFTER.test(after) && !isTitle)
      ? 'start'
      : undefined;
  const gap = before.slice(nearest);
  const isNear = gap.length <= SHORT_GAP && !/\d/.test(gap);
  if (at.beyond === nearest && isNear) {
    if (NO_FURTHER.test(before)) return 'start';
    return isTitle ? undefined : 'beyond';
  }
  if (start === nearest) {
    if (!isNear || APART.test(gap)) return undefined;
    return LESS.test(before) ? 'beyond' : 'start';
  }
  if (at.past === nearest) return RECENT.test(before + after) && isNear ? 'start' : undefined;
  return 'target';
}

/**
 * Tells from the words around a number what it is to the person; undefined when it is nothing to
 * plan with or that is not certain, so that the plan begins at a beginner's amount. Of several cues
 * the last one before the number decides: in "from the distance I can run today to 42 km" that is
 * "to". A number without any cue is a target in a title, and in a description only where the
 * sentence begins with it or with what is to be done.
 *
 * @param before the sentence up to the number, lower case
 * @param behind the sentence behind its unit
 */
export function meaningOf(before: string, behind: string, isTitle: boolean): Meaning | undefined {
  if (ELSEWHERE.test(behind) || LABEL.test(before)) return undefined;
  const per = periodOf(behind);
  const after = behind.replace(PER_PERIOD, '');
  const withPer = (role: QuantityRole): Meaning => (per ? { role, per } : { role });
  if (GOAL_AFTER.test(after)) return withPer('target');
  const cued = nearestRole(before, after, isTitle);
  if (cued === 'start' || cued === 'beyond') {
    const isSure =
      !OTHERS.test(before) &&
      !LAST_YEARS.test(after) &&
      (!COMING.test(after) || /\bcan\b|\bmy\b/.test(before));
    return isSure ? withPer(cued) : undefined;
  }
  if (cued === 'target') return withPer('target');
  const hasCue = [...CUES.start, ...CUES.past, ...CUES.beyond].some(
    (cue) => before.search(cue) >= 0,
  );
  if (LESS.test(before)) return undefined;
  if (isTitle ? !hasCue : !hasCue && TO_BE_DONE.test(before)) return withPer('target');
  return undefined;
}
