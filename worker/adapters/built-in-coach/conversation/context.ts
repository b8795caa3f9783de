import type { Technique } from '#schema/contracts/coach/coach.ts';
import type { Choice } from '#schema/contracts/safety.ts';
import { type Memory, remember } from '#worker/lib/talk/memory.ts';
import type { CoachQuestion } from '#worker/lib/talk/questions.ts';
import { type MessageReading, readMessage } from '#worker/lib/talk/reading/reading.ts';
import type { TalkRequest } from '#worker/ports.ts';
import { type FilledSlots, fillSlots } from './filled-slots.ts';

export interface EdenReply {
  message: string;
  templateId: string;
  technique?: Technique;
  choices?: Choice[];
}

export type Request = Pick<
  TalkRequest,
  | 'message'
  | 'recentTurns'
  | 'journalContext'
  | 'stance'
  | 'callsForStance'
  | 'isAskedHowTheyAre'
  | 'seed'
> &
  Partial<Pick<TalkRequest, 'preferences' | 'goals'>>;

/**
 * All that a reply rests on: what is asked for, what was read in it, and what is known of the talk.
 */
export interface TalkContext {
  request: Request;
  reading: MessageReading;
  memory: Memory;
  slots: FilledSlots;
  seed: number;
}

export function contextOf(request: Request): TalkContext {
  const { message, recentTurns, seed } = request;
  const reading = readMessage(message);
  const memory = remember(recentTurns);
  return { request, reading, memory, slots: fillSlots(recentTurns, reading, message), seed };
}

/** One of some texts that was not said yet, chosen by the seed; once all were said, any of them. */
export function pickPreferringUnused(
  texts: readonly string[],
  { memory, seed }: TalkContext,
): string {
  const fresh = texts.filter((text) => !memory.isUsed(text));
  const from = fresh.length > 0 ? fresh : texts;
  return from[seed % from.length] as string;
}

/** One of some texts that was not said yet, chosen by the seed; undefined once all were said. */
export const pickUnused = (texts: readonly string[], context: TalkContext): string | undefined =>
  texts.some((text) => !context.memory.isUsed(text))
    ? pickPreferringUnused(texts, context)
    : undefined;

/**
 * A question that was not asked yet and whose answer was not told; undefined where there is none.
 */
export const pickQuestion = (
  questions: readonly CoachQuestion[],
  context: TalkContext,
): string | undefined =>
  pickUnused(
    questions
      .filter(({ asks }) => asks === 'other' || !context.slots.kinds.has(asks))
      .map(({ text }) => text),
    context,
  );

/**
 * Whether a reply asks nothing: the person said so or only wants to be heard, or a question how they
 * are stands below it. One question in a reply is enough.
 */
export const asksNothing = ({ memory, slots: told, request }: TalkContext): boolean =>
  request.isAskedHowTheyAre === true || memory.wants.has('stop-asking') || told.onlyListen;
