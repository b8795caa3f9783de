/** A person's dates in their own calendar, and the mails that they want. */
export const CALENDAR_URLS = {
  address: '/api/calendar-address',
  goalEvent: '/api/goals/:goalId/calendar-event',
  /** For a calendar, which is not signed in: whoever has the address may read. */
  feed: '/calendar/:code',
} as const;
