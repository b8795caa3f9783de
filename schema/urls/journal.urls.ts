/** The journal of an own goal. */
export const JOURNAL_URLS = {
  journal: '/api/goals/:goalId/journal',
  entry: '/api/goals/:goalId/journal/:entryId',
  feedback: '/api/goals/:goalId/journal/:entryId/feedback',
} as const;
