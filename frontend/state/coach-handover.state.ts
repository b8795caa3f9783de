import { readStored, removeStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import type { JournalContext } from '#schema/contracts/coach/coach.ts';
import { CHAT_MESSAGE_MAX } from '#schema/rules/limits.ts';

/**
 * What the journal hands to the chat. It travels through the browser's storage, as the
 * specification has it, so there is no signal here: it is written, read once, and gone.
 */
export function handOverToCoach({ journalContent, aiResponse }: JournalContext): void {
  // The chat takes no more of a feedback than of a message.
  const feedback = aiResponse?.slice(0, CHAT_MESSAGE_MAX).toWellFormed();
  writeStored(storageKeys.journalContext, JSON.stringify({ journalContent, aiResponse: feedback }));
}

/** Returns what was handed over and forgets it: a second call returns nothing. */
export function takeHandover(): JournalContext | null {
  const stored = readStored(storageKeys.journalContext);
  removeStored(storageKeys.journalContext);
  if (!stored) return null;
  try {
    const { journalContent, aiResponse } = JSON.parse(stored) as Partial<Record<string, unknown>>;
    if (typeof journalContent !== 'string') return null;
    return { journalContent, ...(typeof aiResponse === 'string' && { aiResponse }) };
  } catch {
    return null;
  }
}
