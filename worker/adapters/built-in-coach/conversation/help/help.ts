import {
  asksNothing,
  contextOf,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { LINES } from '#worker/adapters/built-in-coach/conversation/listening.ts';
import {
  FITS_ASKED,
  onAside,
  onQuestion,
  onWhatIf,
  situationIdea,
} from '#worker/adapters/built-in-coach/conversation/on-situation.ts';
import { situationSpokenOf } from '#worker/adapters/built-in-coach/conversation/situation-of-talk.ts';
import { type Asked, askedIn, optionsIn } from '#worker/lib/talk/reading/asks/asked.ts';
import { protestIn } from '#worker/lib/talk/reading/asks/protest.ts';
import { ownDraftIn, sentenceQuotedIn } from '#worker/lib/talk/reading/asks/sentence-to-check.ts';
import { wayIn } from '#worker/lib/talk/reading/asks/ways.ts';
import { deniedPeopleIn } from '#worker/lib/talk/reading/corrections.ts';
import { planIn } from '#worker/lib/talk/reading/plans.ts';
import { asSentence, sayBack } from '#worker/lib/talk/reading/say-back.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { shortForm } from '#worker/lib/text/short-form.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import { example, explain, howLong, opinion, recallHere, rephrase } from './by-words.ts';
import {
  checkAgain,
  checkSentence,
  checkVersion,
  compareVersions,
  draftsBefore,
  inOtherWords,
} from './check-sentence.ts';
import { chooseTime } from './choose-time.ts';
import { HELP, listed } from './help-words.ts';
import { chosenIdea, oneIdea, placeChosen, someIdeas } from './ideas.ts';
import { isItNormal } from './normal.ts';
import { howToWhat } from './not-known.ts';
import { hasList, orderOf } from './order-of.ts';
import {
  beginWith,
  dayAskedAbout,
  isList,
  planDay,
  planGoesOn,
  setOutDay,
  tellsOfPlan,
} from './plan-day.ts';
import { answerShould } from './should.ts';
import { topicOfTalk } from './talk-topic.ts';
import { wayToFind } from './ways.ts';
import {
  addedToDraft,
  correctedDraft,
  isAfterWords,
  isAskedWhat,
  ownWords,
  wordsToSay,
} from './words-to-say.ts';

const TOO_LONG = /\b(?:short|shorter|too long|simple|simpler|easier|one line|one sentence)\b/i;

/** The two things that were named before in this talk. */
const optionsBefore = ({ request }: TalkContext) =>
  request.recentTurns.map(({ message }) => optionsIn(message)).findLast((options) => options);

const WRITES = /^(?:e-?mail|text|write|message|send|dm)\b/i;
const SPEAKS =
  /^(?:ring|call|phone|speak|talk|tell|go (?:round|in|over|to)|pop|see|ask|wait till i see|do it in person)\b/i;

function weigh(named: [string, string] | undefined, context: TalkContext): EdenReply | undefined {
  const { setsOut, asks, askBoth, oneWay, writeOrSpeak } = HELP.weigh;
  const templateId = 'help.weigh';
  const ofOne = named ? undefined : answerShould(context);
  if (ofOne) return ofOne;
  const before = named ? undefined : optionsBefore(context);
  const options = named ?? before;
  if (
    named?.some((one) => WRITES.test(one)) &&
    named.some((one) => SPEAKS.test(one)) &&
    !context.memory.isUsed(writeOrSpeak)
  )
    return { message: writeOrSpeak, templateId };
  if (!options)
    return {
      message:
        context.memory.isUsed(askBoth) || /\bshould i\b/i.test(context.request.message)
          ? oneWay
          : askBoth,
      templateId,
    };
  const [one, other] = options.map((option) => `“${option}”`) as [string, string];
  const question = asksNothing(context) ? undefined : pickUnused(asks, context);
  // Set out already and asked about: the talk about the decision goes on.
  if (!named && !question) return undefined;
  const message = [withFacts(pickPreferringUnused(setsOut, context), { one, other }), question]
    .filter(Boolean)
    .join(' ');
  return { message, templateId };
}

const AGE =
  /\b(\d{1,2})[- ]?(?:yr|year|yo|month)|\b(?:is|he['’]?s|she['’]?s|aged|turned|turns) (\d{1,2})\b/;
const BY_WORD: readonly [RegExp, number][] = [
  [/\b(?:baby|month)/, 1],
  [/\btoddler/, 2],
  [/\b(?:teen|teenager)/, 14],
];

function withChild(context: TalkContext): EdenReply {
  const { leads, ask, source, ages, any } = HELP.child;
  const { recentTurns, message } = context.request;
  const text = [message, ...recentTurns.map((turn) => turn.message)]
    .join('\n')
    .slice(0, 4000)
    .toLowerCase();
  const [, years, said] = AGE.exec(text) ?? [];
  const age = BY_WORD.find(([word]) => word.test(text))?.[1] ?? Number(years ?? said ?? Number.NaN);
  const things = ages.find(({ until }) => age <= until)?.things ?? any;
  const question = Number.isNaN(age) && !asksNothing(context) ? ask : undefined;
  return {
    message: [pickPreferringUnused(leads, context), listed(things), question]
      .filter(Boolean)
      .join('\n\n'),
    templateId: 'help.child',
    technique: {
      id: 'help-child',
      name: 'With a child',
      why: 'You asked what to do together.',
      source,
    },
  };
}

/** A question about a text that is not there. */
const OF_A_TEXT =
  /^(?=.{0,70}$).*\b(?:send|sound|sounds|reads?|word|wording|message|text|line|sentence|e?mail|letter|draft|opening|blunt|direct|desperate|needy|rude|harsh|polite|formal)\b/is;

/** A sentence to look at: of this message, else the last one that was put in quotation marks. */
function check(sentence: string | undefined, context: TalkContext): EdenReply | undefined {
  const { recentTurns } = context.request;
  if (sentence) return inOtherWords(sentence, context) ?? checkVersion(sentence, context);
  const [earlier] = draftsBefore(context);
  if (earlier) return checkSentence(earlier, context);
  if (planIn(recentTurns.at(-1)?.message ?? '') || planIn(context.request.message))
    return opinion('plan', context);
  return isAfterWords(context) || OF_A_TEXT.test(context.request.message)
    ? { message: HELP.words.checkWhich, templateId: 'help.check.which' }
    : opinion(context.request.message, context);
}

/** Fewer words tell nothing that could be said back. */
const FEWEST_TOLD = 4;
/** What is said of the talk, and asks nothing besides. */
const OF_THE_TALK = new Set<Asked['kind']>(['answer-me', 'rephrase', 'listen']);

/**
 * What was asked before and passed over, or is asked in the protest itself; never in the words that
 * were said already.
 */
function answerNow(context: TalkContext): EdenReply {
  const { owned, notOwned, notFit, toldAgain, toldAgainUnsaid } = HELP.answers;
  const { request, memory } = context;
  const protest = protestIn(request.message);
  const askedHere = protest && askedIn(protest.rest);
  const passedOver = request.recentTurns.findLast(({ message }) => {
    const kind = askedIn(message)?.kind;
    return kind !== undefined && !OF_THE_TALK.has(kind);
  });
  const asked =
    askedHere && !OF_THE_TALK.has(askedHere.kind)
      ? askedHere
      : passedOver && askedIn(passedOver.message);
  // What was asked is answered with its own words, and with all that was told since.
  const own =
    asked && asked !== askedHere && asked.kind !== 'plan' && passedOver
      ? contextOf({ ...request, message: passedOver.message })
      : context;
  const said = asked && answer(asked, own);
  const wasGiven = request.recentTurns.some(({ templateId }) => templateId?.startsWith('help.way'));
  if (said?.templateId === 'help.unknown' && wasGiven && !memory.isUsed(notFit))
    return { message: notFit, templateId: 'help.sorry' };
  if (said && !memory.isUsed(said.message))
    return { ...said, message: `${pickPreferringUnused(owned, context)} ${said.message}` };
  const way = asked && passedOver && wayToFind(passedOver.message, context);
  if (way) return { ...way, message: `${pickPreferringUnused(owned, context)} ${way.message}` };
  if (!protest?.isOfTold || memory.isUsed(toldAgainUnsaid))
    return { message: pickPreferringUnused(notOwned, context), templateId: 'help.sorry' };
  const told = [protest.rest, ...request.recentTurns.map(({ message }) => message).toReversed()]
    .filter((one) => countSpacedWords(one) >= FEWEST_TOLD)
    .flatMap((one) => sayBack(one) ?? [])[0];
  return {
    message: told ? withFacts(toldAgain, { said: asSentence(told) }) : toldAgainUnsaid,
    templateId: 'help.sorry',
  };
}

/** Whether something is asked for that no page of ideas is made for. */
function isForSomethingElse(context: TalkContext): boolean {
  const { message } = context.request;
  const isOfPage =
    situationSpokenOf(context) !== undefined ||
    situationIdea(message, context, FITS_ASKED) !== undefined;
  const sort = wayIn(message)?.sort;
  const isParticular = sort !== undefined || howToWhat(message) !== undefined;
  return sort === 'instead' || sort === 'wait' || (isParticular && !isOfPage);
}

function answer(asked: Asked, context: TalkContext): EdenReply | undefined {
  switch (asked.kind) {
    case 'words':
      return wordsToSay(asked, context);
    case 'check':
      return check(asked.sentence, context);
    case 'compare':
      return compareVersions(asked.versions);
    case 'plan':
      return planDay(asked.when, context) ?? oneIdea(topicOfTalk(context), context, asked.when);
    case 'weigh':
      return weigh(asked.options, context);
    case 'normal':
      return isItNormal(context);
    case 'child':
      return withChild(context);
    case 'ideas':
      return isForSomethingElse(context)
        ? oneIdea(topicOfTalk(context), context, context.request.message)
        : someIdeas(topicOfTalk(context), context);
    case 'tip':
      return oneIdea(topicOfTalk(context), context, context.request.message);
    case 'how-to':
      return oneIdea(topicOfTalk(context), context, asked.text);
    case 'explain':
      return explain(asked.text, context);
    case 'how-long':
      return howLong(asked.text, context);
    case 'which-first':
      return /\bstart with\b|\bfirst (?:thing|step)\b/i.test(asked.text) && !hasList(context)
        ? oneIdea(topicOfTalk(context), context, asked.text)
        : orderOf(context);
    case 'opinion':
      return opinion(asked.text, context);
    case 'example':
      return example(context);
    case 'choose-time':
      return chooseTime(context);
    case 'recall':
      return recallHere(context);
    case 'rephrase':
      return context.request.recentTurns.length > 0 ? rephrase(context) : undefined;
    case 'answer-me':
      return answerNow(context);
    case 'listen':
      return {
        message: pickPreferringUnused(LINES.listening, context),
        templateId: 'listening.listening',
      };
  }
}

/** Lines that were too much: one of them. */
function shorterWords(context: TalkContext): EdenReply | undefined {
  const { message } = context.request;
  const isShort = countSpacedWords(message) <= 8 && TOO_LONG.test(message);
  if (!isShort || !isAfterWords(context)) return undefined;
  return wordsToSay({ kind: 'words', for: undefined, isOne: true, text: message }, context);
}

/** The lines that were asked for go to somebody else than she had thought. */
function wordsForAnother(context: TalkContext): EdenReply | undefined {
  const { request, slots } = context;
  const denied = deniedPeopleIn(request.message);
  const last = request.recentTurns.at(-1);
  const person = slots.people[0];
  if (denied.length === 0 || !last?.templateId?.startsWith('help.words') || !person)
    return undefined;
  const asked = askedIn(last.message);
  const words = wordsToSay(
    asked?.kind === 'words' ? { ...asked, text: request.message } : undefined,
    context,
  );
  const meant = withFacts(pickPreferringUnused(HELP.answers.meant, context), { who: person.words });
  return { ...words, message: `${meant} ${words.message}` };
}

/** What may be heard in a message that tells of hours and of things to do in them. */
const MAY_BE_PLAN = new Set<Asked['kind'] | undefined>([
  undefined,
  'tip',
  'ideas',
  'how-to',
  'which-first',
  'opinion',
]);

/**
 * A concrete answer where something concrete is asked of Eden, or where she asked for what she
 * needs to give one.
 */
export function help(context: TalkContext): EdenReply | undefined {
  const { reading, memory, request } = context;
  const another =
    wordsForAnother(context) ??
    shorterWords(context) ??
    correctedDraft(context) ??
    checkAgain(context) ??
    // “And if she wants a change” is part of what is to be said.
    (reading.asked?.kind === 'words' ? undefined : onWhatIf(context)) ??
    onQuestion(context) ??
    onAside(context);
  if (another) return another;
  const chosen =
    chosenIdea(context) ??
    chosenLine(context) ??
    (reading.asked ? undefined : addedToDraft(context));
  if (chosen) return chosen;
  if (memory.lastReply?.includes(HELP.weigh.askBoth)) {
    const [, one, other] =
      /^(.{2,80}?)\s*(?:,|;|\n|\bor\b|\band\b|\bvs\.?\b)\s*(?:or |and )?(.{2,80})$/i.exec(
        withoutTail(request.message.trim(), /[.!?]/u),
      ) ?? [];
    if (one && other) return weigh([one.trim(), other.trim()], context);
  }
  const replanned = planGoesOn(context);
  if (replanned) return replanned;
  if (MAY_BE_PLAN.has(reading.asked?.kind) && tellsOfPlan(context)) {
    const plan = planDay('it', context);
    if (plan) return plan;
  }
  const own = isAskedWhat(context) ? ownWords(context) : undefined;
  if (own) return own;
  if (reading.asked) return answer(reading.asked, context);
  const isOfText = /^help\.(?:check|words)/.test(request.recentTurns.at(-1)?.templateId ?? '');
  const quoted =
    isAfterWords(context) || isOfText
      ? (sentenceQuotedIn(request.message) ?? ownDraftIn(request.message, true)?.text)
      : undefined;
  if (quoted) return checkSentence(quoted, context);
  const day = dayAskedAbout(context);
  if (day && !reading.clauses.some(({ isQuestion }) => isQuestion) && isList(request.message))
    return setOutDay(day, context);
  return beginWith(context);
}

/** The line to say that somebody chose of those given just before. */
function chosenLine({ memory, request }: TalkContext): EdenReply | undefined {
  const lines = [...(memory.lastReply ?? '').matchAll(/^• (“.+”)$/gm)].map(
    ([, line]) => line as string,
  );
  const [beginning = ''] = request.message.split(/[.,;!?]|\bbut\b/);
  const tone = lines.length === 2 ? /\b(?:(plain)|soft|softer|gentler)\b/i.exec(beginning) : null;
  const line = lines[tone ? (tone[1] ? 0 : 1) : placeChosen(shortForm(beginning))];
  // Who goes on after the choice has something to say that matters more.
  if (!line || countSpacedWords(request.message) > 8) return undefined;
  const choice = line.replace(/^“|”$/g, '');
  return {
    message: withFacts(HELP.answers.choiceTaken, { choice }),
    templateId: 'help.words.chosen',
  };
}
