import { foldLetters } from '#worker/lib/text/fold-text.ts';

/** Who somebody is to the person. */
export const PERSON_ROLES = [
  'boss',
  'colleague',
  'partner',
  'child',
  'parent',
  'sibling',
  'friend',
  'teacher',
  'customer',
  'neighbour',
] as const;
export type Role = (typeof PERSON_ROLES)[number];

/** Somebody a message speaks of. */
export interface PersonMentioned {
  role: Role;
  /** As Eden calls them to the person: “your older sister”. */
  words: string;
  /** Whether it is several of them. */
  isPlural: boolean;
  /** The noun they go by, as it was typed in small letters: “older sister”. */
  noun: string;
}

const NOUNS: Readonly<Record<Role, string>> = {
  boss: 'boss(?:es)?|manager|line manager|supervisor|team lead|team leader|head of department|employer',
  colleague:
    'colleagues?|guy at work|bloke at work|woman at work|girl at work|co-?workers?|team-?mates?|workmates?|team',
  partner:
    'husband|wife|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|fiancé|fiancée|spouse|ex|ex-?husband|ex-?wife|other half',
  child:
    'sons?|daughters?|kids?|child|children|toddler|baby|teenagers?|teens?|stepsons?|stepdaughters?|step-?kids|boys?|girls?|little one|\\d{1,2}[- ]?(?:yr|year)s?[- ]old|\\d{1,2} ?yo',
  parent:
    'mum|mom|mam|mother|dad|father|dads|mums|moms|parents|mum and dad|mom and dad|mother-?in-?law|father-?in-?law|mother in law|father in law|in-?laws|stepmum|stepmom|stepdad|folks',
  sibling: 'sisters?|brothers?|siblings?|sis|sister-?in-?law|brother-?in-?law',
  friend: 'friends?|best mate|mate|mates|flat-?mates?|room-?mates?|house-?mates?|bestie',
  teacher:
    'teacher|professor|prof|tutor|lecturer|trainer|instructor|coach|advisor|adviser|phd supervisor|thesis supervisor',
  customer: 'customers?|clients?|patients?',
  neighbour: 'neighbou?rs?',
};

/** What names anybody, for a pattern. */
export const nounsOfPeople: string = Object.values(NOUNS).join('|');

/** What names anybody in a role. */
export const namesRole = (role: Role): RegExp => new RegExp(`\\b(?:${NOUNS[role]})\\b`, 'i');

/** “The team lead job” is nobody. */
const NOBODY =
  '(?! (?:jobs?|role|position|post|meetings?|chat|call|emails?|building|room|account|party|holidays?|night|work|group|dinner|care|support)\\b)';

const LIKE =
  '(?:(?:older|younger|little|big|best|closest|old|oldest|eldest|youngest|twin|new|former|own|teenage|elderly|only|middle|grown-up|adult|first|two|three|four|other|current|difficult|good|close|upstairs|downstairs|next-door|\\d{1,2}[- ]?(?:yr|year)s?[- ]old|\\d{1,2} ?yo) ){0,2}';
const patterns = PERSON_ROLES.map((role) => ({
  role,
  named: new RegExp(`\\b(?:my|our) (${LIKE}(?:${NOUNS[role]}))\\b${NOBODY}`, 'g'),
  meant: new RegExp(`\\b(?:a|the|this|one of my|some) (${LIKE}(?:${NOUNS[role]}))\\b${NOBODY}`),
}));

/** “wife wants kids”, “boss says no”: of a line without small words. */
const BARE =
  /(?:^|[.!?,;] )(?:(wife|husband|girlfriend|boyfriend)|(boss|manager)|(mum|mom|dad)|(sister|brother)) (?!in law)/g;
const BARE_ROLES: readonly Role[] = ['partner', 'boss', 'parent', 'sibling'];

const PLURAL = /(?:kids|children|parents|folks|in-?laws|mates|team|mum and dad|mom and dad|[^s]s)$/;

const READ_AT_MOST = 1500;

/**
 * Whether it is those who are no longer there: nobody is asked what their late father would say.
 */
const isLate = (text: string, at: number) => /\blate $/.test(text.slice(Math.max(0, at - 5), at));

/**
 * The people that a message names by what they are to the person, each once, in the order in which
 * they come.
 */
export function peopleIn(message: string): PersonMentioned[] {
  const text = foldLetters(message.slice(0, READ_AT_MOST)).replace(/\s+/g, ' ');
  const found = patterns.flatMap(({ role, named, meant }) => {
    const all = [...text.matchAll(named)].map((match) => ({
      at: match.index,
      noun: match[1] as string,
      own: true,
    }));
    const other = all.length > 0 ? undefined : meant.exec(text);
    return [...all, ...(other ? [{ at: other.index, noun: other[1] as string, own: false }] : [])]
      .filter(({ at }) => !isLate(text, at))
      .map(({ at, noun, own }) => ({
        at,
        person: {
          role,
          words: `${own ? 'your' : 'the'} ${noun}`,
          isPlural: PLURAL.test(noun),
          noun,
        },
      }));
  });
  const bare = [...text.matchAll(BARE)].map((match) => {
    const at = match.slice(1).findIndex(Boolean);
    const person = {
      role: BARE_ROLES[at] as Role,
      words: `your ${match[at + 1]}`,
      isPlural: false,
      noun: match[at + 1] as string,
    };
    return { at: match.index, person };
  });
  const ordered = [...found, ...bare]
    .toSorted((one, other) => one.at - other.at)
    .map(({ person }) => person);
  return ordered.filter(
    ({ words }, index) => ordered.findIndex((other) => other.words === words) === index,
  );
}

/** Nouns of women and girls. */
export const HER =
  /(?:wife|girlfriend|gf|fiancee|fiancée|daughters?|girls?|mum|mom|mam|mother|sisters?|sis|stepmum|stepmom|ex-?wife|aunt|nan|gran|grandma)(?:[- ]in[- ]law)?$/;
/** Nouns of men and boys. */
export const HIM =
  /(?:husband|boyfriend|bf|fiance|fiancé|sons?|boys?|dad|father|brothers?|stepdad|ex-?husband|uncle|grandad|grandpa)(?:[- ]in[- ]law)?$/;

/** Whether “she” or “he” may be that person; a boss may be either. */
export function mayBe(pronoun: string, { noun, isPlural }: PersonMentioned): boolean {
  if (/^(?:them|they)$/.test(pronoun)) return true;
  if (isPlural) return false;
  return /^(?:her|she)$/.test(pronoun) ? !HIM.test(noun) : !HER.test(noun);
}
