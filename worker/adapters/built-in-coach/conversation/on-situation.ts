import { asChoice } from '#worker/lib/talk/choices.ts';
import { keysOf } from '#worker/lib/talk/ledger/keys.ts';
import type { Addressee } from '#worker/lib/talk/reading/aims/person-named.ts';
import { wayIn } from '#worker/lib/talk/reading/asks/ways.ts';
import { whatIfIn } from '#worker/lib/talk/reading/asks/what-if.ts';
import { namesRole, peopleIn } from '#worker/lib/talk/reading/people.ts';
import type { SituationPage } from '#worker/lib/talk/situations.ts';
import type { Idea } from '#worker/lib/talk/topic-pages.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { foldText } from '#worker/lib/text/fold-text.ts';
import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from './context.ts';
import { HELP } from './help/help-words.ts';
import { answerWhatIf } from './help/what-if.ts';
import { isGentle, leadsOf } from './manner.ts';
import { situationOfTalk, situationSpokenOf } from './situation-of-talk.ts';
import { withWaysOn } from './ways-on.ts';
import { joinSentences, withUnit } from './wording.ts';

/*
 * A talk about an everyday situation that a page is written for: its questions one by one in the
 * order in which a good talk asks them, and what is asked for from the same page.
 */

/** After so many of its questions an idea and the guided session that fits stand below. */
const WAYS_ON_AFTER = 2;
const PRACTICE = 'Practice: what people who have been there found to help';

const templateOf = ({ id }: SituationPage, part?: string) =>
  part ? `situation.${id}.${part}` : `situation.${id}`;

const techniqueOf = ({ id, title }: SituationPage, source: string) => ({
  id: `situation-${id}`,
  name: 'One idea',
  why: `You asked for it, and we were speaking of ${title}.`,
  source,
});

/** The next question of a page that was not asked and not answered yet. */
function nextQuestion({ questions }: SituationPage, { memory, slots }: TalkContext) {
  return questions.find(
    ({ asks, text }) => !memory.isUsed(text) && (asks === 'other' || !slots.kinds.has(asks)),
  )?.text;
}

/**
 * What was told, in the person's words where they can be said back, and the next question of the
 * situation; after some questions an idea and a session stand below. On the first time it can be
 * put right.
 */
export function onSituation(
  page: SituationPage,
  saidBack: string | undefined,
  context: TalkContext,
): EdenReply {
  const { memory, request } = context;
  const { preferences } = request;
  const isNew = situationSpokenOf(context) !== page;
  const isFirst = request.recentTurns.length === 0;
  const says = saidBack ?? (isNew ? pickUnused(page.reflections, context) : undefined);
  const lead =
    preferences && isFirst && !isGentle(page.topic)
      ? pickUnused(leadsOf(preferences), context)
      : undefined;
  if (asksNothing(context))
    return {
      message: says ?? pickPreferringUnused(page.reflections, context),
      templateId: templateOf(page),
    };
  const asked = page.questions.filter(({ text }) => memory.isUsed(text)).length;
  const hasIdea = page.ideas.some(({ text }) => !memory.isUsed(text));
  const question = nextQuestion(page, context) ?? pickUnused(HELP.answers.goOn, context);
  const reply: EdenReply = {
    message: joinSentences(
      says && lead,
      says,
      question ?? pickPreferringUnused(HELP.answers.goOn, context),
    ),
    templateId: templateOf(page),
    ...(isNew && isFirst && { choices: [asChoice('That’s not it')] }),
  };
  return asked < WAYS_ON_AFTER ? reply : withWaysOn(reply, { hasIdea, session: page.session });
}

const ASKS_TO_BEGIN =
  /\b(?:start|begin|first (?:step|thing|bit)|(?:smallest|next|small|tiny) (?:step|thing|bit)|right now)\b/;

/** A word of the question counts for so many words told before. */
const ASKED_COUNTS = 4;
/** An answer to a worry has to share so many words with what is asked. */
const FITS_WORRY = 2;
/** An idea from a page that is only likely has to share so many words with what is asked. */
export const FITS_ASKED = 2;

const shared = (keys: readonly string[], text: string): number => {
  const own = new Set(keysOf(text));
  return keys.filter((key) => own.has(key)).length;
};

