import { nounsOfPeople } from '#worker/lib/talk/reading/people.ts';
import { sentencesIn } from '#worker/lib/talk/reading/sentences.ts';
import { turnedAct } from '#worker/lib/talk/reading/turned.ts';

/** What a request for something to do may be for, the most particular first. */
export const WAYS = [
  'wait',
  'instead',
  'stop-other',
  'agree',
  'help-other',
  'meet',
  'remember-to',
  'calm',
  'thoughts',
  'stop-habit',
  'learn-facts',
  'time',
  'money',
  'begin',
  'keep-going',
  'better-at',
  'deal-with',
  'event',
  'evening',
  'fill-day',
] as const;
export type WaySort = (typeof WAYS)[number];

/** A request for something to do, by its grammar. */
export interface WayAsked {
  sort: WaySort;
  /** What it is for, in the person's words turned to “you”. */
  what: string | undefined;
}

const ANYBODY =
  '(?:i|you|u|ya|we|one|people|anyone|anybody|someone|somebody|(?:an? |any )?(?:\\w+ )?(?:man|woman|person|fellow|chap|bloke|lass|pensioner|widow|widower|student|guy|girl|boy|lad|lady|mum|mom|dad|parent|kid|beginner|teacher)(?: (?:my age|like me|of my age))?)';
const HOW = `(?:how (?:on earth |the hell |the heck )?(?:to|(?:(?:do|can|could|should|would|might|shall|will|does|am|are)(?:n't)? )?${ANYBODY}(?: (?:supposed|meant) to)?)(?: (?:best|even|ever|actually|really|just|possibly|properly|finally))*|(?:best|any|some|good|a|the) (?:\\w+ )?(?:ways?|tips?|tricks?|advice|ideas?) (?:to|for|on|of|about)|help me(?: to)?|(?:don't|dont|do not|no idea) (?:know )?how to|what helps (?:with|to|you))`;
const WHO = `((?:my|our|the|his|her|their|this|these) (?!self\\b)[\\w'-]+(?: (?!to\\b|stop|from\\b|into\\b|give|let\\b|and\\b)[\\w'-]+)??|him|her|them|people|everyone|others|[A-Z][a-z]+)`;
const NOBODY_TO_TALK_TO =
  /\b(?:babies|baby|newborn|toddler|dogs?|pupp\w+|cats?|kitten|horse|pony|rabbit|bird|parrot|car|phone|laptop|computer|house|body|brain|mind|head|eyes?|legs?|back)\b/i;
const SOME_DAY =
  '(?:(?:on|in|at|over|during|for|of) (?:an? |the |my |our )?(?:\\w+ )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|mornings?|afternoons?|evenings?|nights?|weekends?|holidays?|half[- ]term|summer|winter|village|town)|all day|all evening|with (?:my|all this|all that|the|their|our) (?:time|days?|evenings?|weekends?|life)|after work|to (?:pass|fill) the (?:time|day|days|evenings)|to keep busy|round here|around here)';
const WHAT_DO = `what (?:else |is there (?:for me )?|'s there |on earth |the hell )*(?:(?:can|could|do|does|should|might|would|shall|am|is) )?(?:${ANYBODY} )?(?:(?:supposed|meant) to )?(?:even |actually |possibly |just )*(?:to )?do\\b`;

