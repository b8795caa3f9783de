/** Where places are. A place whose screen is not built yet leads to the not-found screen. */
export const PATHS = {
  home: '/',
  goals: '/goals',
  eden: '/chat',
  learn: '/learning-paths',
  journey: '/journey',
  quiz: '/mindset-quiz',
  results: '/mindset-results',
  checkIn: '/check-in',
  evidence: '/evidence',
  plans: '/subscriptions',
  settings: '/settings',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  contact: '/contact',
} as const;

/** The sign-in page, remembering where to go on afterwards. */
export function signInPath(from: string): string {
  return from === PATHS.home ? PATHS.auth : `${PATHS.auth}?next=${encodeURIComponent(from)}`;
}

/** Where to go after signing in: a path of ours or home, never another site. */
export function pathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])/.test(next) && !next.startsWith(PATHS.auth) ? next : PATHS.home;
}
