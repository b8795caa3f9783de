/** Kinds of things that somebody may ask for again, and how a sentence shows that it holds one. */
export const KINDS = [
  'told',
  'clock',
  'date',
  'place',
  'number',
  'name',
  'promise',
  'goal',
  'job',
] as const;
export type Kind = (typeof KINDS)[number];

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const LONG_MONTHS =
  'january|february|march|april|june|july|august|september|october|november|december';
/** Short names of days that are words of their own (“sat”, “sun”) count beside other signs. */
const DAY = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)';

const SPECIFIC_DATE = new RegExp(
  [
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})\\b`,
    `\\b(?:${MONTHS})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b(?![:.]\\d)`,
    '\\bthe \\d{1,2}(?:st|nd|rd|th)\\b',
    '\\b\\d{1,2}[./-]\\d{1,2}[./-](?:20)?\\d{2}\\b',
    "\\b(?:christmas|xmas|new year(?:[’']s)?(?: eve)?|easter|halloween|my birthday)\\b",
  ].join('|'),
  'i',
);
const WEEK_DATE = new RegExp(
  [
    '\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b',
    '\\b(?:tues|weds|thurs|thur)\\b',
    `\\b${DAY}(?:s)?(?:\\s*[,&/+]\\s*|\\s+and\\s+|\\s+)${DAY}s?\\b`,
    `\\b(?:on|by|next|this|every|each|until|till|before|from|since) ${DAY}\\b`,
    `\\b${DAY} (?:morning|afternoon|evening|night|eve|at|\\d)`,
    '\\b(?:today|tonight|tomorrow|tmrw|tmr|tomorow|tommorow|weekends?|weekdays)\\b',
    '\\bnext (?:week|month|year|term|spring|summer|autumn|fall|winter)\\b',
    '\\bin (?:a|one|two|three|four|five|six|eight|ten|\\d{1,2}) (?:days?|weeks?|months?|years?)\\b',
    '\\bend of (?:the |this |next )?(?:week|month|year|term)\\b',
  ].join('|'),
  'i',
);
const MONTH_DATE = new RegExp(
  `\\b(?:by|until|till|in|before|since|from|next|end of|mid|early|late|this) (?:mid |late |early |the end of )?(?:${LONG_MONTHS}|may)\\b|\\b(?:${LONG_MONTHS})\\b|\\b(?:by|until|till|before) (?:spring|summer|autumn|winter)\\b`,
  'i',
);
const CLOCK =
  /\b\d{1,2}[:.]\d{2}\b(?! ?(?:km|k|kg|m|miles?|euros?|%))|\b\d{1,2} ?(?:am|pm)\b|\b\d{1,2} ?o['’]?clock\b|\b(?:at|by|around|about|until|till|before|after|from) (?:half (?:past )?)?(?:\d{1,2}(?!\d|[.,/:]\d|st|nd|rd|th| ?(?:min|hour|hrs?|km|k\b|kg|page|word|time|day|week|month|year|people|%|euro|pound|of))|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|lunch(?:time)?)\b(?! (?:of|more|other|time|thing|day|week|month|year|people|minute|hour)s?)|\bhalf (?:past )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(?:day|tomorrow|tmrw|tonight),? \d{1,2}(?!\d|\/| ?(?:min|hour|km|page|word|time|people))\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|once|twice)\b/i;
const PLACE =
  /\b(?:at|in|to|into|by|near|behind|outside|from) (?:the |my |our |his |her |their |mum['’]?s |an? )?(?!the\b|my\b|our\b|a\b|least\b|all\b|first\b|once\b|work on\b|night\b|noon\b|half\b|front\b|it\b|me\b|that\b|this\b)[a-z]{3,}\b|\broom \d+|\bplatform \d/i;
const PROMISE =
  /\bpromis(?:e|ed|es|ing)\b|\bi (?:swear|swore|vow(?:ed)?)\b|\bgave (?:him|her|them) my word\b|\b(?:we|i) (?:have )?agreed\b/i;
const GOAL =
  /\b(?:goal|target|aim)\b|\bi(?:['’]?d| would)? (?:really |just |only |so |still |finally )*(?:want|wanna|need|hope|plan|aim|love|like|wish) (?:to|a|an|my)\b|\bwanna\b|\bi(?:['’]?m| am)? (?:trying|aiming|hoping) to\b/i;
const JOB =
  /\b(?:i['’]?m|im|i am|working as|work as|i was) an? (?:\w+ ){0,2}\w+(?:er|or|ist|ian|ant|ent|nurse|cook|chef|clerk|guard|pilot|vet|lead|head|man|woman)\b|\b(?:my job|i work|i teach|i drive|i run (?:a|the)|i cook|i nurse|my trade)\b|\bi make [a-z]{3,}s\b/i;

const WITH_TITLE = /\b(?:mr|mrs|ms|miss|mx|dr|prof)\.? \p{Lu}/iu;

/** How exact the day is that a sentence names: 0 for none, 3 for a day of the year. */
export function dateIn(text: string): number {
  if (SPECIFIC_DATE.test(text)) return 3;
  if (WEEK_DATE.test(text)) return 2;
  return MONTH_DATE.test(text) ? 1 : 0;
}

const SHOWS: Readonly<Record<Exclude<Kind, 'name' | 'date'>, RegExp>> = {
  told: /\bi (?:(?:just|already|finally|have|\w+ly) )?(?:told|texted|wrote to|wrote|said to|asked) (?:him|her|them|my|the|[a-z]+)\b/i,
  clock: CLOCK,
  number: NUMBER,
  place: PLACE,
  promise: PROMISE,
  goal: GOAL,
  job: JOB,
};

/** The kinds of things that a sentence tells of. */
export function toldKindsIn(text: string, names: readonly string[]): ReadonlySet<Kind> {
  return new Set(
    KINDS.filter((kind) => {
      if (kind === 'name') return names.length > 0 || WITH_TITLE.test(text);
      return kind === 'date' ? dateIn(text) > 0 : SHOWS[kind].test(text);
    }),
  );
}

const PAST =
  /\b(?:was|were|had|went|did|got|came|took|ran|rewrote|wrote|said|told|made|gave|lost|left|met|saw|felt|put it|[a-z]{3,}ed)\b|\bago\b|\blast (?:week|month|year|night|spring|summer|autumn|winter|time|\w+day)\b|\byesterday\b/i;

/** Whether a sentence tells of what is over: it names no day to come. */
export const tellsOfPast = (text: string): boolean =>
  PAST.test(text) &&
  !/\b(?:is|are|will|going to|gonna|have to|has to|want|by|until|due)\b/i.test(text);