/**
 * What a page has for a question, the likeliest first: by the words of the question, then by what
 * was told before, then in the order of the page, in which the most useful stands first.
 */
function fittingOn(
  page: SituationPage,
  asked: string,
  context: TalkContext,
  least: number,
): Idea[] {
  const { memory, request } = context;
  const ofAsk = keysOf(asked);
  const ofTalk = keysOf(request.recentTurns.map(({ message }) => message).join('\n')).filter(
    (key) => !ofAsk.includes(key),
  );
  const worries = page.whatIfs
    .filter((whatIf) => shared(ofAsk, whatIf.if.replaceAll('|', ' ')) >= FITS_WORRY)
    .map(({ answer }) => ({ text: answer, source: PRACTICE }));
  const scoreOf = ({ text }: Idea) => shared(ofAsk, text) * ASKED_COUNTS + shared(ofTalk, text);
  return [...worries, ...page.ideas]
    .filter(({ text }) => !memory.isUsed(text))
    .filter(({ text }) => shared(ofAsk, text) >= least)
    .map((idea) => ({ idea, score: scoreOf(idea) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ idea }) => idea);
}

/**
 * An idea from the page: the step to begin with, or the one that is nearest to what was asked and
 * shares at least so many words with it.
 */
export function situationIdea(
  asked: string,
  context: TalkContext,
  least = 0,
): EdenReply | undefined {
  const page = situationOfTalk(context);
  if (!page) return undefined;
  if (
    least < FITS_ASKED &&
    ASKS_TO_BEGIN.test(foldText(asked)) &&
    !context.memory.isUsed(page.start)
  )
    return {
      message: page.start,
      templateId: templateOf(page, 'start'),
      technique: techniqueOf(page, 'Practice: a first step small enough to be taken today'),
    };
  const [idea] = fittingOn(page, asked, context, least);
  if (!idea) return undefined;
  return {
    message: withUnit(idea),
    templateId: templateOf(page, 'idea'),
    technique: techniqueOf(page, idea.source),
  };
}

/** The page's ideas that were not said yet. */
export const situationIdeas = (context: TalkContext): readonly Idea[] =>
  situationOfTalk(context)?.ideas.filter(({ text }) => !context.memory.isUsed(text)) ?? [];

const MOST_LINES = 3;

/**
 * What could be said to somebody in the situation, in quotation marks; nothing where its page does
 * not speak of anybody like them.
 */
export function fittingLines(
  addressee: Addressee | undefined,
  context: TalkContext,
): readonly string[] {
  // Of a situation that is only likely, its lines would be for somebody else.
  const page = addressee ? situationOfTalk(context) : situationSpokenOf(context);
  const lines = page?.says?.slice(0, MOST_LINES).map((line) => `“${line}”`) ?? [];
  return page && isFor(page, addressee) ? lines : [];
}

/** Whether a page speaks of such people: a manager, a child. */
function isFor({ title, reflections, ideas, whatIfs }: SituationPage, addressee?: Addressee) {
  if (!addressee) return true;
  const [role] = peopleIn(`my ${addressee.nouns[0]}`).map((person) => person.role);
  const texts = [title, ...reflections, ...ideas.map(({ text }) => text)];
  const all = [...texts, ...whatIfs.map((whatIf) => `${whatIf.if} ${whatIf.answer}`)].join('\n');
  const isNamed = addressee.nouns.some((noun) => new RegExp(`\\b${noun}s?\\b`, 'i').test(all));
  return isNamed || (role !== undefined && namesRole(role).test(all));
}

/** The answer to “is this normal?”, once. */
export function situationNormal(context: TalkContext): EdenReply | undefined {
  const page = situationOfTalk(context);
  if (!page || context.memory.isUsed(page.normal)) return undefined;
  return { message: page.normal, templateId: templateOf(page, 'normal') };
}

const IN_BETWEEN =
  /^(?:(?:lol|haha+|omg|ok|oh|no|fine|whatever|ugh)\W+)*(?:lol|haha+|btw|by the way|random|anyway|anyways|off topic|my cat|my dog)\b/;
/** From here on a message is about nothing that a coach is for. */
const IS_NONE = 0.6;

