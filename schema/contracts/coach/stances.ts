/**
 * Situations in which Eden follows a page of its own before any technique: `content/eden/stances`.
 */
export const STANCES = [
  'relapse',
  'chronic-illness',
  'injury',
  'burnout',
  'grief',
  'adhd',
  'pregnancy',
  'minors',
  'medication',
  'eating',
  'wrongdoing',
  'legal-money',
  'gambling',
] as const;
export type Stance = (typeof STANCES)[number];
