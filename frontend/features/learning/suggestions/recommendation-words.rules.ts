import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import type { Recommendation } from '#schema/contracts/learning.ts';

/** How a hue is named in the stylesheet. Source of the steps: specification, section 9. */
export type PriorityTone = 'red' | 'orange' | 'blue' | 'grey';

/** `priority` is 1 to 5, 5 first; the words say what the colour says. */
export function priorityLook(priority: number): { tone: PriorityTone; words: string } {
  if (priority >= 5) return { tone: 'red', words: 'First choice' };
  if (priority === 4) return { tone: 'orange', words: 'High priority' };
  if (priority === 3) return { tone: 'blue', words: 'Medium priority' };
  return { tone: 'grey', words: 'Low priority' };
}

/** What a recommendation is for. */
export const RECOMMENDATION_KIND: Record<Recommendation['recommendationType'], string> = {
  weakness_targeted: 'For what is hardest right now',
  strength_building: 'Builds on what already works',
  next_level: 'A next step up',
};

/** How sure the rules are, 0 to 1, in plain words with the figure. */
export function confidenceWords(confidence: number): string {
  const figure = percentWords(confidence);
  if (confidence >= 0.75) return `Quite sure (${figure}). Your answers point clearly this way.`;
  if (confidence >= 0.5) return `Fairly sure (${figure}). Your answers lean this way.`;
  return `A guess so far (${figure}). There isn’t much to go on yet.`;
}

/** How much of the way to its next label the path may bring the score it works on, 0 to 1. */
export function expectedImpactWords(impact: number): string {
  const part =
    impact >= 0.6 ? 'much of the way' : impact >= 0.3 ? 'part of the way' : 'a little of the way';
  return `It may bring that score ${part} to its next label, as from Mixed to Growth (about ${percentWords(impact)} of it).`;
}
