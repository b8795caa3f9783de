import { eq } from 'drizzle-orm';
import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import { users } from '#schema/tables/users.ts';
import { queryBuilder } from '#worker/lib/database/query-builder.ts';
import { userFields } from '#worker/lib/security/sessions.ts';

export const updateCoachPreferences = (p: { userId: number } & CoachPreferences) =>
  queryBuilder
    .update(users)
    .set({
      coachPersonality: p.coachPersonality,
      coachTone: p.coachTone,
      coachStyle: p.coachStyle,
    })
    .where(eq(users.id, p.userId))
    .returning(userFields);

export const updateDayStart = (p: { userId: number; dayStartsAt: number }) =>
  queryBuilder
    .update(users)
    .set({ dayStartsAt: p.dayStartsAt })
    .where(eq(users.id, p.userId))
    .returning(userFields);

const onboardingFields = {
  hasCompletedInitialQuiz: users.hasCompletedInitialQuiz,
  onboardingLaterUntil: users.onboardingLaterUntil,
};

/** Whether onboarding is behind a person, and until when they put it off. */
export const findOnboarding = (p: { userId: number }) =>
  queryBuilder.select(onboardingFields).from(users).where(eq(users.id, p.userId));

export const setOnboardingLater = (p: { userId: number; until: string }) =>
  queryBuilder
    .update(users)
    .set({ onboardingLaterUntil: p.until })
    .where(eq(users.id, p.userId))
    .returning(onboardingFields);

/** The password hash of a signed-in person. */
export const findOwnHash = (p: { userId: number }) =>
  queryBuilder.select({ password: users.password }).from(users).where(eq(users.id, p.userId));
