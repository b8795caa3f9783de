import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { LINES } from '#worker/adapters/built-in-coach/conversation/listening.ts';
import type { Topic } from '#worker/lib/talk/labels.ts';
import { type Asked, askedIn, sentenceQuotedIn } from '#worker/lib/talk/reading/asked.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { checkSentence } from './check-sentence.ts';
import { HELP, listed } from './help-words.ts';
import { chosenIdea, oneIdea, someIdeas } from './ideas.ts';
import { beginWith, dayAskedAbout, planDay, setOutDay } from './plan-day.ts';
import { isAfterWords, isAskedWho, wordsToSay } from './words-to-say.ts';

/** From this probability on the talk as a whole is taken to be about a topic. */
const IS_KNOWN = 0.3;
/** A shorter message asks for something and tells nothing of what it is for. */
const FEWEST_WORDS = 7;
/** Whom words are for is said in a few: who writes more tells something else. */
const LONGEST_WHO = 6;

/** All that was said lately and tells something: what only asks is left out. */
export const saidLately = ({ request }: TalkContext): string =>
  [...request.recentTurns.slice(-3).map(({ message }) => message), request.message]
    .filter((message) => countSpacedWords(message) >= FEWEST_WORDS)
    .join('\n');

/** What the talk is about, told by all that was said where no reply has named it. */
export function topicOfTalk(context: TalkContext): Topic | undefined {
  if (context.memory.topic) return context.memory.topic;
  const [likeliest] = topicsIn(saidLately(context)).likely;
  return likeliest && likeliest.probability >= IS_KNOWN ? likeliest.topic : undefined;
}

/** The two things that were named before in this talk. */
const optionsBefore = ({ request }: TalkContext) =>
  request.recentTurns
    .map(({ message }) => askedIn(message))
    .findLast((asked) => asked?.kind === 'weigh' && asked.options !== undefined);

function weigh(named: [string, string] | undefined, context: TalkContext): EdenReply | undefined {
  const { setsOut, asks, askBoth } = HELP.weigh;
  const templateId = 'help.weigh';
  const before = named ? undefined : optionsBefore(context);
  const options = named ?? (before?.kind === 'weigh' ? before.options : undefined);
  if (!options) return { message: askBoth, templateId };
  const [one, other] = options.map((option) => `“${option}”`) as [string, string];
  const question = asksNothing(context) ? undefined : pickUnused(asks, context);
  // Set out already and asked about: the talk about the decision goes on.
  if (!named && !question) return undefined;
  const message = [withFacts(pickPreferringUnused(setsOut, context), { one, other }), question]
    .filter(Boolean)
    .join(' ');
  return { message, templateId };
}

function isItNormal(context: TalkContext): EdenReply {
  const topic = topicOfTalk(context);
  const { any, topics, asks } = HELP.normal;
  const known = topic && topics[topic];
  const templateId = 'help.normal';
  if (!known) return { message: any, templateId };
  const unit = known.unit ? ` Unit ${known.unit} of the library has more on it.` : '';
  const question = asksNothing(context) ? '' : ` ${pickPreferringUnused(asks, context)}`;
  return { message: `${known.text}${unit}${question}`, templateId };
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

function answer(asked: Asked, context: TalkContext): EdenReply | undefined {
  switch (asked.kind) {
    case 'words':
      return wordsToSay(asked.for, context);
    case 'check':
      return checkSentence(asked.sentence, context);
    case 'plan':
      return planDay(asked.when, context);
    case 'weigh':
      return weigh(asked.options, context);
    case 'normal':
      return isItNormal(context);
    case 'child':
      return withChild(context);
    case 'ideas':
      return someIdeas(topicOfTalk(context), context);
    case 'tip':
      return oneIdea(topicOfTalk(context), context);
    case 'listen':
      return {
        message: pickPreferringUnused(LINES.listening, context),
        templateId: 'listening.listening',
      };
  }
}

/**
 * A concrete answer where something concrete is asked of Eden, or where she asked for what she
 * needs to give one.
 */
export function help(context: TalkContext): EdenReply | undefined {
  const { reading, memory, request } = context;
  if (reading.asked) return answer(reading.asked, context);
  const quoted = isAfterWords(context) ? sentenceQuotedIn(request.message) : undefined;
  if (quoted) return checkSentence(quoted, context);
  const isBrief = countSpacedWords(request.message) <= LONGEST_WHO;
  if (isAskedWho(context) && isBrief && reading.people.length > 0)
    return wordsToSay(undefined, context);
  const day = dayAskedAbout(context);
  if (day && !reading.clauses.some(({ isQuestion }) => isQuestion)) return setOutDay(day, context);
  if (memory.lastReply?.includes(HELP.weigh.askBoth)) {
    const [, one, other] =
      /^(.{2,80}?)\s*(?:,|;|\n|\bor\b|\band\b|\bvs\.?\b)\s*(?:or |and )?(.{2,80})$/i.exec(
        request.message.trim().replace(/[.!?]+$/u, ''),
      ) ?? [];
    if (one && other) return weigh([one.trim(), other.trim()], context);
  }
  return beginWith(context) ?? chosenIdea(context);
}
