import type { CoachPreferences } from '#schema/contracts/coach/coach-preferences.ts';
import type { DayChoice, OnboardingStatus, User } from '#schema/contracts/users.ts';
import { laterUntil, needsOnboarding } from '#schema/rules/account/onboarding.ts';
import type { UserContext } from '#worker/context.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import { unauthorized } from '#worker/lib/errors.ts';
import {
  findOnboarding,
  setOnboardingLater,
  updateCoachPreferences,
  updateDayStart,
} from './account.queries.ts';

export async function currentUser(ctx: UserContext): Promise<User> {
  const [user] = await ctx.read([]);
  return user;
}

export async function onboardingStatus(ctx: UserContext): Promise<OnboardingStatus> {
  const [, rows] = await ctx.read([findOnboarding({ userId: ctx.caller.userId })]);
  return statusOf(rows[0]);
}

/** Puts the welcome card off for a week. Once onboarding is done it does not return. */
export async function putOffOnboarding(ctx: UserContext): Promise<OnboardingStatus> {
  const until = laterUntil(ctx.clock.now());
  const [rows] = await ctx.write([setOnboardingLater({ userId: ctx.caller.userId, until })]);
  return statusOf(rows[0]);
}

function statusOf(row: RowOf<typeof findOnboarding> | undefined): OnboardingStatus {
  if (!row) throw unauthorized();
  const { onboardingLaterUntil: later } = row;
  return { needsOnboarding: needsOnboarding(row), ...(later && { laterUntil: later }) };
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
