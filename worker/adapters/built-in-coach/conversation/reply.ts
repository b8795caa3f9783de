import type { Technique } from '#schema/contracts/coach/coach.ts';
import type { Choice } from '#schema/contracts/safety.ts';
import { stanceReply } from '#worker/lib/stances/stances.ts';
import { commandOf } from '#worker/lib/talk/command-of.ts';
import type { Topic } from '#worker/lib/talk/labels.ts';
import { type Memory, remember } from '#worker/lib/talk/memory.ts';
import { pageOf, TOPIC_PAGES, type TopicPage } from '#worker/lib/talk/topic-pages.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import type { TalkRequest } from '#worker/ports.ts';
import { LINES } from './listening.ts';
import { isGentle, leadsOf, questionsOf } from './manner.ts';
import { apologiseIn, detectOtherLanguage } from './other-language.ts';
import { isUnreadable } from './readable.ts';
import type { Listening } from './vocabulary.ts';

export interface EdenReply {
  message: string;
  templateId: string;
  technique?: Technique;
  choices?: Choice[];
}

type Request = Pick<TalkRequest, 'message' | 'recentTurns' | 'journalContext' | 'stance' | 'seed'> &
  Partial<Pick<TalkRequest, 'preferences'>>;

/**
 * From this probability on she speaks to a topic; below it she asks. Of held-out messages on the topics she is right in seven of
 * ten that she speaks to by herself.
 */
const IS_KNOWN = 0.3;
/** A message changes the topic of a talk only when it is surer than that. */
const CHANGES_TOPIC = 0.45;
/** She names topics to choose from where four of them are together as likely as that. */
const MAY_BE_ONE_OF = 0.35;
const NAMED = 4;
/** From here on a message is about none of them: a question of fact, small talk, nonsense. */
const IS_NONE = 0.6;
/** Shorter messages tell nothing of what they are about. */
const FEWEST_WORDS = 4;
/** On a topic, an offer is made from the second time on. */
const OFFERS_FROM = 1;

const SOMETHING_ELSE = 'Something else';
const NOT_NOW = 'Not now';

const asChoice = (label: string): Choice => ({ label, value: label });

/** One of some texts that was not said yet, chosen by the seed; once all were said, any of them. */
function oneOf(texts: readonly string[], { isUsed }: Memory, seed: number): string {
  const fresh = texts.filter((text) => !isUsed(text));
  const from = fresh.length > 0 ? fresh : texts;
  return from[seed % from.length] as string;
}

const freshOf = (texts: readonly string[], memory: Memory, seed: number) =>
  texts.some((text) => !memory.isUsed(text)) ? oneOf(texts, memory, seed) : undefined;

const line = (name: Listening, memory: Memory, seed: number): EdenReply => ({
  message: oneOf(LINES[name], memory, seed),
  templateId: `listening.${name}`,
});

/** Plain listening: an open question, or none where the person asked for that. */
const listen = (memory: Memory, seed: number) =>
  line(memory.wants.has('stop-asking') ? 'quiet' : 'listen', memory, seed);

/** The offer of a topic's session, or of an idea where it has none. */
function offer(page: TopicPage, memory: Memory, seed: number): EdenReply | undefined {
  if (page.offers.some(memory.isUsed)) return undefined;
  const reflection = freshOf(page.reflections, memory, seed);
  return {
    message: [memory.wants.has('shorter') ? '' : reflection, oneOf(page.offers, memory, seed)]
      .filter(Boolean)
      .join(' '),
    templateId: `topic.${page.id}.offer`,
    choices: [asChoice('Yes'), asChoice(NOT_NOW)],
  };
}

/**
 * The question on a topic: its own and those of the chosen approach take turns. Growth begins with the topic's own, the
 * other approaches with theirs.
 */
function questionOn(page: TopicPage, memory: Memory, { seed, preferences }: Request): string | undefined {
  const isKnown = memory.topic === page.id;
  const own = isKnown ? page.nextQuestions : page.questions;
  if (!preferences || isGentle(page.id)) return freshOf(own, memory, seed);
  const isOwnFirst = preferences.coachStyle === 'growth_mindset';
  const isOwn = (isKnown ? memory.turnsOnTopic : 0) % 2 === (isOwnFirst ? 0 : 1);
  return freshOf(isOwn ? own : questionsOf(preferences), memory, seed);
}

/** A reflection and one question, each said once in a talk; the first time after a lead in the chosen manner. */
function onTopic(topic: Topic, memory: Memory, request: Request): EdenReply {
  const { seed, preferences } = request;
  const page = pageOf(topic);
  const isKnown = memory.topic === topic;
  if (isKnown && memory.turnsOnTopic >= OFFERS_FROM) {
    const offered = memory.wants.has('stop-asking') ? undefined : offer(page, memory, seed);
    if (offered) return offered;
  }
  const reflection = freshOf(page.reflections, memory, seed);
  const question = questionOn(page, memory, request);
  const lead =
    preferences && !isKnown && !isGentle(topic) ? freshOf(leadsOf(preferences), memory, seed) : undefined;
  const says = memory.wants.has('shorter') && question ? undefined : reflection;
  const asks = memory.wants.has('stop-asking') ? undefined : question;
  const message = [says && lead, says, asks].filter(Boolean).join(' ');
  return message ? { message, templateId: `topic.${topic}` } : listen(memory, seed);
}

