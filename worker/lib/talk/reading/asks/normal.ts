import { turnedAct, turnedClause } from '#worker/lib/talk/reading/turned.ts';

/** Whose rules or customs a question of “is it normal” may be about. */
export const CUSTOMS = ['work', 'home', 'school', 'club', 'health', 'other'] as const;
export type Custom = (typeof CUSTOMS)[number];

/** What somebody asks to be normal. */
export interface NormalAsked {
  /** Set where it is what others do or demand, and not a feeling or habit of one's own. */
  custom: Custom | undefined;
  /** As it follows “to”: “cry after every shift”; undefined where that cannot be said back. */
  act: string | undefined;
}

const NORMAL =
  '(?:(?:so |actually |still |really )?(?:normal|common|usual|standard|ok(?:ay)?|legal|allowed|weird|strange|fair|right|typical))';
const OF_OTHERS = new RegExp(
  `\\b(?:is|isn'?t) (?:it|that|this) ${NORMAL} (?:for|that|when|if) (?!me\\b|i\\b|i'm\\b|im\\b|people\\b|someone\\b|somebody\\b|anyone\\b|a person\\b|you\\b|men\\b|women\\b|teenagers?\\b|adults?\\b|new (?:mums?|moms?|dads?|parents?)\\b|your\\b|my (?:head|heart|body|hands|brain|legs|mind)\\b|it to\\b)([^.?!\\n]{3,120})`,
  'i',
);
const TO_DO = new RegExp(
  `\\b(?:is|isn'?t) (?:it|that|this) ${NORMAL} (?:for (?:me|people|someone|somebody|anyone|a person|(?:men|women|teenagers?|adults?|parents|new (?:mums?|moms?|dads?|parents))) )?to ([^.?!\\n]{3,100})`,
  'i',
);
const THAT_I = new RegExp(
  `\\b(?:is|isn'?t) (?:it|that|this) ${NORMAL} (?:that|when|if) (i(?:'m|'ve|m|ve)? [^.?!\\n]{3,100})`,
  'i',
);
/** What others feel is no custom of theirs. */
const FELT =
  /\bto ((?:still |sometimes |often )?(?:feel|want|hate|love|cry|worry|think|miss|forget|sleep|dread|need|resent|be (?:scared|shy|tired|angry|sad|jealous|nervous|lonely|upset|anxious)|get (?:tired|upset|angry|sad|jealous|nervous))\b.*)$/i;
/** “… is that normal in care work”: what was told before it. */
const IN_A_TRADE = new RegExp(
  `\\b(?:is|isn'?t) (?:it|that|this) ${NORMAL} (?:in|at|with|on) (?!me\\b)\\w`,
  'i',
);
/** Done to somebody by those who may do it. */
const DONE_TO =
  /^(?:not )?(?:be|get|being|getting|have to|having to) (?:\w+ )?(?:paid|charged|asked|told|made|banned|left alone|sent|expected|given|fined|called in|kept (?:late|behind|back)|sacked|docked|moved|checked|watched|filmed|billed|pay|work|sign|stay|wait|share|buy|bring|train|cover|clean)\b|^(?:ban|charge|fine|dock|withhold|refuse|sack|evict|exclude|suspend|expel|pay (?:late|cash|under)|make (?:people|somebody|someone|us|them|kids|staff|parents)|keep (?:the|a) deposit|keep (?:people|staff|us|kids))\b/i;
const OF_CUSTOM: readonly [Custom, RegExp][] = [
  [
    'home',
    /\b(?:landlords?|landlady|letting|tenan\w+|rent|deposit|lease|housing|flat inspection|eviction|evict)\b/i,
  ],
  [
    'school',
    /\b(?:school|teachers?|headteacher|detention|class|exclude|suspend|expel|homework|college|uni|university|nursery|lecturer|tutor)\b/i,
  ],
  [
    'club',
    /\b(?:club|team|gym|choir|society|committee|coach|league|swim|football|rugby|dance school|membership|parents? from)\b/i,
  ],
  [
    'health',
    /\b(?:doctor|gp|hospital|nurse|surgery|clinic|dentist|midwife|physio|prescri\w+|pharmac\w+|carers?|care home)\b/i,
  ],
  [
    'work',
    /\b(?:boss|manager|employer|company|work|job|shifts?|paid|pay|unpaid|wages?|overtime|rota|contract|staff|hr|agency|notice|probation|trial|breaks?|colleagues?|clients?|customers?|apprentic\w+|intern\w*)\b/i,
  ],
];

/** What a question of “is it normal” is about; undefined where it does not say. */
export function normalIn(message: string): NormalAsked | undefined {
  const text = message.slice(0, 600).replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
  const customIn = (words: string): Custom =>
    OF_CUSTOM.find(([, of]) => of.test(words))?.[0] ?? 'other';
  const others = OF_OTHERS.exec(text)?.[1];
  const felt = others && FELT.exec(others)?.[1];
  if (felt) return { custom: undefined, act: turnedAct(felt) };
  if (others) return { custom: customIn(others), act: undefined };
  const to = TO_DO.exec(text)?.[1];
  if (to && DONE_TO.test(to)) return { custom: customIn(to), act: undefined };
  const custom = IN_A_TRADE.test(text) ? customIn(text) : undefined;
  if (custom && custom !== 'other') return { custom, act: undefined };
  if (to) return { custom: undefined, act: turnedAct(to) };
  const that = THAT_I.exec(text)?.[1];
  const clause = that && turnedClause(that);
  return that ? { custom: undefined, act: clause?.replace(/^you /, '') } : undefined;
}
