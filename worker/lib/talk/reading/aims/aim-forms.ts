/** How something that is to be said stands in a sentence. */
export const AIM_KINDS = [
  /** A sentence of the person’s own: “I can’t come on Friday”. */
  'tell',
  /** What the other one is to know, where it cannot stand alone: “how much I miss you”. */
  'know',
  /** What they are asked to do: “ask me before”. */
  'do',
  /** And to leave: “call me champ”. */
  'leave',
  /** What they are to be or to feel: “be able to talk to me”. */
  'be',
  /** A question to them that stands inside another: “why I wasn’t considered”. */
  'ask',
  /** What is asked for: “a day off”. */
  'for',
  /** “for missing your graduation”. */
  'sorry',
  'thank',
  /** What is declined, as a noun … */
  'no',
  /** … and what somebody was asked to do: “to join the committee”. */
  'decline',
  /** And what they cannot do: “stay late again”. */
  'cannot',
  /** What it is about, as a noun. */
  'about',
  'touch',
  'invite',
] as const;
export type AimKind = (typeof AIM_KINDS)[number];

/** What somebody wants to be said, turned to the one who hears it. */
export interface Aim {
  kind: AimKind;
  text: string;
}

/** Somebody in the middle of a pattern: “my line manager”, “her”, “Donna”. */
const NAMED =
  "(?!(?:when|that|if|i|i['’]\\p{L}+|we|what|how|why|they|she|he|about|no|to|and|but|so|because|who)\\b)[\\p{L}'’-]+";
const WHOM = `(?:him|her|them|you all|(?:my|our|the|an?|his|her|their|one of my) (?:${NAMED} ){0,5}?${NAMED}|(?:people|everyone|everybody)(?: (?:at|in|from) (?:the |my )?\\p{L}+)?|${NAMED}(?: [\\p{Lu}][\\p{L}'’-]+)?)`;
const SURELY =
  '(?: (?:just|really|only|simply|also|mainly|mostly|kind of|still|actually|dearly|very much))*';
const WANT = `i(?:['’]?d| would)?${SURELY} (?:want|need|like|love|prefer|wish)(?:ed)?${SURELY}`;
const pattern = (source: string) => new RegExp(source, 'iu');

export interface AimForm {
  kind:
    | AimKind
    | 'say'
    | 'wish'
    | 'unwish'
    | 'question'
    | 'own'
    | 'topic'
    | 'asked'
    | 'asks'
    | 'thanked'
    | 'owed';
  pattern: RegExp;
  /** Read only where words are asked for. */
  isAsked?: boolean;
}

