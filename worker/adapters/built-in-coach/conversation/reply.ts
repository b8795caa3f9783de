import { asChoice, SOMETHING_ELSE } from '#worker/lib/talk/choices.ts';
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
import { isTooYoung, onStance } from './on-stance.ts';
import { listen, listeningLine, onTopic, sayToMessage } from './on-topic.ts';
import { unsupportedLanguageReply } from './other-language.ts';
import { isUnreadable } from './readable.ts';
import {
  situationOfTalk,
  situationSpokenOf,
  situationTitles,
  withLikelySituations,
} from './situation-of-talk.ts';
import { reflectAnswer } from './take-up.ts';
import { isEverydayForTheYoung, withAside } from './with-the-young.ts';

export type { EdenReply } from './context.ts';

/**
 * From this probability on she speaks to a topic. What a topic’s page says holds for many: said to
 * somebody whom it does not fit it shows that nobody listened.
 */
const IS_KNOWN = 0.75;
/** From this probability on a longer message turns a talk to another topic. */
const CHANGES_TOPIC = 0.6;
/** A shorter message than this answers something and turns to no other topic. */
const FEWEST_WORDS_TO_TURN = 8;
const MOST_CHOICES = 4;
/** From here on a message is about none of them: a question of fact, small talk, nonsense. */
const IS_NONE = 0.6;
/** Shorter messages tell nothing of what they are about. */
const FEWEST_WORDS = 4;

/** The topics that a text may be about besides one, as buttons. */
const namesOf = (text: string, besides?: Topic) =>
  topicsIn(text)
    .likely.filter(({ topic }) => topic !== besides)
    .slice(0, MOST_CHOICES)
    .map(({ topic }) => pageOf(topic).title);

/** After names of which none fits: the next question about what was told. */
function noneOfThese({ request }: TalkContext): EdenReply {
  const told = request.recentTurns.at(-1)?.message ?? '';
  const { message, templateId } = listen(contextOf({ ...request, message: told }));
  return { message: `None of those, then. ${message}`, templateId };
}

/**
 * What is said once she was put right: other topics to choose from where she had assumed one, else
 * an open question.
 */
function handleCorrection(context: TalkContext): EdenReply {
  const { memory, request } = context;
  if (request.message === SOMETHING_ELSE && !memory.topic) return noneOfThese(context);
  const told = request.recentTurns.findLast(
    ({ message }) => countSpacedWords(message) >= FEWEST_WORDS,
  )?.message;
  const wasAsked = LINES['not-that-but'].some(memory.isUsed);
  if (!memory.topic || !told || wasAsked) return listeningLine('not-that', context);
  return {
    ...listeningLine('not-that-but', context),
    choices: [
      ...[
        ...situationTitles(told).filter((title) => title !== situationSpokenOf(context)?.title),
        ...namesOf(told, memory.topic),
      ].slice(0, MOST_CHOICES),
      SOMETHING_ELSE,
    ].map(asChoice),
  };
}

/** Whether a message is what a button says that names a topic or a situation. */
const isTitle = (message: string) =>
  topicTitled(message) !== undefined || situationTitled(message) !== undefined;

/**
 * What somebody answers in a word or asks of the talk itself; undefined for something to talk
 * about.
 */
function handleMetaCommand(context: TalkContext): EdenReply | undefined {
  const { memory, request } = context;
  const { message } = request;
  // A button’s own words are never a command: “something that went wrong”.
  if (isTitle(message)) return undefined;
  switch (classifyCommand(message)) {
    case 'yes':
      return memory.topic ? onTopic(memory.topic, context) : listeningLine('nothing-open', context);
    case 'no':
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

/** Only the first replies of a talk guess what it may be about. */
const GUESSES_UNTIL = 2;

const SAYS_NOTHING_YET =
  /^(?:hm+|well|ok|so|um|i)?\W*(?:i )?(?:do not|don['’]?t|not sure|no idea)(?: really| even| quite)?(?: know)? (?:what to (?:say|write|talk about)|where to (?:start|begin))\W*$/i;
const ASKS_A_FACT =
  /^(?:what|who|when|where|which|how|why|is|are|do|does|did|can|could|will)\b|\?\s*$/i;

/** The topic that a message turns to, away from what was spoken of before. */
function turnsTo(text: string, spokenOf: Topic): Topic | undefined {
  if (countSpacedWords(text) < FEWEST_WORDS_TO_TURN) return undefined;
  const [best] = topicsIn(text).likely;
  if (!best || best.topic === spokenOf) return undefined;
  return best.probability >= CHANGES_TOPIC ? best.topic : undefined;
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
  if (memory.topic) return onTopic(turnsTo(message, memory.topic) ?? memory.topic, context);
  // Whoever brings an entry along speaks of the entry.
  const isBeginning = request.recentTurns.length === 0;
  const text =
    journalContext?.journalContent ?? (isBeginning ? message : saidLately(context) || message);
  const { likely, none } = topicsIn(text);
  const [likeliest] = likely;
  if (none >= IS_NONE && ASKS_A_FACT.test(text)) return listeningLine('unknown', context);
  if (countSpacedWords(text) < FEWEST_WORDS)
    return isBeginning ? listeningLine('vague', context) : listen(context);
  if (likeliest && likeliest.probability >= IS_KNOWN)
    return onTopic(likeliest.topic, context, true);
  const isEarly = request.recentTurns.length < GUESSES_UNTIL;
  const reply = listen(context);
  return isEarly && !asksNothing(context) ? withLikelySituations(reply, text, context) : reply;
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
  const { stance } = request;
  const context = contextOf(request);
  if (stance === 'minors' && !isTooYoung(request.message) && isEverydayForTheYoung(context))
    return withAside(ordinaryReply(context), context);
  return stance ? onStance(stance, context) : ordinaryReply(context);
}

function ordinaryReply(context: TalkContext): EdenReply {
  const { message, seed } = context.request;
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
