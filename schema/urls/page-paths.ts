/**
 * Where pages are: for the router of the browser, and for the Worker, which renders them and mails
 * links to them.
 */
export const PATHS = {
  home: '/',
  goals: '/goals',
  journal: '/journal',
  eden: '/chat',
  learn: '/learning-paths',
  learningPath: '/learning-paths/:pathId',
  learningUnit: '/learning-units/:unitId',
  reviews: '/reviews',
  journey: '/journey',
  quiz: '/mindset-quiz',
  results: '/mindset-results',
  checkIn: '/check-in',
  evidence: '/evidence',
  shared: '/shared',
  sharedGoal: '/shared/:code',
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
  asked: '/asked',
  noMails: '/no-mails',
  /** Where the first mails led to end them. */
  firstNoMails: '/mails-off',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  contact: '/contact',
  admin: '/admin',
  adminPerson: '/admin/users/:userId',
  adminContent: '/admin/content',
  adminEdit: '/admin/content/:kind/:id',
  adminPreview: '/admin/content/unit/:unitId/preview',
  adminAudit: '/admin/audit',
} as const;

/** The part of a goal, besides its plan, that an address opens. */
export const GOAL_PARTS = ['journal', 'share'] as const;
export type GoalPart = (typeof GOAL_PARTS)[number];

/** A goal in the list of goals: its plan, or another part of it. */
export const goalPath = (goalId: number, part?: GoalPart): string =>
  `${PATHS.goals}?goal=${goalId}${part ? `&part=${part}` : ''}`;

/** The sign-in page, remembering where to go on afterwards. */
export function signInPath(from: string): string {
  return from === PATHS.home ? PATHS.auth : `${PATHS.auth}?next=${encodeURIComponent(from)}`;
}
