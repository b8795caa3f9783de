import {
  asksNothing,
  type EdenReply,
  pickPreferringUnused,
  pickUnused,
  type TalkContext,
} from '#worker/adapters/built-in-coach/conversation/context.ts';
import { withFacts } from '#worker/adapters/built-in-coach/conversation/fact-words.ts';
import { situationSpokenOf } from '#worker/adapters/built-in-coach/conversation/situation-of-talk.ts';
import { askedIn } from '#worker/lib/talk/reading/asks/asked.ts';
import { type DayFacts, dayFactsIn } from '#worker/lib/talk/reading/asks/day-facts.ts';
import { daysToldIn } from '#worker/lib/talk/reading/asks/free-days.ts';
import { toSecondPerson } from '#worker/lib/talk/reading/second-person.ts';
import { countSpacedWords } from '#worker/lib/text/fold-text.ts';
import { withoutTail } from '#worker/lib/text/without-tail.ts';
import { CHOSEN_DAY, chooseTime, inARow } from './choose-time.ts';
import { freshOf, HELP, listed } from './help-words.ts';
import { layOut, sayClock } from './lay-out.ts';

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

/** So many messages before belong to the same plan. */
const PLAN_TURNS = 6;

/** The messages that tell of the day that is planned: from the first request for a plan on. */
function planMessages({ request }: TalkContext): string[] {
  const turns = request.recentTurns.slice(-PLAN_TURNS);
  const from = turns.findIndex(
    ({ message, templateId }) =>
      templateId?.startsWith('help.plan') || askedIn(message)?.kind === 'plan',
  );
  return [
    ...(from < 0 ? turns.slice(-2) : turns.slice(from)).map(({ message }) => message),
    request.message,
  ];
}

