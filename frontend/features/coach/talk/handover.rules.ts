import type { JournalContext } from '#schema/contracts/coach/coach.ts';

/** The prefilled message when a person comes from the journal. */
export const HANDOVER_PREFILL = "I'd like to discuss this further with you, Eden.";

/** A conversation longer than this has its own context. */
const CONTEXT_UNTIL_LINES = 2;

export type OpeningLine = { type: 'user' | 'coach'; content: string };

/**
 * The chat starts with the entry as the person's words and the feedback, where there is any, as
 * Eden's.
 */
export function openingLines(context: JournalContext | null): OpeningLine[] {
  if (!context) return [];
  const entry: OpeningLine = { type: 'user', content: context.journalContent };
  return context.aiResponse ? [entry, { type: 'coach', content: context.aiResponse }] : [entry];
}

/**
 * The context that is sent with the next message; `linesSoFar` counts what the conversation shows
 * already.
 */
export function contextToSend(
  context: JournalContext | null,
  linesSoFar: number,
): JournalContext | undefined {
  return context && linesSoFar <= CONTEXT_UNTIL_LINES ? context : undefined;
}
