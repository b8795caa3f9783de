/** For admins alone. */
export const ADMIN_URLS = {
  users: '/api/admin/users',
  user: '/api/admin/users/:userId',
  tier: '/api/admin/users/:userId/tier',
  unlock: '/api/admin/users/:userId/unlock',
  signOut: '/api/admin/users/:userId/sign-out',
  audit: '/api/admin/audit',
  contents: '/api/admin/content',
  unitPreview: '/api/admin/content/unit/:unitId/preview',
  content: '/api/admin/content/:kind/:refId',
  draft: '/api/admin/content/:kind/:refId/draft',
  publish: '/api/admin/content/:kind/:refId/publish',
  discard: '/api/admin/content/:kind/:refId/discard',
  handBack: '/api/admin/content/:kind/:refId/hand-back',
} as const;
