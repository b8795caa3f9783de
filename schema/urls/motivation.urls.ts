/** The word for the day. */
export const MOTIVATION_URLS = {
  daily: '/api/motivation/daily',
} as const;
