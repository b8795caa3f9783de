import { foldText } from '#worker/lib/text/fold-text.ts';
import type { Clause } from './clauses.ts';

/** Ways in which people tell things; each has its own questions in `content/eden/take-up.yaml`. */
export const CUES = [
  'blank',
  'fears',
  'guilty',
  'tried',
  'avoids',
  'usedTo',
  'theySaid',
  'theyDo',
  'cannot',
  'repeated',
  'theyDid',
  'wants',
  'notEnough',
  'must',
  'tired',
  'nobody',
  'others',
  'dislikes',
  'misses',
  'likes',
  'lateStart',
  'timeOfDay',
  'narrates',
] as const;
export type Cue = (typeof CUES)[number];

const SOMEBODY =
  '(?:he|she|they|my \\w+(?: \\w+)?|her \\w+|his \\w+|the (?:boss|teacher|coach|boys|kids|others|instructor|manager|doctor)|people|nobody|everyone|[a-z]+)';

/** What shows each, in small letters; the first in the order of `CUES` that a clause shows. */
const SHOWS: Readonly<Record<Cue, RegExp>> = {
  blank:
    /\b(?:go(?:es|ing)? blank|went blank|freez\w+|froze|(?:mind|head) (?:is|was|goes|went) empty|lock(?:s|ed)? up)\b/,
  fears:
    /\bi(?:'m| am| was)? (?:so |really |a bit |just )?(?:afraid|scared|terrified|frightened|worried|dread)\b|\bwhat if\b|\bi(?:'ll| will) (?:fail|cry|freeze|panic|look stupid|get it wrong|make a fool)/,
  guilty:
    /\bi (?:shouted|snapped|yelled|lied|hit|broke|hurt (?:him|her|them)|forgot (?:her|his|my|their))\b|\b(?:was|is) my fault\b/,
  tried: /\bi(?:'ve| have)? (?:already |even |also )?tried\b/,
  avoids:
    /\bi (?:just |always |usually |keep )?(?:avoid|hide|hid|put (?:it|that|this) off|keep putting|walk away|change the subject|close it|close the|pretend|end up|leave it)\b|\bhiding\b|\bavoiding\b/,
  usedTo: /\bi used to\b|\bit used to\b|\bwe used to\b/,
  theySaid: new RegExp(
    `\\b${SOMEBODY} (?:just |always |only |even |then )?(?:told me|tells me|called me|asked me|wrote me|(?:said|says) (?:that )?(?:i|i'm|my|me|it|it's|its|you|we|no)|keeps (?:saying|telling|asking))\\b`,
  ),
  theyDo:
    /\b(?:he|she|they|my \w+(?: \w+)?|the (?:boys|kids|team)) (?:just |always |never |keeps? |doesn't |don't |won't |can't )+\w+/,
  cannot:
    /\bi (?:just |really |still )?(?:can't|could not|couldn't|can not|am unable|don't manage|never manage|don't get)\b/,
  repeated:
    /\b(?:i keep|every (?:time|single|day|night|morning|evening|month|week|year)|always|each time|again and again|once again|never|most (?:days|nights|times))\b/,
  theyDid:
    /\b(?:he|she|they|my (?:boss|manager|colleague|sister|brother|wife|husband|friend|son|daughter|mum|mom|dad|mother|father|partner)) (?:just |even |then |only )?(?:took|takes|presents|presented|laughed|ignored|forgot|cut me|stopped|threw|walked out|promised|spent|bought|shouted|screamed|blamed)\b/,
  wants: /\bi(?:'d| would)? (?:just |really |only )?(?:want|wish|like to|love to|hope)\b/,
  notEnough:
    /\b(?:not (?:good |fast |smart |strong )?enough|too (?:slow|late|old|stupid|little|few)|behind)\b/,
  must: /\bi (?:really |just )?(?:have to|should|must|need to|ought to|'m supposed to)\b|\bi've got to\b|\bit's due\b/,
  tired: /\b(?:tired|exhausted|knackered|shattered|no energy|worn out)\b/,
  nobody:
    /\b(?:nobody|no one|(?:so|feel|all|am|'m|being|live) alone|don't know anybody|don't know anyone|know nobody)\b/,
  others:
    /\b(?:everyone else|everybody else|all the others|other people|others|the other (?:students|mums|writers|nurses|drivers))\b/,
  dislikes:
    /\bi (?:really |just )?(?:hate|can't stand|dread|loathe|don't like)\b|\b(?:boring|dull|awful|horrible|embarrassing)\b/,
  likes: /\bi (?:really |still |do )?(?:like|love|enjoy)\b/,
  misses: /\bi (?:really |still |do )?miss\b/,
  lateStart: /\b(?:i'm|im|i am|at) (?:already )?(?:4\d|5\d|6\d|7\d)\b/,
  timeOfDay: /\b(?:in the |every )?(?:evenings?|mornings?|nights?|afternoons?|weekends?|sundays)\b/,
  narrates:
    /\b(?:yesterday|today|last (?:night|week|month)|this (?:morning|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
};

/**
 * What somebody tells of that a question can be asked about; the closest to the end comes first.
 */
export function cuesIn(clauses: readonly Clause[]): Cue[] {
  const told = clauses
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ text }) => foldText(text.slice(0, 240)))
    .reverse();
  return CUES.map((cue) => ({ cue, at: told.findIndex((text) => SHOWS[cue].test(text)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || CUES.indexOf(one.cue) - CUES.indexOf(other.cue))
    .map(({ cue }) => cue);
}
