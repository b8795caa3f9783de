import { turnedClause } from '#worker/lib/talk/reading/turned.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';

/** What “what if …” may be about. */
export const WHAT_IFS = [
  /** An illness or a death: nothing is made ready for it here. */
  'grave',
  /** What somebody takes, which is for a doctor to change. */
  'medical',
  /** What has gone wrong before goes wrong again. */
  'again',
  /** Something to do that can hardly be taken back. */
  'large',
  /** Something to say or write once. */
  'once',
  /** Whether a proposal of their own would be enough. */
  'enough',
  /** A proposal of their own for a time or for always. */
  'own',
  /** A proposal of their own for once. */
  'single',
  /** Somebody does not answer. */
  'silence',
  /** Somebody says something hard. */
  'said',
  /** They stand there alone, or are the newcomer. */
  'alone',
  /** What others think of them. */
  'eyes',
  /** A mishap in front of others. */
  'mishap',
  /** Something may be wrong with somebody's health. */
  'health',
  /** There is nothing to say. */
  'awkward',
  /** Somebody who decides over them decides against them. */
  'decided',
  /** A gap in something regular. */
  'slip',
  /** For good. */
  'never',
  /** How it turns out. */
  'outcome',
] as const;
export type WhatIfSort = (typeof WHAT_IFS)[number];

export interface AskedWhatIf {
  sort: WhatIfSort;
  /** As it follows “If”, said to the person; undefined where that cannot be said well. */
  clause: string | undefined;
}

