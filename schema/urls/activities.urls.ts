/** The feed of what was done. */
export const ACTIVITY_URLS = {
  activities: '/api/activities',
  moods: '/api/activities/moods',
} as const;
