import { countWords, foldText } from '#worker/lib/fold-text.ts';
import type { Personality } from './material.ts';
import type { Recognition } from './recognise-intent.ts';

/** Openers for a chat that was carried over from a journal entry. */
export const JOURNAL_OPENERS: Record<Personality, readonly string[]> = {
  supportive: [
    'I have your entry in front of me, and “{q}” is the line I would stay with.',
    "Gladly, let's go on from your entry; I keep coming back to “{q}”.",
    'I have your entry in front of me, and I would rather go through it slowly than quickly.',
  ],
  challenging: [
    "In your entry I'd take up “{q}”, because I think you can go a step further with it than you did there.",
    "Your entry says “{q}” and moves on. I'd hold you there a little longer, and I think you can bear it.",
    'You stopped your entry at the interesting point. I think you can go on from there.',
  ],
  analytical: [
    'Your entry gives me “{q}” to work with; everything else in it seems to hang on that.',
    'Out of your entry I take one line as the finding: “{q}”.',
    'Your entry describes more than it explains. The explaining is what we can add here.',
  ],
};

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
