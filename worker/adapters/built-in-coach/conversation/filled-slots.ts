import type { Exchange } from '#worker/lib/talk/memory.ts';
import { type AsksFor, type CoachQuestion, textOf } from '#worker/lib/talk/questions.ts';
import { deniedPeopleIn } from '#worker/lib/talk/reading/corrections.ts';
import type { PersonMentioned } from '#worker/lib/talk/reading/people.ts';
import { type MessageReading, readMessage } from '#worker/lib/talk/reading/reading.ts';
import { SITUATIONS } from '#worker/lib/talk/situations.ts';
import { TOPIC_PAGES } from '#worker/lib/talk/topic-pages.ts';
import { ALL_FACT_QUESTIONS } from './fact-words.ts';
import { OPEN_QUESTIONS } from './listening.ts';
import { ALL_MANNER_QUESTIONS } from './manner.ts';

/** What the person has told in this talk, of their own accord or when asked. */
export interface FilledSlots {
  /** The slots that need not be asked for again. */
  kinds: ReadonlySet<AsksFor>;
  /** The people mentioned, the latest first. */
  people: readonly PersonMentioned[];
  /** Whether the person wants to be listened to and nothing else. */
  onlyListen: boolean;
}

const READ_AT_MOST = 300;
const TURNS_READ = 5;

/** The questions that ask for one particular slot. */
const SLOT_QUESTIONS: readonly CoachQuestion[] = [
  ...TOPIC_PAGES.flatMap(({ questions, nextQuestions }) => [...questions, ...nextQuestions]),
  ...SITUATIONS.flatMap(({ questions }) => questions),
  ...OPEN_QUESTIONS,
  ...ALL_FACT_QUESTIONS,
  ...ALL_MANNER_QUESTIONS,
].filter(({ asks }) => asks !== 'other');

/** Fragments by which a question is found in a reply: its text without the inserted facts. */
const pieces = SLOT_QUESTIONS.map((question) => ({
  asks: question.asks,
  parts: textOf(question)
    .split(/\{\w+\}/)
    .filter((part) => part.length > 3),
}));

/** What the questions of a reply ask for. */
export const slotsAskedIn = (reply: string): AsksFor[] =>
  pieces.filter(({ parts }) => parts.every((part) => reply.includes(part))).map(({ asks }) => asks);

/** What the person has said to somebody about it is something that was tried. */
const SPOKE_OF_IT =
  /\b(?:told|asked|said to|spoke|spoken|had an? (?:quiet |little )?(?:word|chat)|texted|messaged|rang|emailed|wrote to)\b/i;
const AT_A_TIME =
  /\b(?:yesterday|last (?:night|week|time|month|mon|tues?|wed|thurs?|fri|sat|sun)\w*|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:morning|afternoon|week)|ago|the other (?:day|night)|when i)\b/i;

const tellsOfTrying = ({ clauses, tried }: MessageReading) =>
  tried !== undefined ||
  clauses.some(
    ({ text, isFirstPerson, isPast, isNegated }) =>
      isFirstPerson && isPast && !isNegated && SPOKE_OF_IT.test(text),
  );

/** Whether it was told what happened, and when. */
const tellsOfThatTime = ({ clauses }: MessageReading) =>
  clauses.some(({ text, isPast }) => isPast && AT_A_TIME.test(text));

function kindsIn(reading: MessageReading): AsksFor[] {
  const kinds: [AsksFor, boolean][] = [
    ['who', reading.people.length > 0],
    ['since', reading.howLong !== undefined],
    ['due', reading.due !== undefined],
    ['tried', tellsOfTrying(reading)],
    ['past', tellsOfThatTime(reading)],
    ['feeling', reading.feelings.length > 0],
    ['want', reading.want !== undefined],
    ['fear', reading.tellsOfFear],
    ['next', reading.tellsOfNext],
  ];
  return kinds.filter(([, isTold]) => isTold).map(([kind]) => kind);
}

/**
 * The people of a talk, the latest first, without those of whom it was said that it is not them.
 */
function peopleMeant(
  readings: readonly MessageReading[],
  messages: readonly string[],
): PersonMentioned[] {
  const denied = messages.flatMap((message, index) =>
    deniedPeopleIn(message).map((noun) => ({ noun, index })),
  );
  return readings
    .flatMap(({ people }, at) =>
      people.filter(
        ({ noun }) =>
          !denied.some(
            (one) => one.index >= at && (noun === one.noun || noun.endsWith(` ${one.noun}`)),
          ),
      ),
    )
    .reverse();
}

/**
 * Fills the slots from earlier exchanges and this message. A slot that was asked for once counts as
 * filled, whatever was answered.
 */
export function fillSlots(
  exchanges: readonly Exchange[],
  reading: MessageReading,
  message: string,
): FilledSlots {
  const turns = exchanges.slice(-TURNS_READ);
  const readings = [
    ...turns.map(({ message }) => readMessage(message.slice(0, READ_AT_MOST))),
    reading,
  ];
  const asked = exchanges.flatMap(({ reply }) => slotsAskedIn(reply.slice(0, 2000)));
  const wishes = readings.flatMap((one) => one.asked?.kind ?? []);
  return {
    kinds: new Set([...asked, ...readings.flatMap(kindsIn)]),
    people: peopleMeant(readings, [...turns.map((turn) => turn.message), message]),
    onlyListen: wishes.at(-1) === 'listen',
  };
}
