/** Where places are. A place whose screen is not built yet leads to the not-found screen. */
export const PATHS = {
  home: '/',
  goals: '/goals',
  eden: '/chat',
  learn: '/learning-paths',
  units: '/learning-units',
  reviews: '/reviews',
  journey: '/journey',
  quiz: '/mindset-quiz',
  results: '/mindset-results',
  checkIn: '/check-in',
  evidence: '/evidence',
  shared: '/shared',
  plans: '/subscriptions',
  sandboxCheckout: '/sandbox-checkout',
  settings: '/settings',
  edenKnows: '/what-eden-knows',
  whoEdenIs: '/who-eden-is',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  recover: '/recover',
  confirmEmail: '/confirm-email',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  contact: '/contact',
  admin: '/admin',
  adminContent: '/admin/content',
  adminAudit: '/admin/audit',
} as const;

/** The sign-in page, remembering where to go on afterwards. */
export function signInPath(from: string): string {
  return from === PATHS.home ? PATHS.auth : `${PATHS.auth}?next=${encodeURIComponent(from)}`;
}
