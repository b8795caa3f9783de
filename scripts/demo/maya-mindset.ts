import type { MindsetCategory } from '#schema/contracts/mindset-categories.ts';

/**
 * An assessment: the four answers of each area, 1 (fixed) to 5 (growth), in the order of the
 * questions.
 */
export interface DemoAssessment {
  day: number;
  answers: Record<MindsetCategory, [number, number, number, number]>;
}

/**
 * A year in five: criticism comes last and furthest, effort has a dip in summer, as people's do.
 */
export const ASSESSMENTS: DemoAssessment[] = [
  {
    day: 356,
    answers: {
      challenges: [2, 3, 3, 2],
      obstacles: [3, 2, 3, 3],
      effort: [4, 3, 3, 4],
      criticism: [2, 1, 2, 2],
      success: [3, 3, 2, 3],
    },
  },
  {
    day: 262,
    answers: {
      challenges: [3, 3, 4, 3],
      obstacles: [3, 3, 3, 2],
      effort: [4, 4, 3, 4],
      criticism: [2, 2, 3, 2],
      success: [3, 3, 3, 3],
    },
  },
  {
    day: 171,
    answers: {
      challenges: [4, 3, 4, 3],
      obstacles: [3, 4, 3, 3],
      effort: [3, 3, 4, 3],
      criticism: [3, 2, 3, 3],
      success: [3, 4, 3, 3],
    },
  },
  {
    day: 84,
    answers: {
      challenges: [4, 4, 4, 3],
      obstacles: [4, 4, 3, 4],
      effort: [4, 4, 4, 3],
      criticism: [3, 3, 3, 4],
      success: [4, 3, 4, 3],
    },
  },
  {
    day: 8,
    answers: {
      challenges: [4, 4, 5, 4],
      obstacles: [4, 4, 4, 4],
      effort: [4, 5, 4, 4],
      criticism: [4, 3, 4, 4],
      success: [4, 4, 3, 4],
    },
  },
];

/** Totals of the short check-in, 8 to 32. */
export const CHECK_INS: { day: number; total: number }[] = [
  { day: 330, total: 17 },
  { day: 297, total: 19 },
  { day: 266, total: 21 },
  { day: 231, total: 19 },
  { day: 199, total: 22 },
  { day: 165, total: 20 },
  { day: 133, total: 24 },
  { day: 101, total: 23 },
  { day: 64, total: 25 },
  { day: 37, total: 24 },
  { day: 6, total: 27 },
];

export const MOOD_DAYS: { day: number; mood: string }[] = [
  { day: 340, mood: 'energetic' },
  { day: 288, mood: 'focused' },
  { day: 210, mood: 'calm' },
  { day: 153, mood: 'creative' },
  { day: 128, mood: 'reflective' },
  { day: 60, mood: 'focused' },
  { day: 9, mood: 'creative' },
];
