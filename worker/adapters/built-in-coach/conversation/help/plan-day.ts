import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { situationSpokenOf } from '#worker/adapters/built-in-coach/conversation/situation-of-talk.ts';
import { toSecondPerson } from '#worker/lib/talk/reading/second-person.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import { HELP, listed } from './help-words.ts';

const MOST = 8;
const LONGEST = 12;
const CLOCK = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?\b/i;
const HAS_CLOCK =
  /\b(?:at|by|from|till|until|before|around) (\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?)\b|\b(\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)|\d{1,2}[:.]\d{2})\b/i;
const LEADS_IN =
  /^(?:(?:and|also|then|well|ok|okay|so|first|firstly|the|but)\s+)*(?:(?:(?:i|we)(?:['’]?ve got| have got| have| need| must|['’]?ve)?|need|have|got|must)(?: to)?\s+)?(?=\S)/i;
const IS_REQUEST = /\b(?:help me|plan (?:my|the|for|tomorrow|today)|can you|could you|please)\b/i;

/** What has to be done, as it was told: parts between commas, lines, “then” and “and”. */
export function thingsIn(message: string): string[] {
  const parts = message
    .slice(0, 800)
    .split(/[,;\n]|\.\s|\b(?:and )?then\b|\bafter that\b|\s[–—-]\s/i)
    .flatMap((part) => {
      const [left = '', ...more] = part.split(/\s+and\s+/i);
      const isList =
        more.length > 0 &&
        (HAS_CLOCK.test(left) || [left, ...more].every((one) => countSpacedWords(one) > 1));
      return isList ? [left, ...more] : [part];
    });
  return parts
    .filter((part) => !IS_REQUEST.test(part) && !/\?/.test(part))
    .map((part) => withoutTail(part.trim().replace(LEADS_IN, ''), /[\s.!]/u))
    .filter((part) => /\p{L}{2}/u.test(part) && countSpacedWords(part) <= LONGEST)
    .flatMap((part) => toSecondPerson(part) ?? [])
    .slice(0, MOST);
}

/**
 * Minutes from midnight of a clock time that a thing names. Small hours without “am” are
 * afternoons.
 */
function minutesOf(thing: string): number | undefined {
  const named = HAS_CLOCK.exec(thing);
  const [, hour, minute = '0', half] = CLOCK.exec(named?.[1] ?? named?.[2] ?? '') ?? [];
  if (hour === undefined || Number(hour) > 24) return undefined;
  const isAfternoon = half?.toLowerCase() === 'pm' ? Number(hour) < 12 : !half && Number(hour) < 7;
  return (Number(hour) + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}

/** Things in the order in which they were told, with those that have a time by their times. */
function inOrder(things: readonly string[]): string[] {
  let latest = -1;
  const timed = things.map((thing) => {
    latest = minutesOf(thing) ?? latest;
    return { thing, at: latest };
  });
  return timed.toSorted((one, other) => one.at - other.at).map(({ thing }) => thing);
}

const dayIn = (when: string) => when.replace(/^my /, 'your ');

/** The day that she has just asked about; undefined where she has not. */
export function dayAskedAbout({ memory }: TalkContext): string | undefined {
  for (const ask of HELP.plan.asks) {
    const [before = '', after = ''] = ask.split('{day}');
    const reply = memory.lastReply ?? '';
    if (before && reply.includes(before) && reply.includes(after))
      return reply.slice(reply.indexOf(before) + before.length, reply.indexOf(after));
  }
  return undefined;
}

/** How much time there is, where that is told. */
const IS_TIME =
  /^(?:(?:about|only|just) )?(?:\d+(?:[.,]\d)?|one|two|three|four|five|half an?|an) ?(?:hours?|hrs?|h|minutes|mins)(?: free| in all)?$/i;

/** Sets out what was told for a day; undefined where nothing was. */
export function setOutDay(day: string, context: TalkContext): EdenReply | undefined {
  const told = thingsIn(context.request.message);
  const time = told.find((one) => IS_TIME.test(one));
  const things = inOrder(told.filter((one) => one !== time));
  const { setsOut, next, one, source } = HELP.plan;
  const [thing] = things;
  if (!thing) return undefined;
  const templateId = 'help.plan';
  if (things.length === 1)
    return { message: withFacts(one, { day, thing: `“${thing}”` }), templateId };
  const question = asksNothing(context) ? undefined : pickPreferringUnused(next, context);
  return {
    message: [
      withFacts(pickPreferringUnused(setsOut, context), {
        day: time ? `${day}, with ${time},` : day,
      }),
      listed(things),
      question,
    ]
      .filter(Boolean)
      .join('\n\n'),
    templateId,
    technique: { id: 'help-plan', name: 'A plan for a day', why: 'You asked for a plan.', source },
  };
}

/** Parts of a list are short; what is longer is told, and nothing to be set out. */
const LONGEST_PART = 6;
const FEWEST_PARTS = 2;

/** Whether a message lists things to do, and does not tell of something. */
export function isList(message: string): boolean {
  const parts = message.split(/[,;\n]/).filter((part) => part.trim() !== '');
  const isShort = parts.every((part) => countSpacedWords(part) <= LONGEST_PART);
  return parts.length >= FEWEST_PARTS && isShort && !/[!?]|\.\s/.test(message);
}

/**
 * A plan for a day: what is to be done is asked for, once. Where that was done before, or the talk
 * is about a situation that has something better to give, undefined.
 */
export function planDay(when: string, context: TalkContext): EdenReply | undefined {
  const ask = pickUnused(HELP.plan.asks, context);
  const wasAsked = dayAskedAbout(context) !== undefined;
  if (!ask || wasAsked || situationSpokenOf(context)) return undefined;
  return { message: withFacts(ask, { day: dayIn(when) }), templateId: 'help.plan.ask' };
}

/** The thing of a day set out just before that somebody wants to begin with. */
export function beginWith({ memory, request }: TalkContext): EdenReply | undefined {
  const last = memory.lastReply ?? '';
  if (!HELP.plan.next.some((text) => last.includes(text))) return undefined;
  const said = request.message.toLowerCase();
  const things = [...last.matchAll(/^• (.+)$/gm)].map(([, thing]) => thing as string);
  const thing = things.find((one) =>
    (one.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.includes(word)),
  );
  if (!thing) return undefined;
  return {
    message: withFacts(HELP.plan.begins, { thing: `“${thing}”` }),
    templateId: 'help.plan.begins',
  };
}
