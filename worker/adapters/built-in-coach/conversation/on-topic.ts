import { asChoice } from '#worker/lib/talk/choices.ts';
import type { Topic } from '#worker/lib/talk/labels.ts';
import { pageOf, type TopicPage } from '#worker/lib/talk/topic-pages.ts';
import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickQuestion,
  pickUnused,
  type TalkContext,
} from './context.ts';
import { type FactReflection, reflectFact, reflectQuote } from './facts.ts';
import { LINES, OPEN_QUESTIONS } from './listening.ts';
import { isGentle, leadsOf, questionsOf } from './manner.ts';
import type { Listening } from './vocabulary.ts';

/** On a topic, an offer is made from the third time on: until then she listens. */
const OFFERS_FROM = 2;

/** One of so many of the next open questions is asked. */
const NEAR = 3;

export const NOT_NOW = 'Not now';
export const NOT_IT = 'That’s not it';

export const listeningLine = (name: Listening, context: TalkContext): EdenReply => ({
  message: pickPreferringUnused(LINES[name], context),
  templateId: `listening.${name}`,
});

/** What can be said to what this message tells: a fact of it, else a clause of it whole. */
const sayToMessage = (context: TalkContext): FactReflection | undefined =>
  reflectFact(context) ?? reflectQuote(context);

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Plain listening: what was told, and an open question; for who wants none, a short statement. */
export function listen(context: TalkContext): EdenReply {
  const said = sayToMessage(context);
  if (asksNothing(context))
    return said
      ? { message: said.says, templateId: 'listening.quiet' }
      : listeningLine('quiet', context);
  const isShort = context.memory.wants.has('shorter');
  const open = OPEN_QUESTIONS.filter(({ text }) => !context.memory.isUsed(text));
  // From what happened to what could be done: the list is in the order in which a talk goes.
  const near = open
    .filter(({ asks: kind }) => kind === 'other' || !context.slots.kinds.has(kind))
    .slice(0, NEAR);
  const asks =
    said?.asks ?? pickQuestion(near, context) ?? pickPreferringUnused(LINES.vague, context);
  const says = said?.says ?? (isShort ? undefined : pickUnused(LINES.leads, context));
  return { message: joined(says, asks), templateId: 'listening.listen' };
}

/** The offer of a topic's session, or of an idea where it has none. */
function offer(page: TopicPage, context: TalkContext): EdenReply | undefined {
  const { memory } = context;
  if (page.offers.some(memory.isUsed)) return undefined;
  const says = sayToMessage(context)?.says ?? pickUnused(page.reflections, context);
  return {
    message: joined(
      memory.wants.has('shorter') ? undefined : says,
      pickPreferringUnused(page.offers, context),
    ),
    templateId: `topic.${page.id}.offer`,
    choices: [asChoice('Yes'), asChoice(NOT_NOW)],
  };
}

/** In an approach of its own, every so many questions on a topic is one of the approach. */
const APPROACH_EVERY = 3;

/** The question on a topic: its own, and now and then one of the chosen approach. Growth has none. */
function questionOn(page: TopicPage, context: TalkContext): string | undefined {
  const { memory, request } = context;
  const { preferences } = request;
  const isKnown = memory.topic === page.id;
  const own = isKnown ? [...page.nextQuestions, ...page.questions] : page.questions;
  if (!preferences || isGentle(page.id)) return pickQuestion(own, context);
  const turns = isKnown ? memory.turnsOnTopic : 0;
  const isApproach = preferences.coachStyle !== 'growth_mindset' && turns % APPROACH_EVERY === 0;
  return (
    pickQuestion(isApproach ? questionsOf(preferences) : own, context) ?? pickQuestion(own, context)
  );
}

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
  if (isKnown && memory.turnsOnTopic >= OFFERS_FROM && !isQuiet) {
    const offered = offer(page, context);
    if (offered) return offered;
  }
  const fact = reflectFact(context);
  const said = fact ?? reflectQuote(context);
  // What holds for everybody is said once; from then on only what this person told is taken up.
  const says = said?.says ?? (isKnown ? undefined : pickUnused(page.reflections, context));
  // A feeling is asked about at once; anything else where the talk goes on, and the topic’s own
  // question comes first.
  const isFelt = fact !== undefined && context.reading.feelings.length > 0;
  const asks = isQuiet
    ? undefined
    : ((isKnown || isFelt ? fact?.asks : undefined) ?? questionOn(page, context) ?? said?.asks);
  const lead =
    preferences && !isKnown && !isGentle(topic)
      ? pickUnused(leadsOf(preferences), context)
      : undefined;
  const isShort = memory.wants.has('shorter') && asks !== undefined;
  const message = isShort ? (asks as string) : joined(says && lead, says, asks);
  if (!message) return listen(context);
  const canBeWrong = isAssumed && !isKnown && !isQuiet;
  return {
    message,
    templateId: `topic.${topic}`,
    ...(canBeWrong && { choices: [asChoice(NOT_IT)] }),
  };
}