/** Something in between, which has nothing to do with the matter, is taken as that. */
export function onAside(context: TalkContext): EdenReply | undefined {
  const page = situationSpokenOf(context);
  const { message } = context.request;
  const asked = context.reading.asked?.kind;
  const isAside =
    page &&
    (asked === undefined || asked === 'opinion') &&
    IN_BETWEEN.test(foldText(message)) &&
    topicsIn(message).none >= IS_NONE;
  const said = isAside ? pickUnused(HELP.answers.aside, context) : undefined;
  return page && said ? { message: said, templateId: templateOf(page) } : undefined;
}

const ASKS_HOW_TO_BEGIN =
  /^(?:(?:ok|okay|so|yeah|yes|but|and|well|right)\W+)*(?:how|where) (?:do|can|should|would|could) i (?:even |actually )?(?:start|begin)\W*$/;
const ASKS_WHAT_TO_DO =
  /\b(?:what|how|which|where|when)(?: \w+){0,2} (?:should|can|could|do|shall|would) i\b|\bany (?:ideas?|tips?|suggestions?)\b/;
const QUESTION = /^(?:(?:ok|okay|so|yeah|but|and|well)\W+)*(?:what|how|which|where|when)\b|\?\s*$/;

/**
 * What the page has for a question that is plainly about the situation: how to begin, or what to do
 * after an idea was offered.
 */
export function onQuestion(context: TalkContext): EdenReply | undefined {
  if (!situationSpokenOf(context)) return undefined;
  const message = foldText(context.request.message);
  const asks =
    ASKS_HOW_TO_BEGIN.test(message) ||
    (ASKS_WHAT_TO_DO.test(message) &&
      !/\b(?:say|tell|write|text|answer|reply)\b/.test(message) &&
      QUESTION.test(message));
  // A request of a known sort is answered by the page only where it has something for it.
  return asks ? situationIdea(message, context, wayIn(message) ? 1 : 0) : undefined;
}

const ASKS_WHAT_IF =
  /\b(?:what|and|but|or) if\b|^(?:(?:hm+|ok|okay|yeah|so|but|and)\W+)*if (?:he|she|they|i|it|we|my|the|nobody|everybody)\b/;
/** What is likely meant shares so many of the words of a worry … */
const MEANT = 0.5;
/** … and an objection to what she gave shares all of them. */
const OBJECTS = 1;
/** Where the situation was only guessed, so many words have to be the same. */
const FEWEST_SHARED = 2;

/**
 * The answer to a worry or an objection that the page knows; undefined for another message. To a
 * worry that it does not know something is made ready.
 */
export function onWhatIf(context: TalkContext): EdenReply | undefined {
  const page = situationOfTalk(context);
  const message = foldText(context.request.message);
  const isAsked = ASKS_WHAT_IF.test(message) || whatIfIn(message) !== undefined;
  if (!page) return isAsked ? answerWhatIf('help.what-if', context) : undefined;
  const wasHelped = /^situation\.[a-z-]+\.|^help\./.test(
    context.request.recentTurns.at(-1)?.templateId ?? '',
  );
  if (!isAsked && !wasHelped) return undefined;
  const told = new Set(keysOf(message));
  const isSpokenOf = situationSpokenOf(context) === page;
  const least = isSpokenOf ? 1 : FEWEST_SHARED;
  const likeness = (phrase: string) => {
    const keys = keysOf(phrase);
    const shared = keys.filter((key) => told.has(key)).length;
    if (shared < least || (!isAsked && keys.length < 2)) return 0;
    return shared / keys.length;
  };
  const [best] = page.whatIfs
    .filter(({ answer }) => !context.memory.isUsed(answer))
    .map((whatIf) => ({
      answer: whatIf.answer,
      score: Math.max(...whatIf.if.split('|').map(likeness)),
    }))
    .toSorted((one, other) => other.score - one.score);
  if (best && best.score >= (isAsked ? MEANT : OBJECTS))
    return { message: best.answer, templateId: templateOf(page, 'what-if') };
  return isAsked
    ? answerWhatIf(isSpokenOf ? templateOf(page) : 'help.what-if', context)
    : undefined;
}
