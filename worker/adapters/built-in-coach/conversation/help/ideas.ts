import {
  type EdenReply,
  pickPreferringUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { LINES } from '#worker/adapters/built-in-coach/conversation/listening.ts';
import {
  FITS_ASKED,
  situationIdea,
  situationIdeas,
} from '#worker/adapters/built-in-coach/conversation/on-situation.ts';
import {
  situationOfTalk,
  situationSpokenOf,
  withLikelySituations,
} from '#worker/adapters/built-in-coach/conversation/situation-of-talk.ts';
import type { Listening } from '#worker/adapters/built-in-coach/conversation/vocabulary.ts';
import { joinSentences, withUnit } from '#worker/adapters/built-in-coach/conversation/wording.ts';
import { asChoice } from '#worker/lib/talk/choices.ts';
import type { Topic } from '#worker/lib/talk/labels.ts';
import { keysOf } from '#worker/lib/talk/ledger/keys.ts';
import { SITUATIONS } from '#worker/lib/talk/situations.ts';
import { type Idea, pageOf, TOPIC_PAGES } from '#worker/lib/talk/topic-pages.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { shortForm } from '#worker/lib/text/short-form.ts';
import { HELP, listed } from './help-words.ts';
import { howToWhat, notKnown } from './not-known.ts';
import { isSureOf, saidLately } from './talk-topic.ts';
import { isWayAsked, wayToFind } from './ways.ts';

const AT_ONCE = 3;
const ORDINALS = ['The first', 'The second', 'The third'];

/**
 * She says that she has none, and asks what it is for; where something was told, what was tried or
 * wanted.
 */
function noIdea(context: TalkContext): EdenReply {
  const hasTold = context.request.recentTurns.length > 1;
  if (!hasTold) return line('no-idea', context);
  return line(context.slots.kinds.has('tried') ? 'no-idea-after' : 'no-idea-yet', context);
}

const line = (name: Listening, context: TalkContext): EdenReply => ({
  message: pickPreferringUnused(LINES[name], context),
  templateId: `listening.${name}`,
});

/** What an idea comes to: its first sentence, with the next one where that asks. */
export const inShort = ({ text }: Idea): string =>
  /^(?:[^.?!]+\?\s)?.+?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;

/** Too little to go by, or too long to be one of three. */
const isUnclearInShort = (idea: Idea) => {
  const words = countSpacedWords(inShort(idea));
  return words < 8 || words > 30;
};

const freshIdeas = (topic: Topic, { memory }: TalkContext) =>
  pageOf(topic).ideas.filter(({ text }) => !memory.isUsed(text));

const techniqueOf = (topic: Topic, idea: Idea) => ({
  id: `${topic}-${pageOf(topic).ideas.indexOf(idea) + 1}`,
  name: 'One idea',
  why: `You asked for an idea, and we were speaking of ${pageOf(topic).title}.`,
  source: idea.source,
});

function whole(topic: Topic, idea: Idea, lead?: string): EdenReply {
  return {
    message: joinSentences(lead, withUnit(idea)),
    templateId: `topic.${topic}.idea`,
    technique: techniqueOf(topic, idea),
  };
}

const ofSituation = ({ source }: Idea) => ({
  id: 'help-idea',
  name: 'One idea',
  why: 'You asked what to do.',
  source,
});

function wholeOfSituation(idea: Idea): EdenReply {
  return {
    message: withUnit(idea),
    templateId: 'help.idea',
    technique: ofSituation(idea),
  };
}

/** A reply without an idea, with the situations that she may have one for to choose from. */
const withSituationsToldOf = (reply: EdenReply, context: TalkContext) =>
  withLikelySituations(reply, saidLately(context) || context.request.message, context);

/**
 * One idea, said to somebody who asked for one, with where it comes from: of the situation that is
 * spoken of, else of a topic that is sure. Where there is neither she says so.
 */
export function oneIdea(topic: Topic | undefined, context: TalkContext, asked = ''): EdenReply {
  const way = wayToFind(asked, context);
  // A page has to have something for the words of such a question, the more so if only likely.
  const isGuessed = situationSpokenOf(context) === undefined;
  const least = isWayAsked(asked, context) ? (isGuessed ? FITS_ASKED : 1) : 0;
  const ofPage = situationIdea(asked, context, least);
  if (ofPage) return ofPage;
  if (way) return way;
  const isSpokenOf = situationOfTalk(context) !== undefined;
  if (!topic || isSpokenOf || !isSureOf(topic, context)) {
    if (isSpokenOf) return line('no-more-ideas', context);
    const hasTold =
      (context.request.recentTurns.length > 0 && asked !== '') || howToWhat(asked) !== undefined;
    return withSituationsToldOf(hasTold ? notKnown(asked, context) : noIdea(context), context);
  }
  const fresh = freshIdeas(topic, context);
  const chosen = ideaFor(asked, topic, fresh, context.seed);
  // A question of how to do one thing is not answered with how to do another.
  if (chosen === 'none') return notKnown(asked, context);
  if (!chosen) return line('no-more-ideas', context);
  return whole(topic, chosen, pickPreferringUnused(HELP.ideas.step, context));
}

/** From here on a question in one word is about the topic as a whole, and any idea of it fits. */
const IS_OF_TOPIC = 0.75;

/** One of some ideas: to a question of how to do something, one that shares a word with it. */
function ideaFor(
  asked: string,
  topic: Topic,
  ideas: readonly Idea[],
  seed: number,
): Idea | 'none' | undefined {
  const what = howToWhat(asked);
  const [likeliest] = what ? topicsIn(asked).likely : [];
  const isOfTopic = likeliest?.topic === topic && likeliest.probability >= IS_OF_TOPIC;
  const asks = what ? keysOf(what) : [];
  const keys = isOfTopic && asks.length <= 1 ? [] : asks;
  const fitting = ideas.filter(({ text }) => {
    const own = new Set(keysOf(text));
    return keys.length === 0 || keys.some((key) => own.has(key));
  });
  if (fitting.length === 0 && ideas.length > 0) return 'none';
  return fitting[seed % Math.max(1, fitting.length)];
}

/** Three ideas in a sentence each, one of which can be had whole. */
export function someIdeas(topic: Topic | undefined, context: TalkContext): EdenReply {
  // The choice between them is the one question.
  const isFreshInShort = (idea: Idea) =>
    !context.memory.isUsed(inShort(idea)) && !inShort(idea).includes('?');
  const ofPage = situationIdeas(context).filter(isFreshInShort);
  const ofTopic = topic ? freshIdeas(topic, context).filter(isFreshInShort) : [];
  const besides = ofTopic.toSorted(
    (one, other) => Number(isUnclearInShort(one)) - Number(isUnclearInShort(other)),
  );
  // What only fits a topic is said where that is sure, and nothing of a situation is known.
  const isOfTopic = ofPage.length === 0 && topic !== undefined && isSureOf(topic, context);
  const ideas = (isOfTopic ? besides : ofPage).slice(0, AT_ONCE);
  const [first] = ideas;
  if (!first)
    return situationOfTalk(context)
      ? line('no-more-ideas', context)
      : withSituationsToldOf(noIdea(context), context);
  if (ideas.length === 1) return isOfTopic ? whole(topic, first) : wholeOfSituation(first);
  const { leads, asks } = HELP.ideas;
  return {
    message: [pickPreferringUnused(leads, context), listed(ideas.map(inShort)), asks].join('\n\n'),
    templateId: isOfTopic ? `topic.${topic}.ideas` : 'help.ideas',
    technique: isOfTopic ? techniqueOf(topic, first) : ofSituation(first),
    choices: ORDINALS.slice(0, ideas.length).map(asChoice),
  };
}

/** Which of some things is chosen by its number or place: 0 for the first, -1 for none. */
export const placeChosen = (said: string): number =>
  ['first', 'second', 'third'].findIndex((word, index) =>
    new RegExp(
      `^(?:(?:maybe|ok|yes|i think|id take|i take|lets do|probably) )?(?:the |number |no )?(?:${word}|${index + 1}|${['1st', '2nd', '3rd'][index]})(?: one| idea| sentence| line)?(?: please| pls)?$`,
    ).test(said),
  );

/** The idea that somebody chose of those named just before. */
export function chosenIdea({ memory, request }: TalkContext): EdenReply | undefined {
  const last = memory.lastReply ?? '';
  if (!last.includes(HELP.ideas.asks)) return undefined;
  const said = shortForm(request.message);
  const at = placeChosen(said);
  const pages: { id: Topic | undefined; ideas: readonly Idea[] }[] = [
    { id: undefined, ideas: SITUATIONS.flatMap(({ ideas }) => ideas) },
    ...TOPIC_PAGES,
  ];
  const named = pages
    .flatMap(({ id, ideas }) =>
      ideas
        .filter((idea) => last.includes(`• ${inShort(idea)}`))
        .map((idea) => ({ id, idea, place: last.indexOf(`• ${inShort(idea)}`) })),
    )
    .toSorted((one, other) => one.place - other.place);
  const chosen = named[at];
  if (!chosen) return undefined;
  return chosen.id ? whole(chosen.id, chosen.idea) : wholeOfSituation(chosen.idea);
}
