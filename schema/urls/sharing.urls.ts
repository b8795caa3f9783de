/** Goals that somebody else may see. */
export const SHARING_URLS = {
  overview: '/api/sharing',
  shares: '/api/goals/:goalId/shares',
  share: '/api/goals/:goalId/shares/:shareId',
  publicLink: '/api/goals/:goalId/public-link',
  note: '/api/share-notes/:noteId',
  shared: '/api/shared/:code',
  keep: '/api/shared/:code/keep',
  leaveNote: '/api/shared/:code/note',
  sharedWithMe: '/api/shared-with-me',
  oneSharedWithMe: '/api/shared-with-me/:shareId',
} as const;
