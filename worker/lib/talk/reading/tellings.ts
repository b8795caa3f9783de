import type { Clause } from './clauses.ts';

/** Ways in which something is told: each calls for questions of its own. */
export const TELLINGS = [
  'secret',
  'asked-to',
  'waiting',
  'felt-foolish',
  'own-regret',
  'own-habit',
  'gave-up',
  'stuck-skill',
  'dilemma',
  'alone',
  'others-act',
] as const;
export type Telling = (typeof TELLINGS)[number];

const OTHER_ONE =
  '(?:he|she|they|(?:my|our|the|this|one of (?:my|the)) [\\p{L}-]+(?: [\\p{L}-]+)?|\\p{Lu}\\p{L}+)';

/** Which words of a clause show it. A clause is one thing that somebody said: nothing is guessed. */
const SHOWN_BY: Readonly<Record<Telling, RegExp>> = {
  secret:
    /\b(?:haven['’]?t|have not|never|didn['’]?t|can['’]?t) (?:yet |even )?(?:told|tell|said anything to|let on to) \p{L}|^(?:and |but |so )?(?:he|she|they|nobody|no one|(?:my|our) \p{L}+(?: \p{L}+)?) (?:does not|doe?s(?:n['’]?t|ent)|do(?:n['’]?t| not)|dosent) know(?: (?:about|yet|that|any of)\b|$)|\b(?:hiding|keeping|kept|hid) (?:it|this|that|them) from\b|\bbehind (?:his|her|their|\p{Lu}\p{L}+['’]s) back\b/iu,
  'asked-to':
    /\b(?:has |have |['’]s |just |only )*(?:asked|invited|offered|begged) (?:me|us) (?:to|out|for|if i (?:want|would|could))\b|\bhas (?:been offered|offered me)\b|\bwants (?:me|us) to\b/i,
  waiting:
    /\bwaiting to hear\b|\bhaven['’]?t heard (?:back|anything|from)\b|\bleft (?:me )?on read\b|\bhas(?:n['’]?t| not) (?:even )?(?:replied|answered|noticed|rung|called|texted|written|got back)\b/i,
  'felt-foolish':
    /\b(?:felt|feel|feeling) (?:like |so |really |a bit |right |such )*(?:an? |complete |total |proper |right |absolute )*(?:scum|idiot|fool|stupid|daft|silly|failure|fraud|rubbish|useless|coward|monster|(?:bad|terrible|awful|rubbish) (?:mum|mom|mother|dad|father|friend|son|daughter|person|wife|husband))\b/i,
  'own-regret':
    /\bi (?:just |only )?(?:lied|snapped|laughed along|chickened out|bottled it|walked out|shouted|yelled|went home early|packed up)\b/i,
  'own-habit':
    /\bi (?:just |always |still )?(?:keep|kept|can['’]?t stop|end up|ended up) \w+ing\b/i,
  'gave-up':
    /\b(?:have|had|i['’]?ve|we['’]?ve)(?: \w+)? (?:given up|retired|lost my|sold|handed over)\b|\b(?:i|we)(?: \w+)? (?:gave up|retired|lost my|sold|handed over)\b|\bthat (?:has gone|is over|['’]?s gone)\b|\b(?:has|have) (?:left home|moved out|closed)\b|\bmade redundant\b|\b(?:not|n['’]t) (?:touched|played|danced|painted|ridden|sung)\b.*\bsince\b/i,
  'stuck-skill':
    /\b(?:do not|don['’]?t|can['’]?t|cannot) (?:really |even )?(?:get|understand|follow|keep up with) (?:it|any|any of it|most of it|the \w+)$|\bso much faster\b|\bout of my depth\b|\blose (?:loads of |all my |so many )?marks\b/i,
  dilemma:
    /\b(?:do not|don['’]?t) know (?:whether|if i should|if we should|which)\b|\btorn\b|\bpart of me\b|\bputting off (?:giving|deciding|answering)\b|\bcan['’]?t decide\b|\bin two minds\b/i,
  alone:
    /\b(?:do not|don['’]?t) know (?:a soul|anyone|anybody|many people)\b|\bbarely (?:spoken|speak|talked) to (?:any|a soul)|\bonly person i (?:speak|talk)\b/i,
  'others-act': new RegExp(
    `^(?:and |but |so |then |yesterday |last (?:week|night) |today )*${OTHER_ONE} (?:(?:just|then|always|never|constantly|only|even) )?(?:keeps? (?:going|taking|changing|interrupting|telling|doing|making|using|leaving|parking|asking)|changed|moved (?:me|my|it|them|us)|took|gave (?:it|them|my|the)|laughed|ignored|blanked|swore|rolled|walked off|cancelled|forgot|blamed|criticised|told me off)\\b`,
    'iu',
  ),
};

/** The first clause of a message that shows a way of telling, those first that weigh most. */
export function tellingIn(
  clauses: readonly Clause[],
): { telling: Telling; clause: Clause } | undefined {
  for (const telling of TELLINGS) {
    const clause = clauses.find((one) => !one.isQuestion && SHOWN_BY[telling].test(one.text));
    if (clause) return { telling, clause };
  }
  return undefined;
}
