import { asChoice } from '#worker/lib/talk/choices.ts';
import type { Topic } from '#worker/lib/talk/labels.ts';
import { asSentence } from '#worker/lib/talk/reading/say-back.ts';
import { pageOf, type TopicPage } from '#worker/lib/talk/topic-pages.ts';
import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickQuestion,
  pickUnused,
  type TalkContext,
} from './context.ts';
import { withFacts } from './fact-words.ts';
import { type FactReflection, reflectFact } from './facts.ts';
import { HELP } from './help/help-words.ts';
import { isSureOf } from './help/talk-topic.ts';
import { LINES, OPEN_QUESTIONS } from './listening.ts';
import { isGentle, leadsOf, questionsOf } from './manner.ts';
import { reflectShort } from './on-news.ts';
import { reflectTelling } from './on-telling.ts';
import { reflectTold, toldSoFar } from './take-up.ts';
import type { Listening } from './vocabulary.ts';
import { withWaysOn } from './ways-on.ts';
import { joinSentences } from './wording.ts';

/** On a topic an idea and its session stand below from the third time on. */
const WAYS_ON_FROM = 2;

/** One of so many of the next open questions is asked. */
const NEAR = 2;

export const NOT_IT = 'That’s not it';

export const listeningLine = (name: Listening, context: TalkContext): EdenReply => ({
  message: pickPreferringUnused(LINES[name], context),
  templateId: `listening.${name}`,
});

/** What can be said to what this message tells: a feeling of it, what was told as “you”, a fact. */
export function sayToMessage(context: TalkContext): FactReflection | undefined {
  const isFelt = context.reading.feelings.length > 0;
  const felt = isFelt ? reflectFact(context) : undefined;
  if (felt) return felt;
  const telling = reflectTelling(context);
  if (telling) return telling;
  const told = reflectShort(context) ?? reflectTold(context);
  return told ? { says: told, asks: undefined } : undefined;
}

/** So many questions of hers in a row are enough: then she says what she has. */
const MOST_QUESTIONS = 3;

const endsInQuestion = (reply: string) => reply.trimEnd().endsWith('?');

/** Whether she has asked and asked: the last replies all ended in a question. */
function hasAskedEnough({ request }: TalkContext): boolean {
  const last = request.recentTurns.slice(-MOST_QUESTIONS);
  return last.length === MOST_QUESTIONS && last.every(({ reply }) => endsInQuestion(reply));
}

/** What was told, in the person’s words, and a question about it as a whole; once in a talk. */
function sumUp(context: TalkContext): EdenReply | undefined {
  const { sumUp: lines, sumUpAsks } = HELP.answers;
  const told = toldSoFar(context);
  const line = pickUnused(lines, context);
  if (!told || !line || lines.some((one) => context.memory.isUsed(one.replace('{told}', ''))))
    return undefined;
  return {
    message: joinSentences(asSentence(withFacts(line, { told })), pickUnused(sumUpAsks, context)),
    templateId: 'talk.sum-up',
  };
}

/**
 * Plain listening: what was told, and a question that rests on it; for who wants none, no question.
 */
export function listen(context: TalkContext): EdenReply {
  const said = sayToMessage(context);
  if (asksNothing(context))
    return said?.says
      ? { message: said.says, templateId: 'listening.quiet' }
      : listeningLine('quiet', context);
  const summed = hasAskedEnough(context) ? sumUp(context) : undefined;
  if (summed) return summed;
  const isShort = context.memory.wants.has('shorter');
  const open = OPEN_QUESTIONS.filter(({ text }) => !context.memory.isUsed(text));
  // From what happened to what could be done: the list is in the order in which a talk goes.
  const near = open
    .filter(({ asks: kind }) => kind === 'other' || !context.slots.kinds.has(kind))
    .slice(0, NEAR);
  const asks =
    said?.asks ?? pickQuestion(near, context) ?? pickPreferringUnused(LINES.vague, context);
  const says = isShort ? undefined : said?.says;
  return { message: joinSentences(says, asks), templateId: 'listening.listen' };
}

/** In an approach of its own, every so many questions on a topic is one of the approach. */
const APPROACH_EVERY = 3;

/** Now and then the question is one of the chosen approach. Growth has none of its own. */
function questionOfApproach(page: TopicPage, context: TalkContext): string | undefined {
  const { memory, request } = context;
  const { preferences } = request;
  if (!preferences || isGentle(page.id) || preferences.coachStyle === 'growth_mindset')
    return undefined;
  const turns = memory.topic === page.id ? memory.turnsOnTopic : 0;
  return turns % APPROACH_EVERY === 0 ? pickQuestion(questionsOf(preferences), context) : undefined;
}

/** The question that holds for whoever speaks of a topic. */
const questionOn = (page: TopicPage, context: TalkContext): string | undefined =>
  pickQuestion(
    context.memory.topic === page.id ? [...page.nextQuestions, ...page.questions] : page.questions,
    context,
  );

/**
 * What was told, or a reflection that holds for whoever speaks of the topic, and one question; each
 * said once in a talk. The first time it comes after a lead in the chosen manner, with a way to say
 * that it is about something else.
 */
export function onTopic(topic: Topic, context: TalkContext, isAssumed = false): EdenReply {
  const { memory, request } = context;
  const { preferences } = request;
  const page = pageOf(topic);
  const isKnown = memory.topic === topic;
  const isQuiet = asksNothing(context);
  if (isKnown && !isQuiet && hasAskedEnough(context)) {
    const summed = sumUp(context);
    if (summed) return summed;
  }
  const said = sayToMessage(context);
  const isFirst = request.recentTurns.length === 0;
  // Only what was told is said back: what holds for most may not hold for this person.
  const says = said?.says;
  // A feeling is asked about at once; then what was just told, and the topic’s own question.
  const asks = isQuiet
    ? undefined
    : (said?.asks ?? questionOfApproach(page, context) ?? questionOn(page, context));
  const lead =
    preferences && isFirst && !isGentle(topic)
      ? pickUnused(leadsOf(preferences), context)
      : undefined;
  const isShort = memory.wants.has('shorter') && asks !== undefined;
  const message = isShort ? (asks as string) : joinSentences(lead, says, asks);
  if (!message) return listen(context);
  const canBeWrong = isAssumed && !isKnown && !isQuiet;
  const reply: EdenReply = {
    message,
    templateId: `topic.${topic}`,
    ...(canBeWrong && { choices: [asChoice(NOT_IT)] }),
  };
  const isRipe = isKnown && memory.turnsOnTopic >= WAYS_ON_FROM && !isQuiet;
  const hasIdea = isSureOf(topic, context) && page.ideas.some(({ text }) => !memory.isUsed(text));
  return isRipe ? withWaysOn(reply, { hasIdea, session: page.session }) : reply;
}
