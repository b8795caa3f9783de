/** The journal: of an own goal, of no goal, and all of it together. */
export const JOURNAL_URLS = {
  journal: '/api/goals/:goalId/journal',
  entry: '/api/goals/:goalId/journal/:entryId',
  feedback: '/api/goals/:goalId/journal/:entryId/feedback',
  everything: '/api/journal',
  days: '/api/journal/days',
  onThisDay: '/api/journal/on-this-day',
  freeEntry: '/api/journal/:freeEntryId',
  freeFeedback: '/api/journal/:freeEntryId/feedback',
} as const;
