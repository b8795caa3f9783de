/** Paths about the signed-in person's own account. */
export const ACCOUNT_URLS = {
  user: '/api/user',
  onboardingStatus: '/api/user/onboarding-status',
  onboardingLater: '/api/user/onboarding-later',
  updateEmail: '/api/user/update-email',
  coachPreferences: '/api/user/coach-preferences',
  day: '/api/user/day',
  emailConfirmation: '/api/email-confirmation',
  confirmEmail: '/api/confirm-email',
  account: '/api/account',
  exportJson: '/api/export.json',
  exportMarkdown: '/api/export.md',
  import: '/api/import',
} as const;