const A_DAY =
  /\b(tomorrow(?!['’]?s)(?: (?:morning|afternoon|evening))?|tonight|today|this (?:evening|afternoon|morning|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?|(?:my|the) (?:evening|afternoon|morning|weekend|day))\b/gi;
const IS_NOT = /\b(?:not|isn['’]?t|n['’]?t|never said)\s+(?:for |on )?$/i;
const EVENING = /\b(?:tonight|evening|night|bed|asleep|after (?:work|school)|tea|supper)\b/i;

/** The day that is planned, as it was named last; what was denied is none. */
function dayOf(messages: readonly string[]): string | undefined {
  const named = messages.flatMap((message) =>
    [...message.matchAll(A_DAY)]
      .filter(({ index }) => !IS_NOT.test(message.slice(0, index)))
      .map(([day]) => day.toLowerCase()),
  );
  const day = named.at(-1);
  return (
    day &&
    dayIn(day).replace(/^[mtwfs]\w+day\b/, (name) =>
      /^(?:today|this)/.test(name) ? name : `${(name[0] ?? '').toUpperCase()}${name.slice(1)}`,
    )
  );
}

/** What was told of a day, in a few words. */
const toldOf = ({ fixed, pieces }: DayFacts, isOf24: boolean): string =>
  inARow([
    ...pieces,
    ...fixed.map(
      ({ what, at, until }) =>
        `${what} ${until ? 'from' : 'at'} ${sayClock(at.minutes, isOf24)}${until ? ` to ${sayClock(until.minutes, isOf24)}` : ''}`,
    ),
  ]);

/**
 * A plan for a day: the hours that were told, laid out; else a question for the one thing that is
 * missing, once. Undefined where nothing was told and it was asked, or the talk is about a situation
 * that has something better to give.
 */
export function planDay(
  when: string,
  context: TalkContext,
  isPutRight = false,
): EdenReply | undefined {
  const messages = planMessages(context);
  const facts = dayFactsIn(messages);
  const told = messages.join('\n');
  const day = dayOf(messages) ?? dayIn(when === 'it' ? 'today' : when);
  const isOf24 = /\b(?:1[3-9]|2[0-3])[:.][0-5]\d\b/.test(told);
  const isEvening = EVENING.test(told);
  const { laidOut, askLength, askNext, tooMuch, asksFor, source } = HELP.plan;
  const plan = layOut(facts, isEvening);
  if (plan) {
    const lines = plan.blocks.map(
      ({ what, from, to }) =>
        `${sayClock(from, isOf24)}${to === undefined ? '' : ` to ${sayClock(to, isOf24)}`} ${what}`,
    );
    const begins = sayClock(plan.blocks[0]?.from ?? 0, isOf24);
    const question = asksNothing(context)
      ? undefined
      : plan.isTooMuch
        ? tooMuch
        : plan.guessed
          ? withFacts(askLength, { at: sayClock(plan.guessed, isOf24) })
          : withFacts(askNext, { at: begins });
    return {
      message: [
        withFacts(pickPreferringUnused(freshOf(laidOut, context), context), { day }),
        listed(lines),
        question,
      ]
        .filter(Boolean)
        .join('\n\n'),
      templateId: 'help.plan',
      technique: {
        id: 'help-plan',
        name: 'A plan for a day',
        why: 'You asked for a plan.',
        source,
      },
    };
  }
  const knows = facts.pieces.length > 0 || facts.fixed.length > 0;
  const hasWindow =
    (facts.start ?? facts.fixed.some(({ until }) => until)) && (facts.end ?? facts.span);
  const missing =
    facts.pieces.length === 0
      ? knows || hasWindow || facts.start || facts.span
        ? asksFor.pieces
        : undefined
      : facts.start || facts.fixed.some(({ until }) => until)
        ? asksFor.end
        : asksFor.window;
  const has = toldOf(facts, isOf24);
  const question = missing && withFacts(missing, { day });
  if (question && (isPutRight || !context.memory.isUsed(question))) {
    const message = has ? `${withFacts(asksFor.told, { day, told: has })} ${question}` : question;
    return { message, templateId: 'help.plan.ask' };
  }
  if (facts.pieces.length > 1) return setOut(day, facts, context);
  const ask = pickUnused(HELP.plan.asks, context);
  const wasAsked = dayAskedAbout(context) !== undefined;
  if (!ask || wasAsked || situationSpokenOf(context)) return undefined;
  return { message: withFacts(ask, { day }), templateId: 'help.plan.ask' };
}

/** What is to be done, in its order, where no hours are known. */
function setOut(day: string, { pieces }: DayFacts, context: TalkContext): EdenReply {
  const { setsOut, next, source } = HELP.plan;
  return {
    message: [
      withFacts(pickPreferringUnused(setsOut, context), { day }),
      listed(inOrder(pieces)),
      asksNothing(context) ? undefined : pickPreferringUnused(next, context),
    ]
      .filter(Boolean)
      .join('\n\n'),
    templateId: 'help.plan',
    technique: { id: 'help-plan', name: 'A plan for a day', why: 'You asked for a plan.', source },
  };
}

/** What was asked for in other words may be a plan: hours and several things to do were told. */
export function tellsOfPlan({ request }: TalkContext): boolean {
  const isNamed = dayOf([request.message]) !== undefined || /\bnow\b/i.test(request.message);
  if (!isNamed || IS_TOLD.test(request.message)) return false;
  const { start, end, span, pieces } = dayFactsIn([request.message]);
  return start !== undefined && (end ?? span) !== undefined && pieces.length > 1;
}

/** How it always is, or was: nothing is to be planned. */
const IS_TOLD =
  /\b(?:every|always|usually|each|was|were|had|did|yesterday|last (?:night|week|\w+day))\b/i;

const LONGEST_CHANGE = 24;

/** The plan again, where something that it needs was told after it, or a day or hour put right. */
export function planGoesOn(context: TalkContext): EdenReply | undefined {
  const { memory, request } = context;
  const { message } = request;
  const last = request.recentTurns.at(-1)?.templateId;
  const days = daysToldIn([message]);
  if (last === CHOSEN_DAY)
    return days.taken.length + days.free.length > 0 ? chooseTime(context) : undefined;
  if (!last?.startsWith('help.plan') || countSpacedWords(message) > LONGEST_CHANGE)
    return undefined;
  const { start, end, span, fixed, pieces } = dayFactsIn([message]);
  const isOfDay = dayOf([message]) !== undefined && IS_RIGHTED.test(message);
  const tells = (start ?? end ?? span) !== undefined || fixed.length > 0 || isOfDay;
  if (!tells && (last !== 'help.plan.ask' || pieces.length === 0)) return undefined;
  const plan = planDay('today', context, isOfDay);
  const isNew = plan && !memory.isUsed(plan.message) && !HELP.plan.asks.includes(plan.message);
  // A list that was asked for is set out as it is.
  const isAsked = dayAskedAbout(context) !== undefined && isList(message);
  return isNew && (plan.templateId === 'help.plan' || !isAsked) ? plan : undefined;
}

const IS_RIGHTED = /\b(?:not|isn['’]?t|no|meant|said|wrong|actually)\b/i;

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
