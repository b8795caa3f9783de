import { MINDSET_CATEGORIES } from '#schema/contracts/enums.ts';
import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';

export type CategoryScores = Record<MindsetCategory, number>;

export interface Answer {
  category: MindsetCategory;
  /** 1 (fixed) to 5 (growth); undefined when the question was not answered. */
  score: number | undefined;
}

export interface Scores {
  /** 1 to 5, two decimals. */
  overall: number;
  categories: CategoryScores;
}

/** An unanswered question counts as the middle of the scale. */
const UNANSWERED = 3;
/**
 * A change under this is within what the same person's answers vary by (assumed SD 0.7, r = .85):
 * "about the same".
 */
export const NOTEWORTHY_CHANGE = 0.75;

/** A number rounded to two decimals. */
export const round2 = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Category score: mean of its answers, two decimals; overall: mean of all answers, not of the
 * categories. Source: specification, "Business constants"; unanswered counts as 3. A category
 * without questions scores 3.
 */
export function scoreAnswers(answers: Answer[]): Scores {
  const weigh = ({ score }: Answer) => score ?? UNANSWERED;
  const scoreOf = (category: MindsetCategory) => {
    const own = answers.filter((answer) => answer.category === category);
    return own.length === 0 ? UNANSWERED : round2(mean(own.map(weigh)));
  };
  return {
    overall: answers.length === 0 ? UNANSWERED : round2(mean(answers.map(weigh))),
    categories: Object.fromEntries(
      MINDSET_CATEGORIES.map((category) => [category, scoreOf(category)]),
    ) as CategoryScores,
  };
}

/** An assessment's columns by category. */
export const categoryScores = (figures: {
  challengesScore: number;
  obstaclesScore: number;
  effortScore: number;
  criticismScore: number;
  successScore: number;
}): CategoryScores => ({
  challenges: figures.challengesScore,
  obstacles: figures.obstaclesScore,
  effort: figures.effortScore,
  criticism: figures.criticismScore,
  success: figures.successScore,
});

/** Categories from lowest to highest score; ties stand in the order of `MINDSET_CATEGORIES`. */
export function weakestFirst(scores: CategoryScores): MindsetCategory[] {
  return [...MINDSET_CATEGORIES].sort((a, b) => scores[a] - scores[b]);
}

/** The categories that scored exactly as this one did, this one left out. */
export const levelWith = (category: MindsetCategory, scores: CategoryScores): MindsetCategory[] =>
  MINDSET_CATEGORIES.filter((other) => other !== category && scores[other] === scores[category]);

/** The highest category; of equals the first in the order of `MINDSET_CATEGORIES`. */
export function strongestOf(scores: CategoryScores): MindsetCategory {
  return MINDSET_CATEGORIES.reduce((best, category) =>
    scores[category] > scores[best] ? category : best,
  );
}

const LABELS: [upTo: number, label: string][] = [
  [1.5, 'Strongly Fixed'],
  [2.5, 'Fixed'],
  [3, 'Mixed'],
  [3.5, 'Growth-Oriented'],
  [4, 'Growth'],
  [5, 'Strong Growth'],
];

/**
 * The label of a score: rounded to the nearest half and clamped to 1 to 5 first. Source:
 * specification, section 5.
 */
export function labelOf(score: number): string {
  const half = Math.min(5, Math.max(1, Math.round(score * 2) / 2));
  return (LABELS.find(([upTo]) => half <= upTo) as [number, string])[1];
}

export type Band = 'fixed' | 'mixed' | 'growth';

/** Which text of a category fits: below 3 fixed, above 3.5 growth, else mixed. */
export function categoryBand(score: number): Band {
  if (score < 3) return 'fixed';
  return score > 3.5 ? 'growth' : 'mixed';
}

/** Which summary fits: below 3 fixed-leaning, above 4 strong growth, else mixed. */
export function overallBand(score: number): Band {
  if (score < 3) return 'fixed';
  return score > 4 ? 'growth' : 'mixed';
}

export type Opening = 'fixed' | 'mixedBelow' | 'mixed' | 'mixedAbove' | 'growth' | 'strongGrowth';

const OPENINGS: Record<string, Opening> = {
  'Strongly Fixed': 'fixed',
  Fixed: 'fixed',
  Mixed: 'mixed',
  'Growth-Oriented': 'mixedAbove',
  Growth: 'growth',
};

/**
 * Which sentence stands beside the label. Labels are rounded and summaries are not, so that a score
 * of 2.9 is “Mixed” with the summary of the fixed side: the sentence says both.
 */
export function openingOf(score: number): Opening {
  const band = overallBand(score);
  if (band === 'growth') return 'strongGrowth';
  const opening = OPENINGS[labelOf(score)] ?? 'growth';
  return opening === 'mixed' && band === 'fixed' ? 'mixedBelow' : opening;
}

export const PROFILE_TYPES = [
  'challenger',
  'critic_sensitive',
  'effort_avoider',
  'perfectionist',
  'success_threatened',
  'balanced_grower',
  'developing_grower',
] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];

const TYPE_OF_WEAKNESS: Record<MindsetCategory, ProfileType> = {
  criticism: 'critic_sensitive',
  effort: 'effort_avoider',
  success: 'success_threatened',
  obstacles: 'perfectionist',
  challenges: 'perfectionist',
};

/**
 * A name for a set of answers: the first rule that fits. Source: decisions, "Assessment and
 * profile".
 */
export function profileTypeOf({ overall, categories }: Scores): ProfileType {
  const [weakest] = weakestFirst(categories) as [MindsetCategory];
  if (overall >= 4 && categories[weakest] >= 3.5) return 'balanced_grower';
  if (categories[weakest] < 3) return TYPE_OF_WEAKNESS[weakest];
  const highest = Math.max(...Object.values(categories));
  if (categories.challenges >= 4 && categories.challenges === highest) return 'challenger';
  return 'developing_grower';
}

/** True when no category moved by a noteworthy amount: say "about the same" and nothing grander. */
export function isAboutTheSame(before: number, after: number): boolean {
  return Math.abs(after - before) < NOTEWORTHY_CHANGE;
}
