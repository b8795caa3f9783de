/** Onboarding lasts until the first assessment is saved. */
export function needsOnboarding(user: { hasCompletedInitialQuiz: boolean }): boolean {
  return !user.hasCompletedInitialQuiz;
}
