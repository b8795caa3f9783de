import type { TalkContext } from '#worker/adapters/built-in-coach/conversation/context.ts';
import type { Topic } from '#worker/lib/talk/labels.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';

/** From this probability on the talk as a whole is taken to be about a topic. */
const IS_KNOWN = 0.3;
/** So much surer than what was spoken of, all that was said is about something else. */
const IS_SURE = 0.5;
/** A shorter message asks for something and tells nothing of what it is for. */
const FEWEST_WORDS = 6;

/** All that was said lately and tells something: what only asks is left out. */
export const saidLately = ({ request }: TalkContext): string =>
  [...request.recentTurns.slice(-3).map(({ message }) => message), request.message]
    .filter((message) => countSpacedWords(message) >= FEWEST_WORDS)
    .join('\n');

/** Whether all that was said is clearly of a topic. */
export const isSureOf = (topic: Topic, context: TalkContext): boolean =>
  topicsIn(saidLately(context)).likely.some(
    (one) => one.topic === topic && one.probability >= IS_SURE,
  );

/** What the talk is about: what was spoken of, unless all that was said is clearly of another. */
export function topicOfTalk(context: TalkContext): Topic | undefined {
  const [likeliest] = topicsIn(saidLately(context)).likely;
  const { topic } = context.memory;
  const line = topic ? IS_SURE : IS_KNOWN;
  return likeliest && likeliest.probability >= line ? likeliest.topic : topic;
}
