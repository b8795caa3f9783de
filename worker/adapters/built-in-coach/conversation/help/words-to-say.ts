import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { fittingLines } from '#worker/adapters/built-in-coach/conversation/on-situation.ts';
import { addresseeOf } from '#worker/lib/talk/reading/aims/addressee.ts';
import type { Aim } from '#worker/lib/talk/reading/aims/aim-forms.ts';
import { aimsAnswered, aimsIn } from '#worker/lib/talk/reading/aims/aims.ts';
import type { Addressee } from '#worker/lib/talk/reading/aims/person-named.ts';
import { type Asked, askedIn } from '#worker/lib/talk/reading/asks/asked.ts';
import { foldText } from '#worker/lib/text/fold-text.ts';
import { attacks } from './change-wording.ts';
import { type DraftOf, draftsOf, shortestOf } from './draft.ts';
import { HELP, listed } from './help-words.ts';

type WordsAsked = Extract<Asked, { kind: 'words' }>;

/** Whether she has given lines and asked for the person's own. */
export const isAfterWords = ({ memory }: TalkContext): boolean =>
  [
    ...HELP.words.asks,
    ...HELP.words.drafts.asks,
    ...HELP.words.oneLead,
    HELP.words.openers.lead,
    HELP.words.again,
    HELP.words.checkWhich,
  ].some((text) => memory.lastReply?.includes(text));

/** Whether a reply asks what somebody is to know or do. */
const asksWhat = (reply: string | undefined): boolean =>
  HELP.words.askWhat.some((text) => text.split('{who}').every((part) => reply?.includes(part)));

/** Her question what somebody is to know or do, where nothing was told of it. */
export const isAskedWhat = ({ memory }: TalkContext): boolean => asksWhat(memory.lastReply);

/** So many messages before this one may have told to whom, and what. */
const LOOKS_BACK = 5;

const toldLately = ({ request }: TalkContext) => [
  ...request.recentTurns.slice(-LOOKS_BACK).map(({ message }) => message),
  request.message,
];

/** Where words were asked for lately, and in which sentence. */
function requestOf(context: TalkContext): string | undefined {
  const asked = toldLately(context)
    .map((message) => askedIn(message))
    .findLast((one) => one?.kind === 'words' && !one.isOne);
  return asked?.kind === 'words' ? asked.text : undefined;
}

/** What is to be said: as this message tells it, else as it was told before, the latest first. */
function aimsTold(context: TalkContext, addressee: Addressee | undefined): Aim[] {
  const { message, recentTurns } = context.request;
  const lately = recentTurns.slice(-LOOKS_BACK);
  const said = [...lately.map((turn) => turn.message), message];
  for (const [back, text] of said.toReversed().entries()) {
    const at = said.length - 1 - back;
    const isAnswer = asksWhat(lately[at - 1]?.reply);
    const isNow = at === said.length - 1;
    const aims = isAnswer
      ? aimsAnswered(text, addressee)
      : aimsIn(text, addressee, isNow || askedIn(text)?.kind === 'words');
    if (aims.length > 0) return aims;
  }
  return [];
}

const MEETS =
  /\b(?:see|seeing|meet|meeting|talk|talking|speak|speaking|call|calling|ring|ringing|catch|sit down)\b[^.?!]{0,30}?\b((?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening))?|tonight|this (?:evening|afternoon|weekend)|at the weekend)\b/i;

