/** The guided look back over a week, which home and the week’s mail lead to. */
export const WEEK_REVIEW = {
  id: 'my-week-in-review',
  /** What comes of it is called so. */
  kept: 'Your week',
  /** The message that begins it. */
  message: 'Let’s do “My week in review”.',
} as const;