const READ_AT_MOST = 800;
const ASKS =
  /\b(?:what|what(?:['’]?s| would| will)? happens?|what would happen|wht|wat)\s+if\b|(?:^|[.!?\n]\s*|,\s*)(?:(?:ok|okay|yeah|yes|hm+|so|well|but|and|or)[\s,]+){0,2}(?:and|but|or)\s+if\b|^(?:(?:ok|okay|yeah|so|hm+|well)[\s,]+)?if\b(?=[^,]{3,90}\?\s*$)/gi;
/** Where what is asked ends and something else begins in the same line. */
const GOES_ON =
  /[.?!\n;]|,?\s+(?:so |then |and )?(?:would|will|is|was|do|does|should|can|could|am)\s+(?:that|it|this|i|you|u|they|he|she)\b(?!\s+(?:is|are)\b)|,?\s+(?:what|how)\s+(?:do|should|would|can|could|then|about)\b|,\s*then\b|\s+what if\b|,?\s+i (?:don['’]?t|do not|wouldn['’]?t) (?:even )?know\b|,?\s+i['’]?m (?:so |really )?(?:scared|worried|terrified)\b|,?\s+i(?:['’]?d| would| might) (?:just |actually |literally )?(?:die|cry)\b/i;

const ADVERBS =
  '(?:(?:just|only|simply|first|maybe|actually|really|even|instead|also|then|now|start(?:ed)? by|tried|try|try to|went and|did)\\s+)*';
const OWN = new RegExp(
  `^${ADVERBS}(?:i|we)\\s+${ADVERBS}(?:(?:don['’]?t|do not|didn['’]?t|did not|stop(?:ped)?|skip(?:ped)?)\\s+)?${ADVERBS}([a-z]+)\\b(.*)$`,
  'i',
);
/** What nobody does by will. */
const NOT_WILLED =
  /^(?:am|was|were|be|been|have|had|need|fail|forg[eo]t|freez|froze|panic|gets?|got|los[et]|mess|cr(?:y|ied)|never|always|still|feel|felt|miss|fall|fell|hat(?:e|ed)|regret|becom|becam|chok|blush|stammer|stutter|stumbl|shak|shook|sweat|faint|puk|vomit|embarrass|disappoint|ruin|hurt|di(?:e|ed)|wast|hear|wake|woke|relaps|slip|cav|pass|w[io]n|know|knew|understand|like|love|want|remember|think|trip|spill|burn|knock|blank|offupset|annoy|bor|sound|seem|snor|yawn|suffer|catch|caught|spoil|botch|bomb|flop|flunk|screw|struggl|fuck|bottle|fit|enjoy|manage|succeed|deserve|collaps|wet|can|cannot|cant|couldnt|wont|would|will|could|should|dont|didnt)/i;
/** What is done by will or happens: by will where it is “just” done, or so many times. */
const MAY_HAPPEN =
  /^(?:look|end|find|found|see|saw|heard?|meet|met|sle(?:ep|pt)|turn|drop|br(?:eak|oke)|hold|held|let|step|run|ran|crash|hit|lock|move[ds]? over|miss|need)/i;
const WILLED =
  /^(?:ask|tell|told|ring|rang|call|phone|text|messag|writ|wrote|email|mail|send|sent|invit|apologi|speak|spoke|talk|say|said|mention|suggest|offer|admit|explain|go|goes|went|tak|took|leav|left|quit|resign|hand|mov|join|tr[yi]|start|began|begin|stop|delet|buy|bought|sell|sold|book|skip|wait|stay|us(?:e|ed)|put|mak|made|do|did|cook|work|train|practi|stud|revis|walk|cut|giv|gave|keep|kept|chang|switch|swap|sign|appl|bring|brought|wear|wore|read|eat|ate|pa(?:y|id)|sav|pretend|ignor|block|cancel|split|shar|hir|follow|avoid|volunteer|spen|mut|answer|repl|retir|marr|adopt|learn|clean|driv|drove|cycl|swim|swam|rest|add|plan|paint|set)/i;
const BY_WILL =
  /\b(?:just|only|simply|instead|first|once|twice|every|each|\w+ (?:times|days|evenings|nights) a (?:week|month)|minutes|mins|hours?)\b/i;
/** “Go red”, “say something wrong”, “give in”: nothing that is meant to happen. */
const NOT_WILLED_WITH =
  /^(?:(?:go|goes|went) (?:red|blank|wrong|mad|to pieces|bright|quiet|off|under|bust)|(?:say|said) (?:something|the wrong|it wrong|a word wrong|nothing)|(?:do|did) (?:it |that )?(?:all )?(?:wrong|badly)|(?:give|gave) (?:in|up)|(?:make|made) (?:a (?:fool|mistake|mess)|it worse|things worse|mistakes|an idiot)|(?:come|came) (?:across|off|last)|(?:throw|threw) up)\b/i;
/** Somebody else does something in the second part: that is what is feared. */
const THEN_OTHERS =
  /\b(?:and|but)\s+(?:then\s+)?(?:nobody|no one|everyone|everybody|people|they|he|she|it|its|it['’]s|he['’]s|she['’]s|they['’]re|my|the)\b/i;
const THEN_UNWILLED = /\b(?:and|but)\s+(?:then\s+)?(?:i|we)\s+(?:just\s+)?([a-z]+)\b/i;

const GRAVE =
  /\b(?:die|dies|died|dead|dying|passes away|cancer|tumou?r|stroke|heart attack|dementia|alzheimer['’]?s|miscarr\w*|lose the baby|stillb\w*|malignant|terminal|chemo|paralysed|paralyzed|kill\w*|suicid\w*|cut themselves|(?:drop|hurt|harm|run over) (?:the|my|our|a|her|his) (?:\w+ )?(?:baby|child|kid|son|daughter|boy|girl))\b/i;
const MEDICAL =
  /\b(?:tablets?|meds?|medication|medicine|pills?|insulin|dose|antidepressants?|inhaler|painkillers?|beta ?blockers?|statins?|hrt|sertraline|prozac|ritalin|adderall)\b/i;
const AGAIN =
  /\b(?:again|same (?:thing|as|old|way|happens)|the same\b|like (?:last|every|the other|always|before|all the)|as (?:before|always|last time)|another (?:failure|no|rejection|let ?down)|back to (?:square one|where))\b/i;
const ENOUGH = /\b(?:enough|sufficient|too little|do the trick|be ok(?:ay)? for|count)\b/i;
const LARGE =
  /\b(?:quit|quits|resign\w*|hand(?:ed)? (?:in )?my notice|give (?:in )?my notice|gave (?:in )?my notice|notice|leave|left|sell|sold|move|moved|break up|broke up|split|divorce\w*|drop(?:ped)? out|marry|married|buy|bought|borrow|lend|retire\w*|emigrat\w*|adopt|have a baby|told everyone|tell everyone)\b/i;
/** “Move it to Tuesday” and “leave it for a week” are none of these. */
const SMALL_AFTER_ALL =
  /\b(?:leave|left|move|moved|sell|sold|buy|bought|split) (?:it|them|that|this|the (?:phone|app|door|light|desk|chair|alarm)|my phone|a (?:cheap|small|little)|early|five|ten)\b|\bmoved? .{2,40} to (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\w+day|later|earlier)\b/i;
/** What is done again and again, or left for good, can be tried for a while. */
const REPEATS =
  /\b(?:every|each|a (?:day|week|month|night)|times|daily|weekly|nights?|mornings?|evenings?|weekends?|days|\w+days|minutes|mins|hours?|from \w+day|lots of|practi\w+|train\w*|r[au]n|sw[aiu]m|stud\w+|revis\w+|apps?|phone|social media|insta\w*|tiktok|stop(?:ped)?|delet\w+|switch\w*|instead of|no more|less|only|mut\w+|start(?:ed)?|gave up|give up|cut (?:out|down))\b/i;
const SAYS =
  /^(?:ask|tell|told|ring|rang|call|phone|text|message|messag|write|wrote|email|mail|send|sent|invite|apologi|speak|spoke|talk|say|said|mention|suggest|offer|admit|explain)/i;
const SILENCE =
  /\b(?:on read|on seen|(?:does|do|did)(?:n['’]?t| not) (?:even )?(?:reply|answer|respond|text|call|ring|message|write|pick up|get back|want to talk)|never (?:repl\w+|answer\w*|call\w*|text\w*|rings?|writes?|gets? back)|(?:nobody|no one) (?:repl\w+|answers?|responds?|calls?|writes?)|ignor\w+|ghost\w*|blanks? me|airs? me)\b/i;
const ALONE =
  /\b(?:(?:nobody|no one|no-one) \w+|by myself|on my own|stand there|sit(?:ting)? alone|every(?:one|body) (?:\w+ )?(?:already|else|there|in (?:the|there))|the only one|don['’]?t know any(?:one|body)|(?:already|all) (?:have|has|got|know)|left out)\b/i;
const SAID =
  /\b(?:says?|said|tells?|asks?|refus\w+|(?:gets?|goes|is|are|be) (?:\w+ )?(?:angry|mad|upset|cross|annoyed|furious|defensive|funny with)|shouts?|yells?|kicks? off|argu\w+|den(?:y|ies)|blam\w+|hates? me|turns? me down|rejects?|laughs?|cries|starts? crying|walks? off|hangs? up|takes? it (?:badly|wrong|the wrong way))\b/i;
const EYES =
  /\b(?:thinks?|judg\w+|star(?:e|es|ing)|notic\w+|looks? (?:at|down)|treats?|find out|finds? out|gossip\w*|see me|sees me|look (?:thick|weird|bad|silly|dumb|stupid|like|out of|ridiculous|old|fat)|compare|better than me|worse than)\b/i;
const IN_THE_MOMENT =
  /\b(?:freez\w*|forget\w*|panic\w*|cry|blush\w*|shak\w+|stammer\w*|stutter\w*|stumble|go (?:red|blank)|blank|faint|trip|spill|step on|say (?:something|the wrong|it wrong)|mess (?:it )?up|voice|throw up|lose my (?:words|place|thread|voice)|choke|sweat\w*|yawn|laugh)\b/i;

const HEALTH =
  /\b(?:autis\w+|adhd|dyslexi\w+|diabet\w+|depress\w+|burn(?:t|ed)? ?out|something (?:serious|wrong with)|an? (?:lump|infection|disease|condition)|broken|fractured|thyroid|anaemi\w+|menopaus\w+)\b/i;
const AWKWARD =
  /\b(?:awkward|nothing to (?:talk about|say)|run out of things|(?:a|an) (?:long |horrible )?silence|boring|nobody laughs|don't know what to say)\b/i;
const DECIDED =
  /\b(?:(?:he|she|they|it|coach|the \w+|my \w+(?: \w+)?|\w+ school) (?:\w+ )?(?:keeps?|sacks?|fires?|drops?|cancels?|evicts?|fails?|kicks?|throws?|replaces?|cuts?|charges?|bans?|excludes?|lets? me go|doesn't renew|don't renew|won't (?:let|give|renew|pay|allow)|takes? (?:it|them|her|him|my \w+) (?:away|off)))\b|\bi (?:get|'m|am) (?:sacked|fired|dropped|let go|made redundant|evicted|kicked (?:out|off)|thrown (?:out|off)|replaced|banned|excluded|suspended)\b/i;
const SLIP =
  /\b(?:miss|skip|slip|oversleep|sleep through)(?: (?:a|an|one|two|some|the odd) (?:\w+ )?(?:days?|sessions?|weeks?|lessons?|runs?|nights?|mornings?|class(?:es)?|times?|walks?|practi[sc]es?|swims?)| up\b|$)/i;
const NEVER =
  /\b(?:never (?:find|get over|get better|stop|change|be|meet|have|learn|feel|love|recover)|always (?:be|feel)|for ever|forever|rest of my life)\b/i;
const NEWCOMER =
  /\bi'?m? (?:am |will be |ll be )?(?:the )?(?:only|oldest|youngest|slowest|worst|last|fattest|biggest|smallest)\b|\bim the\b/i;

const isOwn = (clause: string): string | undefined => {
  const [, verb = '', rest = ''] = OWN.exec(clause) ?? [];
  const act = `${verb}${rest}`;
  if (!verb || NOT_WILLED.test(verb) || NOT_WILLED_WITH.test(act)) return undefined;
  const isWilled = WILLED.test(verb) && !MAY_HAPPEN.test(verb) && !AGAIN.test(clause);
  if (!isWilled && !BY_WILL.test(clause)) return undefined;
  const [, then = ''] = THEN_UNWILLED.exec(rest) ?? [];
  if (THEN_OTHERS.test(rest) || (then && NOT_WILLED.test(then))) return undefined;
  return act;
};

function sortOf(clause: string, behind: string, told: string): WhatIfSort {
  if (GRAVE.test(clause)) return 'grave';
  const own = isOwn(clause);
  if (own && MEDICAL.test(own)) return 'medical';
  if (own && ENOUGH.test(behind)) return 'enough';
  if (own && LARGE.test(own) && !SMALL_AFTER_ALL.test(own)) return 'large';
  if (own && SAYS.test(own)) return 'once';
  if (own) return REPEATS.test(clause) ? 'own' : 'single';
  // What happens in the moment has its own answer, also where it happened before.
  if (/^(?:i|we|my)\b/i.test(clause) && IN_THE_MOMENT.test(clause)) return 'mishap';
  if (AGAIN.test(clause)) return 'again';
  if (SILENCE.test(clause)) return 'silence';
  if (SLIP.test(clause)) return 'slip';
  if (AWKWARD.test(clause)) return 'awkward';
  if (ALONE.test(clause) || NEWCOMER.test(clause)) return 'alone';
  if (DECIDED.test(clause)) return 'decided';
  // What a doctor may find is no talk to be won.
  if (
    /\b(?:doctor|surgeon|consultant|nurse|gp|specialist|dentist|vet|midwife|scan|results?)\b/i.test(
      clause,
    )
  )
    return 'outcome';
  if (SAID.test(clause)) return 'said';
  if (HEALTH.test(clause)) return 'health';
  if (NEVER.test(clause)) return 'never';
  if (EYES.test(clause)) return 'eyes';
  return GRAVE.test(told) ? 'grave' : 'outcome';
}

/** What somebody asks with “what if …”, the last time that they do; undefined for other messages. */
export function whatIfIn(message: string): AskedWhatIf | undefined {
  const text = message.slice(0, READ_AT_MOST).replace(/[‘’]/g, "'");
  const asked = [...text.matchAll(ASKS)].at(-1);
  if (!asked) return undefined;
  const rest = text.slice(asked.index + asked[0].length).trim();
  const end = GOES_ON.exec(rest);
  const clause = (end ? rest.slice(0, end.index) : rest).trim();
  if (countSpacedWords(clause) < 2) return undefined;
  const behind = end ? rest.slice(end.index) : '';
  return { sort: sortOf(clause, behind, text), clause: turnedClause(clause) };
}
