import { STANCE_PAGES } from '#worker/lib/stances/stances.ts';
import type { Topic } from '#worker/lib/talk/labels.ts';
import { topicsIn } from '#worker/lib/talk/topics-in.ts';
import type { EdenReply, TalkContext } from './context.ts';
import { saidLately } from './help/talk-topic.ts';

/** School, friends, hobbies and plans, with which she helps anybody. */
const EVERYDAY_TOPICS: readonly Topic[] = [
  'study',
  'focus',
  'procrastination',
  'practice',
  'plateau',
  'creativity',
  'no-time',
  'nerves',
  'setback',
  'criticism',
  'comparison',
  'perfectionism',
  'hard-conversation',
  'loneliness',
  'success',
];
/** From this probability on a topic shows what a matter is about. */
const IS_EVERYDAY = 0.4;

/** What belongs to a person and not to a program where the writer is young. */
const NOT_FOR_A_PROGRAM =
  /\b(?:online|internet|snap\w*|insta\w*|discord|pics?|pictures?|photos?|nudes?|meet(?:ing)? (?:up|him|her|them)|older|secrets?|hits?|hitting|hurt\w*|touch\w*|scared|drunk|drink\w*|weed|drugs?|vap\w+|smok\w+|pills?|sex\w*|naked|pregnan\w*|body|weight|diet\w*|calories|muscles?|gym|supplements?|creatine|run(?:ning)? away)\b/i;

/** Whether somebody young speaks of an everyday matter, which needs no page of its own. */
export function isEverydayForTheYoung(context: TalkContext): boolean {
  const { message, recentTurns } = context.request;
  if (
    [message, ...recentTurns.map((turn) => turn.message)].some((text) =>
      NOT_FOR_A_PROGRAM.test(text),
    )
  )
    return false;
  const [likeliest] = topicsIn(saidLately(context) || message).likely;
  return (
    likeliest !== undefined &&
    likeliest.probability >= IS_EVERYDAY &&
    EVERYDAY_TOPICS.includes(likeliest.topic)
  );
}

/** A reply to somebody young: once it says that a person can do more than a program. */
export function withAside(reply: EdenReply, { memory }: TalkContext): EdenReply {
  const { aside } = STANCE_PAGES.minors;
  if (!aside || memory.isUsed(aside)) return reply;
  return { ...reply, message: `${reply.message}\n\n${aside}` };
}
