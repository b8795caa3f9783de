import { asChoice } from '#worker/lib/talk/choices.ts';
import { classifyCommand } from '#worker/lib/talk/command-of.ts';
import type { Topic } from '#worker/lib/talk/labels.ts';
import { situationTitled } from '#worker/lib/talk/situations.ts';
import { pageOf, topicTitled } from '#worker/lib/talk/topic-pages.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import {
  asksNothing,
  contextOf,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type Request,
  type TalkContext,
} from './context.ts';
import { help } from './help/help.ts';
import { HELP } from './help/help-words.ts';
import { oneIdea } from './help/ideas.ts';
import { saidLately, topicOfTalk } from './help/talk-topic.ts';
import { LINES } from './listening.ts';
import { onNews, onNewTime, onSocial } from './on-news.ts';
import { onSituation } from './on-situation.ts';
import { onStance } from './on-stance.ts';
import { listen, listeningLine, onTopic, sayToMessage } from './on-topic.ts';
import { unsupportedLanguageReply } from './other-language.ts';
import { isUnreadable } from './readable.ts';
import { situationOfTalk, situationSpokenOf, situationTitles } from './situation-of-talk.ts';
import { reflectAnswer } from './take-up.ts';

export type { EdenReply } from './context.ts';

/**
 * From this probability on she speaks to a topic. What a topic’s page says holds for many: said to
 * somebody whom it does not fit it shows that nobody listened.
 */
const IS_KNOWN = 0.75;
/** A message changes the topic of a talk only when it is surer than that … */
const CHANGES_TOPIC = 0.6;
/** … or when it is known, and so many times as likely as what was spoken of. */
const CLEARLY_OTHER = 12;
const NAMED = 4;
/** From here on a message is about none of them: a question of fact, small talk, nonsense. */
const IS_NONE = 0.6;
/** Shorter messages tell nothing of what they are about. */
const FEWEST_WORDS = 4;
/** A message of fewer words has to be clearer. */
const SHORT = 8;
const IS_KNOWN_OF_SHORT = 0.75;

const SOMETHING_ELSE = 'Something else';

/** The topics that a text may be about besides one, as buttons. */
const namesOf = (text: string, besides?: Topic) =>
  topicsIn(text)
    .likely.filter(({ topic }) => topic !== besides)
    .slice(0, NAMED)
    .map(({ topic }) => pageOf(topic).title);

/**
 * What is said once she was put right: other topics to choose from where she had assumed one, else
 * an open question.
 */
function handleCorrection(context: TalkContext): EdenReply {
  const { memory, request } = context;
  const told = request.recentTurns.findLast(
    ({ message }) => countSpacedWords(message) >= FEWEST_WORDS,
  )?.message;
  const wasAsked = [...LINES['not-that-but'], ...LINES.unsure].some(memory.isUsed);
  if (!memory.topic || !told || wasAsked) return listeningLine('not-that', context);
  return {
    ...listeningLine('not-that-but', context),
    choices: [
      ...[
        ...situationTitles(told).filter((title) => title !== situationSpokenOf(context)?.title),
        ...namesOf(told, memory.topic),
      ].slice(0, NAMED),
      SOMETHING_ELSE,
    ].map(asChoice),
  };
}

/** Whether a message is what a button says that names a topic or a situation. */
const isTitle = (message: string) =>
  topicTitled(message) !== undefined || situationTitled(message) !== undefined;

/** Whether her last words offered an idea. */
const isOffered = ({ memory }: TalkContext) =>
  HELP.answers.tipOffer.some((offer) => memory.lastReply?.includes(offer));

/**
 * What somebody answers to an offer or asks of the talk itself; undefined for something to talk
 * about.
 */
function handleMetaCommand(context: TalkContext): EdenReply | undefined {
  const { memory, request } = context;
  const { message } = request;
  // A button’s own words are never a command: “something that went wrong”.
  if (isTitle(message)) return undefined;
  switch (classifyCommand(message)) {
    case 'yes':
      if (memory.offered) return oneIdea(memory.offered.id, context);
      if (isOffered(context)) return oneIdea(topicOfTalk(context), context);
      return memory.topic ? onTopic(memory.topic, context) : listeningLine('nothing-open', context);
    case 'no':
      if (memory.offered) return listeningLine('after-no', context);
      if (isOffered(context))
        return {
          message: pickPreferringUnused(HELP.answers.noThanks, context),
          templateId: 'listening.after-no',
        };
      return memory.topic ? onTopic(memory.topic, context) : listen(context);
    case 'idea': {
      const [likeliest] = countSpacedWords(message) >= FEWEST_WORDS ? topicsIn(message).likely : [];
      const named =
        likeliest && likeliest.probability >= CHANGES_TOPIC ? likeliest.topic : undefined;
      return oneIdea(named ?? topicOfTalk(context), context);
    }
    case 'not-that':
      return handleCorrection(context);
    case 'skip':
    case 'back':
      return listen(context);
    case 'stop':
      return listeningLine('stopped', context);
    default:
      return undefined;
  }
}

/** In the first messages she names what it may be about, once. */
const NAMES_UNTIL = 2;

