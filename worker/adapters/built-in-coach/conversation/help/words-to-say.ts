import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { situationLines } from '#worker/adapters/built-in-coach/conversation/on-situation.ts';
import { asChoice } from '#worker/lib/talk/choices.ts';
import type { Asked } from '#worker/lib/talk/reading/asked.ts';
import { deniedPeopleIn } from '#worker/lib/talk/reading/corrections.ts';
import { namesIn } from '#worker/lib/talk/reading/names.ts';
import { type Occasion, occasionIn } from '#worker/lib/talk/reading/occasion.ts';
import {
  mayBe,
  PERSON_ROLES,
  type PersonMentioned,
  peopleIn,
} from '#worker/lib/talk/reading/people.ts';
import { isFitToRepeat } from '#worker/lib/talk/reading/second-person.ts';
import { foldText } from '#worker/lib/text/fold-text.ts';
import { HELP, listed } from './help-words.ts';

/** Whom the buttons name; anybody else is written. */
const NAMED = ['My boss', 'My partner', 'My parent', 'My friend', 'My child'];
const MESSAGES_READ = 4;

/** Whether she asked whom the words are for. */
export const isAskedWho = ({ memory }: TalkContext): boolean =>
  memory.lastReply?.includes(HELP.words.askWho) ?? false;

/** Whether she has given lines and asked for the person's own. */
export const isAfterWords = ({ memory }: TalkContext): boolean =>
  [...HELP.words.asks, ...HELP.words.oneLead, HELP.words.again, HELP.words.checkWhich].some(
    (text) => memory.lastReply?.includes(text),
  );

type WordsAsked = Extract<Asked, { kind: 'words' }>;

/** Whom the words are for: whoever is named with the wish, else whom its pronoun fits. */
function whomFor(text: string, { slots }: TalkContext): PersonMentioned | undefined {
  const known = slots.people.filter(({ role }) => PERSON_ROLES.includes(role));
  const denied = deniedPeopleIn(text);
  const named = peopleIn(text)
    .filter(({ noun }) => !denied.includes(noun))
    .at(-1);
  const pronoun = /\b(her|him|them|she|he)\b/i.exec(text)?.[1]?.toLowerCase();
  return named ?? (pronoun ? known.find((person) => mayBe(pronoun, person)) : known[0]);
}

/** The name of whom the words are for, where one was told and no other person is meant. */
function nameFor(text: string, person: PersonMentioned | undefined, context: TalkContext) {
  const here = namesIn(text)[0];
  if (here) return here;
  const { recentTurns, message } = context.request;
  const told = [...recentTurns.map((turn) => turn.message), message].filter((one) =>
    person ? foldText(one).includes(person.noun) : true,
  );
  return told.flatMap((one) => namesIn(one)).at(-1);
}

const shortest = (lines: readonly string[]): string =>
  lines.toSorted((one, other) => one.length - other.length)[0] as string;

const ABOUT =
  /\babout ((?:the |my |our |his |her |this |that )?[\p{L}’'-]+(?: (?:and|of|for|at|on|in)? ?[\p{L}’'-]+){0,2}?)(?=$|[.,;?!]| (?:please|pls|and|but|so|because|when|that|to|for|without|i|he|she|we|with)\b)/iu;
/** Words that name no matter. */
const NO_MATTER =
  /^(?:(?:it|this|that|them|him|her)\b.*|me|us|you|everything|something|anything|what|how|to|my (?:boss|sister|brother|mum|mom|dad|husband|wife|friend)|a (?:month|week|year)|the same|[\p{L}]+ing\b.*)$/iu;

/** What it is about, in the person’s words: “the dishes”. */
function matterIn(context: TalkContext): string | undefined {
  const { recentTurns, message } = context.request;
  const said = [...recentTurns.slice(-MESSAGES_READ).map((turn) => turn.message), message];
  for (const text of said.toReversed()) {
    const matter = ABOUT.exec(text.slice(0, 600))?.[1]?.trim();
    if (!matter || NO_MATTER.test(matter) || !isFitToRepeat(matter)) continue;
    return /^(?:the|my|our|his|her|this|that)\b/i.test(matter)
      ? matter.toLowerCase()
      : `the ${matter.toLowerCase()}`;
  }
  return undefined;
}

/** What the words are needed for: as the wish says, else as was told before it. */
function occasionOf(asked: WordsAsked | undefined, context: TalkContext): Occasion | undefined {
  if (asked?.for) return asked.for;
  const { recentTurns, message } = context.request;
  const said = [...recentTurns.slice(-MESSAGES_READ).map((turn) => turn.message), message];
  return said
    .toReversed()
    .map((text) => occasionIn(foldText(text.slice(0, 600))))
    .find(Boolean);
}

/** “Your father” and not “the fathers”: lines for a role are for one’s own. */
const isOwn = ({ words }: PersonMentioned) =>
  words.startsWith('your ') && !/(?:flat|room|house)-?mates?$/.test(words);

/** Lines to begin a hard conversation with: for what it is about, or for whom it is with. */
export function wordsToSay(asked: WordsAsked | undefined, context: TalkContext): EdenReply {
  const {
    leads,
    leadsWith,
    asks,
    askWho,
    again,
    byRole,
    byOccasion,
    about,
    oneLead,
    anybody,
    source,
  } = HELP.words;
  const { memory, request } = context;
  const text = asked?.text ?? request.message;
  const person = whomFor(text, context);
  const name = nameFor(text, person, context);
  const occasion = occasionOf(asked, context);
  const matter = matterIn(context);
  const lines = situationLines(context);
  const ofSituation = lines.length > 0 ? [lines] : [];
  const sets = [
    // What the words are for may have been said with the wish itself.
    ...(asked?.for ? [] : ofSituation),
    ...(occasion ? [byOccasion[occasion]] : []),
    ...(matter ? [about.map((line) => withFacts(line, { matter }))] : []),
    ...(asked?.for ? ofSituation : []),
    ...(person && isOwn(person) ? [byRole[person.role]] : []),
    ...(!(person && isOwn(person)) &&
    (person || name || /\b(?:him|her|them|he|she|they)\b/i.test(text))
      ? [anybody]
      : []),
  ];
  if (sets.length === 0)
    return { message: askWho, templateId: 'help.words.who', choices: NAMED.map(asChoice) };
  const fresh = sets.map((set) =>
    set.some((line) => memory.isUsed(line)) ? set.filter((line) => !memory.isUsed(line)) : set,
  );
  const anyOne = asked?.isOne ? sets[0] : undefined;
  const chosen = fresh.find((set) => set.length > 0) ?? anyOne;
  if (!chosen) return { message: again, templateId: 'help.words.again' };
  const technique = {
    id: 'help-words',
    name: 'Words for a hard conversation',
    why: 'You asked what to say.',
    source,
  };
  if (asked?.isOne)
    return {
      message: `${pickPreferringUnused(oneLead, context)}\n\n${listed([chosen === lines ? (chosen[0] as string) : shortest(chosen)])}`,
      templateId: 'help.words',
      technique,
    };
  const who = name ?? person?.words;
  const lead = who
    ? withFacts(pickPreferringUnused(leadsWith, context), { who })
    : pickPreferringUnused(leads, context);
  const question = asksNothing(context) ? undefined : pickUnused(asks, context);
  return {
    message: [lead, listed(chosen), question].filter(Boolean).join('\n\n'),
    templateId: 'help.words',
    technique,
  };
}