const re = (text: string) => new RegExp(text, 'i');
/** A group that stands in a pattern is what the request is for. */
const OF: readonly [WaySort, RegExp][] = [
  [
    'wait',
    re(
      `(?:${HOW}|${WHAT_DO}).{0,60}\\b(?:the wait\\b|waiting\\b|while (?:i|we)(?:'m|'re| am| are)? wait\\w*|till then|until then|in the meantime|till (?:i|we) (?:hear|know)|until (?:i|we) (?:hear|know))`,
    ),
  ],
  [
    'instead',
    re(
      `(?:${WHAT_DO}|${HOW}).{0,60}\\b(?:instead|rather than)\\b(?: of)?(?: (\\w+ing\\b[^.?!,;]{0,40}))?`,
    ),
  ],
  [
    'instead',
    re(`\\bwhat else (?:can|could|should) ${ANYBODY} do\\b.{0,20}\\b(?:when|at|in|before)\\b`),
  ],
  [
    'stop-other',
    re(
      `${HOW} (?:(?:get|make|tell|ask|persuade|convince) ${WHO} (?:to )?(?:stop|quit|not)\\b|(?:get|keep) ${WHO} (?:off|out of|away from)\\b|stop ${WHO} (?:from )?\\w+ing\\b)`,
    ),
  ],
  [
    'stop-other',
    re(
      `${HOW} (?:get|make|persuade|convince) ${WHO} to (?:pay|do (?:his|her|their|some|more|the)|clean|tidy|wash|help|answer|reply|respond|listen|turn (?:it|the|up|down)|be on time|come|pick up)\\b`,
    ),
  ],
  [
    'agree',
    re(
      `${HOW} (?:get|persuade|convince|talk|make|ask) ${WHO} (?:to(?! (?:love|like|want|sleep with|kiss|notice|marry|miss|forgive|trust|fancy|come back|go out)\\b)|into|round|agree|let|give|on board)\\b`,
    ),
  ],
  [
    'help-other',
    re(
      `(?:${HOW} (?:help|support|comfort|cheer up|be there for|look after)|${WHAT_DO} for) ${WHO}\\b`,
    ),
  ],
  [
    'meet',
    re(
      `(?:${HOW}|where do ${ANYBODY}) (?:meet(?:ing)?|mak(?:e|ing)|find(?:ing)?|get to know|getting to know) (?:\\w+ ){0,2}(?:people|friends?|mates|somebody|someone|a partner|a (?:girl|boy)friend|company)\\b`,
    ),
  ],
  [
    'remember-to',
    re(
      `${HOW} (?:remember(?= to\\b|\\W*$)|not forget|stop forgetting|keep from forgetting)(?: to)?(?: ([^.?!,;]{3,50}))?`,
    ),
  ],
  [
    'calm',
    re(
      `${HOW} (?:(?:stay|keep|remain|be) (?:more )?(?:calm|cool|patient|my (?:cool|temper|patience))|calm (?:down|myself)|(?:not|stop) (?:los(?:e|ing) (?:it|my (?:temper|patience|rag|head))|snapp?(?:ing)?|shout(?:ing)?|yell(?:ing)?|blow(?:ing)? up|kick(?:ing)? off)|control my (?:temper|anger))\\b`,
    ),
  ],
  [
    'thoughts',
    re(
      `${HOW} (?:(?:stop|quit|not|avoid) (?:(?:keep|myself) )?(?:from )?(?:thinking|worrying|overthinking|over thinking|dwelling|obsessing|stressing|fretting|going over|replaying|panicking|comparing(?: \\w+)?|imagining|blaming|doubting|judging|dreading|ruminating|being (?:so )?(?:anxious|nervous|worried|stressed|scared))|switch (?:my (?:head|brain) )?off|get (?:\\w+ ){1,2}out of my head|quiet my)(?: (?:about|over|of) ([^.?!,;]{3,40}))?`,
    ),
  ],
  [
    'stop-habit',
    re(
      `${HOW} (?:stop(?: myself)?(?: from)?|quit|give up|cut (?:down|back) on|break (?:the|my) habit of)(?! (?:it|this|that|being|procrastinating|putting|avoiding|drinking|cutting|purging|eating|using|hurting|feeling|crying|loving|missing|caring)\\b)(?: ([^.?!,;]{3,40}))?`,
    ),
  ],
  [
    'learn-facts',
    re(
      `${HOW} (?:remember|memori[sz]e|learn|retain|revise|get) (?!to\\b|it\\b|how\\b)([^.?!,;]{3,40}?)(?: (?:in my head|to stick|to stay|by heart|off by heart|for (?:the|my) (?:test|exam)))`,
    ),
  ],
  [
    'learn-facts',
    re(
      `${HOW} (?:remember(?:ing)?|memori[sz]e|memori[sz]ing|revise|revising|retain) (?!to\\b|it\\b|how\\b|that\\b|(?:\\w+'?s? )?names\\b)([^.?!,;]{3,40})`,
    ),
  ],
  [
    'time',
    re(
      `${HOW} (?:(?:find|make|get|have) (?:the |any |more |some )?time (?:for|to)|fit(?: in)?) ([^.?!,;]{3,50})`,
    ),
  ],
  [
    'money',
    re(
      `${HOW} (?:save(?: up)?(?: money)?|afford|pay (?:for|off)|budget|make ends meet|cut (?:my|our) (?:bills|spending))(?: (?:for |up for )?([^.?!,;]{3,40}))?`,
    ),
  ],
  [
    'begin',
    re(
      `(?:${HOW} (?:\\w+ )?(?:start|begin|get (?:started|going))|where (?:do|should|would|can|could) ${ANYBODY} (?:even |actually |just )*(?:start|begin))(?: (?:with|on) ([^.?!,;]{3,50})| (\\w+ing [^.?!,;]{3,50}))?`,
    ),
  ],
  [
    'begin',
    re(`\\b(?:what(?:'s| is|s|d be)?|tell me) (?:the |my )?(?:very )?first (?:thing|step|move)\\b`),
  ],
  [
    'keep-going',
    re(
      `${HOW} (?:keep (?:going|it up|at it|on|up|myself|doing)|stick (?:to|with|at)|stay (?:motivated|on track|consistent|with)|carry on|motivate myself|make myself|force myself|get myself to|not give up)(?: (?:with |on |to |at )?([^.?!,;]{3,50}))?`,
    ),
  ],
  [
    'better-at',
    re(
      `${HOW} (?:get (?:better|good|faster|quicker)|improve|become (?:better|good)|be better|learn (?:to|how to)|practi[cs]e)(?: (?:at |in |with )?([^.?!,;]{3,50}))?`,
    ),
  ],
  [
    'deal-with',
    re(
      `${HOW} (?:deal with|handle|cope with|put up with|get on with|get along with|manage|respond to|live with) ((?:(?:my|our|the|an?|his|her) )(?:\\w+ ){0,2}(?:${nounsOfPeople}))\\b`,
    ),
  ],
  [
    'event',
    re(
      `${HOW} (?:get through|survive|face|cope with|deal with|handle|prepare for|get ready for|prepare myself for|manage) ((?!it\\b|this\\b|that\\b)[^.?!,;]{3,50})`,
    ),
  ],
  [
    'fill-day',
    re(
      `${HOW} (?:fill|spend|use|get through|pass) (?:(?:an? |the |my |these |long )?(?:empty )?(?:\\w+days?|days?|hours|time|afternoons?))`,
    ),
  ],
  [
    'evening',
    re(
      `${WHAT_DO}.{0,30}\\b(?:on|in|of|at|over|with|for) (?:an? |the |my |our )?(?:\\w+ )?(?:evenings?|nights?|weekends?)\\b`,
    ),
  ],
  ['fill-day', re(`${WHAT_DO}.{0,30}\\b(${SOME_DAY})`)],
  [
    'fill-day',
    re(
      `\\b(?:what (?:is|'s) there (?:for me )?to do|what do (?:people|you|they|other people) (?:even |actually )?do)\\b.{0,30}(?:\\b(${SOME_DAY}))?`,
    ),
  ],
];

