import texts from '#frontend/generated/category-texts.json';
import { capitalised } from '#frontend/lib/words/capitalised.rules.ts';
import { joinedNames } from '#frontend/lib/words/joined-names.rules.ts';
import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';
import {
  type CategoryScores,
  categoryBand,
  isAboutTheSame,
  levelWith,
  openingOf,
  overallBand,
  round2,
} from '#schema/rules/mindset/mindset-scores.ts';

type CategoryTexts = (typeof texts.categories)[number];

const textsOf = (category: MindsetCategory) =>
  texts.categories.find(({ id }) => id === category) as CategoryTexts;

export const categoryName = (category: MindsetCategory) => textsOf(category).name;
/** What the category asks about, in one line. */
export const categoryMeaning = (category: MindsetCategory) => textsOf(category).short;
/** What these answers say, with one thing to try. */
const categoryText = (category: MindsetCategory, score: number) =>
  textsOf(category)[categoryBand(score)];
const TO_TRY = 'One thing to try: ';

/** What these answers say of an area, and the one thing to try as a sentence of its own. */
export function categoryParts(category: MindsetCategory, score: number) {
  const [says = '', thing = ''] = categoryText(category, score).split(TO_TRY);
  return { says: says.trim(), thingToTry: capitalised(thing) };
}
/** The results in one sentence. */
export const openingText = (overall: number) => texts.openings[openingOf(overall)];
export const summaryText = (overall: number) => texts.summary[overallBand(overall)];
export const explanation = texts.explanation;

/** "3.4", "3.25", "4": a score without zeros that say nothing. */
export const scoreWords = (score: number) => String(round2(score));

/** What to say of a change between two readings. Less than noteworthy is "about the same". */
export function changeWords(before: number, after: number): string {
  if (isAboutTheSame(before, after)) return 'About the same as last time';
  const points = round2(Math.abs(after - before));
  return `${points} ${after > before ? 'higher' : 'lower'} than last time`;
}

/**
 * Says so where areas of a list are listed only by their order, others having scored the same;
 * undefined where the scores decide.
 */
export function tieWords(
  listed: readonly MindsetCategory[],
  scores: CategoryScores,
): string | undefined {
  const tied = listed.filter((category) =>
    levelWith(category, scores).some((other) => !listed.includes(other)),
  );
  const [first] = tied;
  if (!first) return undefined;
  const all = [first, ...levelWith(first, scores)];
  if (all.length === MINDSET_CATEGORIES.length)
    return 'All five areas scored the same. None stands out: these two are named by order alone.';
  const names = joinedNames(
    MINDSET_CATEGORIES.filter((category) => all.includes(category)).map(categoryName),
  );
  return `${names} scored the same, so which of them stands here is a matter of order alone.`;
}