/** The forms in which it is told what somebody is to know, feel or do; the surest first. */
export const FORMS: readonly AimForm[] = [
  {
    kind: 'say',
    pattern: pattern(
      `\\bget (?<whom>${WHOM}) to (?:understand|see|realis?ze|believe) (?<text>.+)$`,
    ),
    isAsked: true,
  },
  {
    kind: 'say',
    pattern: pattern(
      `\\b(?:${WANT}|want) (?<whom>${WHOM}) to (?:know|understand|hear|realis?z?e|see|believe|remember)(?: about)? (?<text>.+)$`,
    ),
  },
  {
    kind: 'unwish',
    pattern: pattern(
      `\\bi(?:['’]?d| would)?${SURELY} (?:don['’]?t|do not|wouldn['’]?t) (?:really )?(?:want|like|need) (?<whom>${WHOM}) to (?<text>.+)$`,
    ),
  },
  {
    kind: 'wish',
    pattern: pattern(
      `\\b(?:${WANT}|want) (?<whom>${WHOM}) to (?<text>(?!(?:know|understand|hear|realis?ze|see)\\b).+)$`,
    ),
  },
  {
    kind: 'wish',
    pattern: pattern(
      `\\bi${SURELY} wish (?<whom>${WHOM})(?: would|['’]?d) (?<text>(?!have\\b).+)$`,
    ),
  },
  {
    kind: 'question',
    pattern: pattern(
      `(?:^|\\b(?:to|i|i['’]ll|i['’]d|and|or|just|even|then|by|for|of|about|we) )ask(?:ing)?(?: (?<whom>${WHOM}))? (?<text>(?:why|if|whether|what|when|where|who|which|how (?!to\\b))\\b.+)$`,
    ),
  },
  {
    kind: 'question',
    pattern: pattern(
      `\\b${WANT} to (?:know|understand|find out|hear) (?<text>(?:why|whether|if|when|what (?!to\\b|i should\\b)|where|who|which|how (?!to\\b|i (?:should|can|could)\\b))\\b.+)$`,
    ),
  },
  {
    kind: 'for',
    pattern: pattern(
      `(?:^|\\b(?:to|i|i['’]ll|i['’]d|and|or|just|even|then|by|of|about|we) )ask(?:ing)?(?: (?<whom>${WHOM}))? for (?<text>.+)$`,
    ),
  },
  {
    kind: 'wish',
    pattern: pattern(
      `\\b(?:ask|asking|get|remind|persuade) (?<whom>${WHOM}) (?:to|not to) (?<text>.+)$`,
    ),
    isAsked: true,
  },
  {
    kind: 'sorry',
    pattern: pattern(
      `\\b(?:apologi[sz]e|apologi[sz]ing|say(?:ing)? (?:i['’]?m |i am |that i['’]?m )?(?:so |really )?sorry|sorry)(?: to (?<whom>${WHOM}))? (?:for|about) (?<text>.+)$`,
    ),
  },
  {
    kind: 'thank',
    pattern: pattern(`\\bthank(?:ing)? (?<whom>${WHOM}) (?:so much )?for (?<text>.+)$`),
  },
  {
    kind: 'thank',
    pattern: pattern(
      `\\b(?:say thank you|say thanks|saying thank you)(?: to (?<whom>${WHOM}))? for (?<text>.+)$`,
    ),
  },
  {
    kind: 'say',
    pattern: pattern(`\\blet (?<whom>${WHOM}) know (?<text>.+)$`),
    isAsked: true,
  },
  {
    kind: 'say',
    pattern: pattern(
      `\\b(?:tell|telling) (?<whom>${WHOM}),? (?<text>(?:that |i\\b|i['’]|it['’]?s?\\b|we\\b|we['’]|there\\b|my\\b|our\\b|the\\b|nobody\\b|he\\b|she\\b|they\\b|no\\b|about ).+|no)$`,
    ),
    isAsked: true,
  },
  {
    kind: 'say',
    pattern: pattern(
      `\\b(?:say|saying|says|explain|explaining|admit|confess|put it|break it|mention)(?: to (?<whom>${WHOM}))? (?<text>(?:that (?!to\\b)|i\\b|i['’]|im\\b|ive\\b|it['’]?s\\b|we\\b).+)$`,
    ),
    isAsked: true,
  },
  {
    kind: 'asked',
    pattern: pattern('\\b(?:asked|invited)(?: me| us)? (?<text>to (?!(?:know|say)\\b).+)$'),
  },
  {
    kind: 'asks',
    pattern: pattern(
      '\\b(?:asks|keeps asking|wants|expects|is asking) (?:me|us) to (?<text>(?!(?:know|say)\\b).+)$',
    ),
  },
  {
    kind: 'thanked',
    pattern: pattern(`\\bthank(?:ing)? (?<whom>${WHOM}) (?:who|that) (?<text>.+)$`),
  },
  {
    kind: 'owed',
    pattern: pattern('\\bowes? me (?<text>(?:about |over |like )?(?:[£$€]\\s?)?\\d[^,.]*)'),
    isAsked: true,
  },
  {
    kind: 'no',
    pattern: pattern(
      `\\b(?:say(?:ing)? no to|turn(?:ing)? (?:(?:it|this|that|him|her|them) )?down|declin(?:e|ing)|get(?:ting)? out of|back(?:ing)? out of)\\b ?(?<text>.*)$`,
    ),
  },
  {
    kind: 'touch',
    pattern: pattern(
      `\\b(?<text>(?:get|be|getting) (?:back )?in (?:touch|contact)|reconnect|reach out)\\b`,
    ),
  },
  {
    kind: 'invite',
    pattern: pattern(
      `\\b(?:invit(?:e|ing)|ask(?:ing)?) (?<whom>${WHOM}) (?<text>(?:to (?:my|our|the|a)|over|round|out|for a)\\b.+)$`,
    ),
  },
  {
    kind: 'own',
    pattern: pattern(
      `\\b(?<text>i${SURELY} (?:miss|love|forgive|appreciate|trust|admire) (?:him|her|them)\\b.*)$`,
    ),
  },
  {
    kind: 'own',
    pattern: pattern(
      `\\b(?<text>i(?:['’]m| am|m)? ?${SURELY}(?: don['’]?t| do not| no longer)(?: really)? want to (?!(?:hurt|upset|offend|sound|come (?:across|over|off)|seem|look|start|cause|make|be (?:rude|mean|needy|a )|lose|ruin|argue|fight|say|tell|ask|write|talk|call|text|embarrass|annoy|row|let|leave it|wait|hear|think|put|sit|go into|push|nag|beg|burn)\\b).+)$`,
    ),
  },
  {
    kind: 'own',
    pattern: pattern(
      `\\b(?<text>${WANT} to (?!(?:say|tell|ask|write|send|give|talk|speak|call|text|know|thank|apologi[sz]e|let|hear|understand|find|get|turn|hurt|upset|sound|bring)\\b)[^,.]*\\b(?:him|her|them)\\b.*)$`,
    ),
  },
  {
    kind: 'own',
    pattern: pattern(
      `\\b(?<text>${WANT} (?:it|things|this|that|the \\p{L}+|everything) to (?!me\\b).+)$`,
    ),
  },
  {
    kind: 'topic',
    pattern: pattern(`\\bit['’]?s (?:all |really |mainly |just )?about (?<text>.+)$`),
  },
];

/** Where the telling ends and the asking or a worry begins. */
export const ENDS_HERE = new RegExp(
  [
    '[\\s,]+(?:so |and |but )?(?:what|how|where) (?:do|should|can|could|would|shall) i\\b.*$',
    '[\\s,]+(?:so |and )?(?:can|could|would|will) (?:you|u)\\b.*$',
    "[\\s,]+but (?:i['’]?m |i |im )?(?:also )?(?:really )?(?:don['’]?t|dont|do not|not sure|scared|afraid|worried|embarrassed|nervous|idk|no idea|can['’]?t|cant)\\b.*$",
    '[\\s,]+(?:but )?(?:in what way|i need (?:the|an?) (?:\\p{L}+ )?(?:sentence|line|words|wording)|but (?:like|in a|more|less|make it)\\b).*$',
    "[\\s,]+(?:her|his|their) name(?:['’]?s| is) .*$",
    '[\\s,]+but (?:not|never) .*$',
    '[\\s,]+w/o .*$',
    '[\\s,]+without (?:\\p{L}+ing\\b|it |her |him |them |me |being |sounding |causing |making |hurting |upsetting |starting |a |any ).*$',
    "[\\s,]+(?:(?:that|thats|that['’]s) (?:all|it)|if that makes sense|you know|any (?:ideas|tips)|is that ok(?:ay)?|help|please help|pls|does that make sense)\\W*$",
    '[\\s,]+(?:lol|tbh|lmao|haha+)\\W*$',
  ].join('|'),
  'iu',
);
