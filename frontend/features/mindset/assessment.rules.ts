import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { Assessment } from '#schema/contracts/mindset.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import { type CategoryScores, weakestFirst } from '#schema/rules/mindset/mindset-scores.ts';

const AREAS = 2;

/**
 * The two lowest and the two highest categories. None is in both, even when all scored the same.
 */
export function focusAndStrengths(scores: CategoryScores): {
  focus: MindsetCategory[];
  strengths: MindsetCategory[];
} {
  const focus = weakestFirst(scores).slice(0, AREAS);
  const strengths = MINDSET_CATEGORIES.filter((category) => !focus.includes(category))
    .toSorted((a, b) => scores[b] - scores[a])
    .slice(0, AREAS);
  return { focus, strengths };
}

/** The assessment before this one, if there is one. The list is newest first. */
export function assessmentBefore(latest: Assessment, all: Assessment[]): Assessment | undefined {
  return all.find(({ id }) => id < latest.id);
}