const ASKS = /\b(?:how|what(?:'?s)?|where|which|help me|any|tips?|advice|ideas?|ways?|tell me)\b/i;
const LONGEST_WHAT = 9;
/** What follows belongs to the sentence and not to the thing. */
const TAIL =
  /\s+(?:when|if|because|cos|cause|while|since|as|so|but|and then|without|anyway|please|pls|now|these days|any ?more|properly|like)\b.*$/i;

const tidy = (what: string) => what.replace(TAIL, '').trim();

function wayOf(sentence: string, message: string): WayAsked | undefined {
  if (!ASKS.test(sentence)) return undefined;
  for (const [sort, pattern] of OF) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    if (sort === 'instead' && /\b(?:alone|on my own|by myself|lonely)\b/i.test(message))
      return { sort: 'meet', what: undefined };
    const found = match.slice(1).find(Boolean);
    const isOfPerson = sort === 'stop-other' || sort === 'agree' || sort === 'help-other';
    if (isOfPerson && NOBODY_TO_TALK_TO.test(found ?? '')) continue;
    return { sort, what: found ? turnedAct(tidy(found), LONGEST_WHAT) : undefined };
  }
  return undefined;
}

/** What a message asks a way for, the last time that it does; undefined where it asks for none. */
export function wayIn(message: string): (WayAsked & { text: string }) | undefined {
  const text = message.replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
  const sentences = sentencesIn(text);
  for (const sentence of sentences.toReversed()) {
    const way = wayOf(sentence, text);
    if (way) return { ...way, text: sentence };
  }
  return undefined;
}
