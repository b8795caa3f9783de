import type {
  EdenReply,
  TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { keysOf } from '#worker/lib/talk/ledger/keys.ts';
import { askedIn } from '#worker/lib/talk/reading/asks/asked.ts';
import { HELP } from './help-words.ts';
import { thingsIn } from './plan-day.ts';

/** How near a time is that a thing names; the largest number for none. */
const NEARNESS: readonly RegExp[] = [
  /\b(?:now|today|tonight|this (?:morning|afternoon|evening)|in (?:an|one|two) hours?)\b/i,
  /\btomorrow\b/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bthis week\b/i,
  /\b(?:next week|\d{1,2}(?:st|nd|rd|th)|in \w+ (?:days|week))\b/i,
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|next month|in \w+ (?:weeks|months))\b/i,
];
const IS_QUICK = /\b(?:five|ten|two|\d{1,2}) ?min|\bquick|\bshort\b|\bform\b/i;
/** “Which first, the bills or the talk?” */
const FIRST_OF = /\bfirst[,:]? (?:do i |should i )?([^.?!]{5,120})[.?!]*$/i;
/** What says how it is and names no thing to do. */
const NO_THING =
  /^(?:everything|all|so much|too much|dont know|don['’]?t know|you don|no idea|help|not sure|where to|(?:do |really |just )?(?:want|wish|like)|tell me|please|thanks|sorry|ma['’]?am|sir|mate|dear|love)\b/i;
/** And what tells what is so, or who does what, is no thing to do either. */
const TELLS =
  /^(?:because|cos|that|like|so|if|when|every|last|can['’]?t|dont|don['’]t|im|ive|i|he|she|they|it|you|we|there|(?:my|your|his|her|the) \w+ (?:says?|said|keeps?|goes|is|are|was|has|had|told))\b/i;
/** A list has so many marks between its things. */
const LIST_FROM = 2;
const TOO_FAR = NEARNESS.length;

const nearnessOf = (thing: string) => {
  const found = NEARNESS.findIndex((time) => time.test(thing));
  return found < 0 ? TOO_FAR : found;
};

/** “Its due monday the english” says when something else is due. */
const IS_NOTE = /^(?:its|it['’]?s|it is|they['’]?re|due)\b/i;

/** What is said of a thing beside it: it shares a word with it, or stands for the only one. */
const notesOf = (thing: string, things: readonly string[], notes: readonly string[]): string[] => {
  const own = new Set(keysOf(thing));
  return notes.filter((note) => things.length === 1 || keysOf(note).some((key) => own.has(key)));
};

const quoted = (thing: string) => `“${thing}”`;

/**
 * Which of the things that were named comes first: the one with the nearest time, else a short one.
 */
export function orderOf(context: TalkContext): EdenReply | undefined {
  const { order } = HELP.answers;
  const messages = [
    ...context.request.recentTurns.slice(-3).map(({ message }) => message),
    context.request.message,
  ];
  const lists = messages
    .filter((message) => (message.match(/[,;\n]|\band\b|\bthen\b/g)?.length ?? 0) >= LIST_FROM)
    .map((message) => thingsIn(message.replace(/[^.?!,;\n]*\?/g, ' ')));
  const listed = FIRST_OF.exec(context.request.message.slice(0, 300))?.[1]
    ?.split(/,| or | and /i)
    .map((thing) =>
      thing.trim().replace(/^(?:i|we)(?:['’]?ve)? (?:have|got|need to|have to)\s+/i, ''),
    )
    .filter((thing) => thing.length > 2);
  const either = listed && listed.length > 1 ? listed : undefined;
  const named = lists.map((list) =>
    list.filter((thing) => !NO_THING.test(thing) && !TELLS.test(thing)),
  );
  const all = either ?? named.toReversed().find((list) => list.length >= 2) ?? named.at(-1) ?? [];
  const notes = all.filter((thing) => IS_NOTE.test(thing));
  const things = all.filter((thing) => !IS_NOTE.test(thing));
  const templateId = 'help.order';
  const [only] = things;
  if (!only || (!either && askedIn(only))) return { message: order.none, templateId };
  if (things.length === 1)
    return { message: withFacts(order.one, { first: quoted(only) }), templateId };
  const near = (thing: string) =>
    Math.min(nearnessOf(thing), ...notesOf(thing, things, notes).map(nearnessOf));
  const sorted = things.toSorted((one, other) => near(one) - near(other));
  const isDated = near(sorted[0] as string) < TOO_FAR;
  const quick = things.find((thing) => IS_QUICK.test(thing));
  const first = isDated ? (sorted[0] as string) : (quick ?? only);
  const next = sorted.find((thing) => thing !== first) as string;
  const line = isDated ? order.dated : quick ? order.quick : order.plain;
  return {
    message: withFacts(line, { first: quoted(first), next: quoted(next) }),
    templateId,
    technique: {
      id: 'help-order',
      name: 'What comes first',
      why: 'You asked which comes first.',
      source: order.source,
    },
  };
}

/** Whether things in a row were named lately. */
export const hasList = ({ request }: TalkContext): boolean =>
  [...request.recentTurns.slice(-3).map(({ message }) => message), request.message].some(
    (message) => (message.match(/[,;\n]/g)?.length ?? 0) >= LIST_FROM,
  );
