/** What may be known and kept. */
export const PRIVACY_URLS = {
  settings: '/api/privacy',
  chatRetention: '/api/privacy/chat-retention',
} as const;
