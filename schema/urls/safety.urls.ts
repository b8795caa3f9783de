/** Words of danger, outside a talk. */
export const SAFETY_URLS = {
  answer: '/api/safety/answer',
  contact: '/api/contact',
} as const;
