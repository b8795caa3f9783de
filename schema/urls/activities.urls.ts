/** Paths of the activity feed. */
export const ACTIVITY_URLS = {
  activities: '/api/activities',
  moods: '/api/activities/moods',
} as const;