/** When the two of them meet, where that was told. */
function whenTheyMeet(told: readonly string[]): string | undefined {
  const when = told.map((text) => MEETS.exec(text)?.[1]?.toLowerCase()).findLast(Boolean);
  if (!when) return undefined;
  const day = when.replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/,
    (name) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`,
  );
  return /^[A-Z]/.test(day) ? `on ${day}` : day;
}

const greetingOf = (told: string): string | undefined =>
  /\b(?:letter|e-?mail|card|write to|writing to)\b/i.test(told)
    ? 'Dear'
    : /\b(?:text|whatsapp|dm|message|msg)\b/i.test(told)
      ? 'Hi'
      : undefined;

const techniqueOf = (source: string) => ({
  id: 'help-words',
  name: 'Words for a hard conversation',
  why: 'You asked what to say.',
  source,
});

/** Their own message, where what is to be said was told. */
function ownDraft(of: DraftOf, isOne: boolean, context: TalkContext): EdenReply {
  const { leads, leadsAny, asks, source } = HELP.words.drafts;
  const technique = techniqueOf(source);
  if (isOne)
    return {
      message: `${pickPreferringUnused(HELP.words.oneLead, context)}\n\n${listed([shortestOf(of)])}`,
      templateId: 'help.words.draft',
      technique,
    };
  const who = of.addressee?.nouns.length ? of.addressee.who : undefined;
  const lead = who
    ? withFacts(pickPreferringUnused(leads, context), { who })
    : pickPreferringUnused(leadsAny, context);
  const question = asksNothing(context) ? undefined : pickUnused(asks, context);
  return {
    message: [lead, listed(draftsOf(of)), question].filter(Boolean).join('\n\n'),
    templateId: 'help.words.draft',
    technique,
  };
}

/** All that a message is made of, as far as it was told in this talk. */
function messageTold(request: string, context: TalkContext): DraftOf {
  const told = toldLately(context);
  const addressee = addresseeOf(request, told);
  const aims = aimsTold(context, addressee).filter(({ text }) => !attacks(text));
  return { aims, addressee, when: whenTheyMeet(told), greeting: greetingOf(told.join('\n')) };
}

/** A draft of what was answered to her question, else ways to begin. */
export function ownWords(context: TalkContext): EdenReply | undefined {
  const of = messageTold(requestOf(context) ?? context.request.message, context);
  if (of.aims.length > 0) return ownDraft(of, false, context);
  return context.request.message.includes('?') ? undefined : waysToBegin(undefined, context);
}

/**
 * What is to be said, told after lines or after a draft, to which it is added: “also that i miss
 * her”, “i want him to do his own plates”. What is said of the lines themselves is none.
 */
export function addedToDraft(context: TalkContext): EdenReply | undefined {
  const { message, recentTurns } = context.request;
  const last = recentTurns.at(-1);
  if (!last?.templateId?.startsWith('help.words') || message.includes('?')) return undefined;
  const of = messageTold(requestOf(context) ?? last.message, {
    ...context,
    request: { ...context.request, ...before(context) },
  });
  const added = ADDS.test(message)
    ? aimsAnswered(message.replace(ADDS, ''), of.addressee)
    : aimsIn(message, of.addressee, false);
  if (added.length === 0 || added.some(({ text }) => attacks(text))) return undefined;
  const isDraft = last.templateId === 'help.words.draft';
  const aims = [...(isDraft ? of.aims : []), ...added].filter(
    ({ text }, at, all) => all.findIndex((other) => other.text === text) === at,
  );
  return ownDraft({ ...of, aims }, false, context);
}

/** What is said of a draft that is wrong. */
const CORRECTS =
  /^(?:(?:lol|haha|ah|ah here|eh|wait|hang on|hm+|um)\W+)*(?:no+|nope|nei|not that)\b|\b(?:isn['’]?t|is not|wasn['’]?t|not) (?:part of|what i (?:meant|said))|\byou(?:['’]ve)? (?:forgot|left out|missed)\b|\b(?:fix|correct) (?:that|it|the|this)\b/i;
const QUOTED = /["“][^"”]{1,200}["”]|(?<=^|\s)['‘][^'’]{3,200}['’](?=\W|$)/gu;

/**
 * A draft that somebody puts right: made anew of what they tell now; where that is nothing, she asks
 * for it. Words that are quoted from the draft are not a text to look at.
 */
export function correctedDraft(context: TalkContext): EdenReply | undefined {
  const { message, recentTurns } = context.request;
  const last = recentTurns.at(-1);
  if (last?.templateId !== 'help.words.draft' || !CORRECTS.test(message)) return undefined;
  const of = messageTold(requestOf(context) ?? last.message, {
    ...context,
    request: { ...context.request, ...before(context) },
  });
  const aims = aimsIn(message.replace(QUOTED, ' '), of.addressee, false).filter(
    ({ text }) => !attacks(text),
  );
  if (aims.length > 0) return ownDraft({ ...of, aims }, false, context);
  return { message: HELP.words.corrected, templateId: 'help.words.what' };
}

const ADDS =
  /^(?:(?:and|also|plus|oh|yes|yeah|ok|just|but|add|can you add|could you add|put in|please)\b[\s,:]*)*(?:(?:and|also|plus|add|put in)\b[\s,:]*|(?=that (?:i|she|he|they|we|it|my)\b)|(?=to \p{L}))/iu;

/** The talk as it stood before the last message. */
const before = ({ request }: TalkContext) => ({
  message: request.recentTurns.at(-1)?.message ?? '',
  recentTurns: request.recentTurns.slice(0, -1),
});

/** Openings for what is to be done by the words, where nothing else was told. */
function waysToBegin(asked: WordsAsked | undefined, context: TalkContext): EdenReply {
  const { openers, byOccasion, again, drafts } = HELP.words;
  const occasion = asked?.for ?? occasionOf(context);
  const lines = occasion ? byOccasion[occasion] : openers.lines;
  if (lines.every((line) => context.memory.isUsed(line)))
    return { message: again, templateId: 'help.words.what' };
  return {
    message: `${openers.lead}\n\n${listed(lines)}`,
    templateId: 'help.words',
    technique: techniqueOf(drafts.source),
  };
}

const occasionOf = (context: TalkContext) => {
  const asked = toldLately(context)
    .map((message) => askedIn(message))
    .findLast((one) => one?.kind === 'words' && one.for !== undefined);
  return asked?.kind === 'words' ? asked.for : undefined;
};

/**
 * Words to say: a draft of the person's own message where they told what is to be said; else lines
 * for what the wish names, or of the situation that is spoken of. Where there are none that fit she
 * asks once what the other one is to know or do, since the person's own words are better than lines
 * for somebody else.
 */
export function wordsToSay(asked: WordsAsked | undefined, context: TalkContext): EdenReply {
  const { leads, leadsWith, asks, askWhat, again, byOccasion, oneLead, source } = HELP.words;
  const { memory, request } = context;
  const text = asked?.text ?? request.message;
  const isOne = asked?.isOne ?? false;
  const wanted = asked && !isOne ? text : (requestOf(context) ?? text);
  const of = messageTold(wanted, context);
  if (of.aims.length > 0) {
    const isGiven = !isOne && draftsOf(of).every(memory.isUsed);
    return isGiven
      ? { message: again, templateId: 'help.words.what' }
      : ownDraft(of, isOne, context);
  }
  const { addressee } = of;
  const who = addressee?.who;
  const ofOccasion = asked?.for ? byOccasion[asked.for] : [];
  const isNamedNow = addressee?.nouns.some((noun) => foldText(request.message).includes(noun));
  const ofSituation = fittingLines(isNamedNow ? addressee : undefined, context);
  const fresh = [ofOccasion, ofSituation]
    .map((set) => set.filter((line) => !memory.isUsed(line)))
    .find((set) => set.length > 0);
  if (!fresh) {
    if (request.recentTurns.some(({ reply }) => asksWhat(reply)))
      return waysToBegin(asked, context);
    const what = withFacts(pickPreferringUnused(askWhat, context), { who: who ?? 'them' });
    return { message: what, templateId: 'help.words.what' };
  }
  if (isOne)
    return {
      message: `${pickPreferringUnused(oneLead, context)}\n\n${listed(fresh.slice(0, 1))}`,
      templateId: 'help.words',
      technique: techniqueOf(source),
    };
  const lead =
    who && !/^(?:him|her|them)$/.test(who)
      ? withFacts(pickPreferringUnused(leadsWith, context), { who })
      : pickPreferringUnused(leads, context);
  const question = asksNothing(context) ? undefined : pickUnused(asks, context);
  return {
    message: [lead, listed(fresh), question].filter(Boolean).join('\n\n'),
    templateId: 'help.words',
    technique: techniqueOf(source),
  };
}
