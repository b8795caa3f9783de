import { countWords, foldText } from '#worker/lib/fold-text.ts';
import type { Recognition } from './recognise-intent.ts';
import { WORDS } from './words.ts';

/** Openers for a chat that was carried over from a journal entry. */
export const JOURNAL_OPENERS = WORDS.notices.journalOpeners;

/** Whether a message only points at the entry that was handed over, and says nothing of its own yet. */
export function speaksOfEntry(message: string, recognised: Recognition): boolean {
  const folded = foldText(message);
  if (
    /\b(discuss|talk about|go over|look at|more about|think about) (this|it|that|my entry|the entry|my journal)\b/.test(
      folded,
    )
  ) {
    return countWords(folded) <= 20;
  }
  return recognised.score < 2 && countWords(folded) <= 12;
}