/** One idea, said to somebody who asked for one, with where it comes from. */
function idea(topic: Topic | undefined, memory: Memory, seed: number): EdenReply {
  if (!topic) return line('no-idea', memory, seed);
  const { ideas, title } = pageOf(topic);
  const fresh = ideas.filter(({ text }) => !memory.isUsed(text));
  const chosen = fresh[seed % Math.max(1, fresh.length)];
  if (!chosen) return line('no-more-ideas', memory, seed);
  const { text, source, unit } = chosen;
  return {
    message: unit ? `${text} Unit ${unit} of the library says more.` : text,
    templateId: `topic.${topic}.idea`,
    technique: {
      id: `${topic}-${ideas.indexOf(chosen) + 1}`,
      name: 'One idea',
      why: `You asked for an idea, and we were speaking of ${title}.`,
      source,
    },
  };
}

/** What somebody answers to an offer or asks of the talk itself; undefined for something to talk about. */
function steer(request: Request, memory: Memory): EdenReply | undefined {
  const { message, seed } = request;
  switch (commandOf(message)) {
    case 'yes':
      if (memory.offered) return idea(memory.offered.id, memory, seed);
      return memory.topic ? onTopic(memory.topic, memory, request) : line('nothing-open', memory, seed);
    case 'no':
      if (memory.offered) return line('after-no', memory, seed);
      return memory.topic ? onTopic(memory.topic, memory, request) : listen(memory, seed);
    case 'idea': {
      const [likeliest] = countSpacedWords(message) >= FEWEST_WORDS ? topicsIn(message).likely : [];
      const named = likeliest && likeliest.probability >= CHANGES_TOPIC ? likeliest.topic : undefined;
      return idea(named ?? memory.topic, memory, seed);
    }
    case 'not-that':
      return line('not-that', memory, seed);
    case 'skip':
    case 'back':
      return listen(memory, seed);
    case 'stop':
      return line('stopped', memory, seed);
    default:
      return undefined;
  }
}

const chosenTopic = (message: string) =>
  TOPIC_PAGES.find(({ title }) => title.toLowerCase() === message.trim().toLowerCase())?.id;

/** The topics that a message may be about, named to choose from; undefined where none is likely enough. */
function askWhich(message: string, memory: Memory, seed: number): EdenReply | undefined {
  const named = topicsIn(message).likely.slice(0, NAMED);
  const together = named.reduce((sum, { probability }) => sum + probability, 0);
  if (together < MAY_BE_ONE_OF || LINES.unsure.some(memory.isUsed)) return undefined;
  return {
    ...line('unsure', memory, seed),
    choices: [...named.map(({ topic }) => pageOf(topic).title), SOMETHING_ELSE].map(asChoice),
  };
}

const ASKS_A_FACT = /^(?:what|who|when|where|which|how|why|is|are|do|does|did|can|could|will)\b|\?\s*$/i;

function talkAbout(request: Request, memory: Memory): EdenReply {
  const { message, journalContext, seed } = request;
  const chosen = chosenTopic(message);
  if (chosen) return onTopic(chosen, memory, request);
  // Whoever brings an entry along speaks of the entry.
  const text = memory.topic ? message : (journalContext?.journalContent ?? message);
  const { likely, none } = topicsIn(text);
  const [likeliest] = likely;
  const isTelling = countSpacedWords(text) >= FEWEST_WORDS;
  const isNone = none >= IS_NONE;
  if (!memory.topic && isNone && ASKS_A_FACT.test(text)) return line('unknown', memory, seed);
  if (!memory.topic && !isTelling) return line('vague', memory, seed);
  const surest = memory.topic ? CHANGES_TOPIC : IS_KNOWN;
  if (likeliest && isTelling && likeliest.probability >= surest)
    return onTopic(likeliest.topic, memory, request);
  if (memory.topic) return onTopic(memory.topic, memory, request);
  const asks = !isNone && !memory.wants.has('stop-asking');
  return (asks ? askWhich(text, memory, seed) : undefined) ?? listen(memory, seed);
}

/** What Eden says without a model. Pure and total: the same request gives the same reply. */
export function replyToMessage(request: Request): EdenReply {
  const { message, recentTurns, stance, seed } = request;
  const memory = remember(recentTurns);
  if (stance) {
    const recent = recentTurns.flatMap(({ templateId }) => templateId ?? []);
    return stanceReply(stance, recentTurns.length, recent);
  }
  const language = detectOtherLanguage(message);
  const apology = language && apologiseIn(language, seed, memory.isUsed);
  if (apology) return apology;
  if (isUnreadable(message)) return line('unreadable', memory, seed);
  return steer(request, memory) ?? talkAbout(request, memory);
}
