/** A person's dates in their own calendar, and the mails that they want. */
export const CALENDAR_URLS = {
  address: '/api/calendar-address',
  goalEvent: '/api/goals/:goalId/calendar-event',
  /** The calendar feed. Calendars do not sign in: the secret address is the permission. */
  feed: '/calendar/:code',
} as const;
