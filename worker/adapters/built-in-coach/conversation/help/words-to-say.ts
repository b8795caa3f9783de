import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { situationLines } from '#worker/adapters/built-in-coach/conversation/on-situation.ts';
import type { Asked } from '#worker/lib/talk/reading/asked.ts';
import { deniedPeopleIn } from '#worker/lib/talk/reading/corrections.ts';
import { namesIn } from '#worker/lib/talk/reading/names.ts';
import {
  mayBe,
  PERSON_ROLES,
  type PersonMentioned,
  peopleIn,
} from '#worker/lib/talk/reading/people.ts';
import { asSentence } from '#worker/lib/talk/reading/say-back.ts';
import { isFitToRepeat } from '#worker/lib/talk/reading/second-person.ts';
import { countSpacedWords, foldText } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import { HELP, listed } from './help-words.ts';

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

/** Her question what somebody is to know, where no lines fit. */
export const isAskedWhat = ({ memory }: TalkContext): boolean =>
  HELP.words.askWhat.some((text) =>
    text.split('{who}').every((part) => memory.lastReply?.includes(part)),
  );

/** How it is told to her, and not to the other one. */
const TOLD_TO_HER =
  /^(?:(?:well|ok|okay|so|just|um|hm+)[\s,]+)*(?:(?:i(?:['’]?d| would)? (?:want|need|like)|i just want) (?:him|her|them)(?: all)? to (?:know|understand|hear|see)\s*)?(?:that\s+)?/i;
const LONGEST_OWN = 45;

/** “I want Donna to ask me first” is said to Donna as “I’d like you to ask me first”. */
const WANTS_FROM =
  /^(?:(?:well|ok|okay|so|just|um|hm+|that)[\s,]+)*i(?:['’]?d| would)? (?:just |really )?(?:want|need|like) (?:him|her|them|\p{Lu}\p{L}+|my \p{L}+|the \p{L}+) to (?!know\b|understand\b|hear\b|see\b)([^.?!]{4,140})/iu;
/** Who is meant by these in what follows cannot be known. */
const OTHERS = /\b(?:him|her|his|he|she|they|them|their)\b/i;

const wishTo = (message: string): string | undefined => {
  const wish = WANTS_FROM.exec(message.trim())?.[1]?.trim();
  return wish && !OTHERS.test(wish) ? `I’d like you to ${wish}` : undefined;
};

/** What somebody wants to be known, in the very words in which they told it: the line to say. */
export function ownWords(context: TalkContext): EdenReply | undefined {
  const { message } = context.request;
  const own = withoutTail(message.trim().replace(TOLD_TO_HER, ''), /[\s.!,]/u);
  const isLine = /^(?:i|i['’]\w+|im|ive|we|my|it|it['’]s|when|can|could|please|there|the)\b/i.test(
    own,
  );
  if (message.includes('?') || countSpacedWords(message) > LONGEST_OWN) return undefined;
  const line = wishTo(message) ?? (isLine ? own : undefined);
  const said = line && isFitToRepeat(line) ? asSentence(line) : undefined;
  const { saidWell, saidToMe, source } = HELP.words;
  return {
    message: said ? withFacts(saidWell, { said }) : saidToMe,
    templateId: 'help.words.own',
    technique: techniqueOf(source),
  };
}

const techniqueOf = (source: string) => ({
  id: 'help-words',
  name: 'Words for a hard conversation',
  why: 'You asked what to say.',
  source,
});

/**
 * Lines to say: of the situation that is spoken of, or for what the wish names. Where there are
 * none that fit she asks what the other one is to know, since the person's own words are better than
 * lines for somebody else.
 */
export function wordsToSay(asked: WordsAsked | undefined, context: TalkContext): EdenReply {
  const { leads, leadsWith, asks, askWhat, again, byOccasion, oneLead, source } = HELP.words;
  const { memory, request } = context;
  const text = asked?.text ?? request.message;
  const ofSituation = situationLines(context);
  const ofOccasion = asked?.for ? byOccasion[asked.for] : [];
  const all = [...ofOccasion, ...ofSituation];
  const fresh = [ofOccasion, ofSituation]
    .map((set) => set.filter((line) => !memory.isUsed(line)))
    .find((set) => set.length > 0);
  const person = whomFor(text, context);
  const who = nameFor(text, person, context) ?? person?.words;
  if (!fresh) {
    const what = withFacts(pickPreferringUnused(askWhat, context), { who: who ?? 'them' });
    const message = all.length > 0 && memory.isUsed(what) ? again : what;
    return { message, templateId: 'help.words.what' };
  }
  if (asked?.isOne)
    return {
      message: `${pickPreferringUnused(oneLead, context)}\n\n${listed(fresh.slice(0, 1))}`,
      templateId: 'help.words',
      technique: techniqueOf(source),
    };
  const lead = who
    ? withFacts(pickPreferringUnused(leadsWith, context), { who })
    : pickPreferringUnused(leads, context);
  const question = asksNothing(context) ? undefined : pickUnused(asks, context);
  return {
    message: [lead, listed(fresh), question].filter(Boolean).join('\n\n'),
    templateId: 'help.words',
    technique: techniqueOf(source),
  };
}
