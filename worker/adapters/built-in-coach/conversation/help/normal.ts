import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { situationNormal } from '#worker/adapters/built-in-coach/conversation/on-situation.ts';
import { situationSpokenOf } from '#worker/adapters/built-in-coach/conversation/situation-of-talk.ts';
import { joinSentences, withUnit } from '#worker/adapters/built-in-coach/conversation/wording.ts';
import { normalIn } from '#worker/lib/talk/reading/asks/normal.ts';
import { HELP } from './help-words.ts';
import { pageAbout } from './matching.ts';
import { isSureOf, topicOfTalk } from './talk-topic.ts';

/**
 * The answer to “is this normal?”: who would know, where it is a custom of others; else what a page
 * says of the feeling or habit that is named, of the situation, or of the topic.
 */
export function isItNormal(context: TalkContext): EdenReply {
  const { any, anyOf, customs, own, topics, asks } = HELP.normal;
  const templateId = 'help.normal';
  const { memory, request } = context;
  const asked = normalIn(request.message);
  if (asked?.custom && !memory.isUsed(customs[asked.custom]))
    return { message: customs[asked.custom], templateId };
  const question = asksNothing(context) ? undefined : pickPreferringUnused(asks, context);
  const named = asked?.act ? pageAbout(own, asked.act) : undefined;
  if (named && !memory.isUsed(named.text))
    return { message: joinSentences(withUnit(named), question), templateId };
  // A page that was only guessed may be about something else than what is asked about.
  const ofSituation = situationSpokenOf(context) ? situationNormal(context) : undefined;
  if (ofSituation) return ofSituation;
  const topic = topicOfTalk(context);
  const isSpokenOf = asked?.act === undefined || memory.topic === topic;
  const known = topic && isSpokenOf && isSureOf(topic, context) ? topics[topic] : undefined;
  if (known && !memory.isUsed(known.text))
    return { message: joinSentences(withUnit(known), question), templateId };
  const message = asked?.act ? withFacts(anyOf, { act: asked.act }) : any;
  return { message, templateId };
}
