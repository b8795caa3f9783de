import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import type { DayChoice, OnboardingStatus, User } from '#schema/contracts/users.ts';
import { needsOnboarding } from '#schema/rules/account/onboarding.ts';
import type { UserContext } from '#worker/context.ts';
import { updateCoachPreferences, updateDayStart } from './account.queries.ts';

export async function currentUser(ctx: UserContext): Promise<User> {
  const [user] = await ctx.read([]);
  return user;
}

export async function onboardingStatus(ctx: UserContext): Promise<OnboardingStatus> {
  const [user] = await ctx.read([]);
  return { needsOnboarding: needsOnboarding(user) };
}

export async function chooseCoachManner(
  ctx: UserContext,
  preferences: CoachPreferences,
): Promise<User> {
  const { userId } = ctx.caller;
  const [users] = await ctx.write([updateCoachPreferences({ userId, ...preferences })]);
  return users[0] as User;
}

/** When a day begins for this person: what is due is due by it. */
export async function chooseDayStart(ctx: UserContext, { dayStartsAt }: DayChoice): Promise<User> {
  const { userId } = ctx.caller;
  const [users] = await ctx.write([updateDayStart({ userId, dayStartsAt })]);
  return users[0] as User;
}