/**
 * A reply that only listens, with what it may be about to choose from: with the right one there is
 * more to ask and to give.
 */
function withGuesses(reply: EdenReply, text: string, context: TalkContext): EdenReply {
  const isEarly = context.request.recentTurns.length < NAMES_UNTIL;
  const titles = situationTitles(text);
  const wereNamed = titles.some((title) => context.memory.isUsed(title));
  if (!isEarly || titles.length === 0 || wereNamed || asksNothing(context) || reply.choices)
    return reply;
  return { ...reply, choices: [...titles, SOMETHING_ELSE].map(asChoice) };
}

const SAYS_NOTHING_YET =
  /^(?:hm+|well|ok|so|um|i)?\W*(?:i )?(?:do not|don['’]?t|not sure|no idea)(?: really| even| quite)?(?: know)? (?:what to (?:say|write|talk about)|where to (?:start|begin))\W*$/i;
const ASKS_A_FACT =
  /^(?:what|who|when|where|which|how|why|is|are|do|does|did|can|could|will)\b|\?\s*$/i;

/** The topic that a message turns to, away from what was spoken of before. */
function turnsTo(text: string, spokenOf: Topic): Topic | undefined {
  const { likely } = topicsIn(text);
  const [best] = likely;
  const before = likely.find(({ topic }) => topic === spokenOf)?.probability ?? 0;
  if (!best || best.topic === spokenOf) return undefined;
  const isClear =
    best.probability >= IS_KNOWN_OF_SHORT && best.probability >= CLEARLY_OTHER * before;
  return best.probability >= CHANGES_TOPIC || isClear ? best.topic : undefined;
}

function talkAbout(context: TalkContext): EdenReply {
  const { memory, request } = context;
  const { message, journalContext } = request;
  const chosen = topicTitled(message);
  if (chosen) return onTopic(chosen, context);
  const situation = journalContext ? undefined : situationOfTalk(context);
  if (situation) {
    const saidBack = sayToMessage(context)?.says ?? reflectAnswer(context);
    return onSituation(situation, saidBack, context);
  }
  const isTelling = countSpacedWords(message) >= SHORT;
  if (memory.topic)
    return onTopic((isTelling && turnsTo(message, memory.topic)) || memory.topic, context);
  // Whoever brings an entry along speaks of the entry.
  const isBeginning = request.recentTurns.length === 0;
  const text =
    journalContext?.journalContent ?? (isBeginning ? message : saidLately(context) || message);
  const { likely, none } = topicsIn(text);
  const [likeliest] = likely;
  if (none >= IS_NONE && ASKS_A_FACT.test(text)) return listeningLine('unknown', context);
  if (countSpacedWords(text) < FEWEST_WORDS)
    return isBeginning ? listeningLine('vague', context) : listen(context);
  const surest = countSpacedWords(text) < SHORT ? IS_KNOWN_OF_SHORT : IS_KNOWN;
  if (likeliest && likeliest.probability >= surest) return onTopic(likeliest.topic, context, true);
  return withGuesses(listen(context), text, context);
}

/** No reply is said twice in a talk: what would be repeated gives way to something shorter. */
function unrepeated(reply: EdenReply, context: TalkContext): EdenReply {
  const isSaid = (text: string) => context.request.recentTurns.some((turn) => turn.reply === text);
  if (!isSaid(reply.message)) return reply;
  if (context.reading.asked)
    return {
      ...reply,
      message: `${pickPreferringUnused(HELP.answers.again, context)} ${reply.message}`,
    };
  const next = listen(context);
  if (!isSaid(next.message)) return next;
  const quiet = pickUnused([...HELP.answers.goOn, ...LINES.quiet], context);
  return quiet ? { message: quiet, templateId: 'listening.quiet' } : reply;
}

/** What Eden says without a model. Pure and total: the same request gives the same reply. */
export function replyToMessage(request: Request): EdenReply {
  const { message, stance, seed } = request;
  const context = contextOf(request);
  if (stance) return onStance(stance, context);
  const { language } = context.reading;
  const apology =
    language === 'en' ? undefined : unsupportedLanguageReply(language, seed, context.memory.isUsed);
  if (apology) return apology;
  if (isUnreadable(message)) return listeningLine('unreadable', context);
  if (context.slots.people.length === 0 && SAYS_NOTHING_YET.test(message))
    return listeningLine('vague', context);
  // A button says what it says.
  if (isTitle(message)) return talkAbout(context);
  const isShort = countSpacedWords(message) < FEWEST_WORDS;
  const command = isShort ? classifyCommand(message) : undefined;
  if (command === 'not-that') return handleCorrection(context);
  const isToOffer = context.memory.offered !== undefined || isOffered(context);
  const answer =
    isToOffer && (command === 'yes' || command === 'no') ? handleMetaCommand(context) : undefined;
  if (answer) return answer;
  return unrepeated(
    onNewTime(context) ??
      help(context) ??
      onSocial(context) ??
      onNews(context) ??
      handleMetaCommand(context) ??
      talkAbout(context),
    context,
  );
}
