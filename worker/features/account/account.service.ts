import type { CoachPreferences } from '#schema/contracts/coach-preferences.ts';
import type { EmailChange, OnboardingStatus, User } from '#schema/contracts/users.ts';
import { needsOnboarding } from '#schema/rules/onboarding.ts';
import type { UserContext } from '#worker/context.ts';
import { UniqueBroken } from '#worker/lib/database.ts';
import { conflict } from '#worker/lib/errors.ts';
import { foldName } from '#worker/lib/fold-name.ts';
import { updateCoachPreferences, updateEmail } from './account.queries.ts';

export async function currentUser(ctx: UserContext): Promise<User> {
  const [user] = await ctx.read([]);
  return user;
}

export async function onboardingStatus(ctx: UserContext): Promise<OnboardingStatus> {
  const [user] = await ctx.read([]);
  return { needsOnboarding: needsOnboarding(user) };
}

/** @throws conflict when somebody else has this address. */
export async function changeEmail(ctx: UserContext, { email }: EmailChange): Promise<User> {
  try {
    const { userId } = ctx.caller;
    const [users] = await ctx.write([updateEmail({ userId, email, emailKey: foldName(email) })]);
    return users[0] as User;
  } catch (thrown) {
    if (thrown instanceof UniqueBroken) throw conflict('Email already in use');
    throw thrown;
  }
}

export async function chooseCoachManner(ctx: UserContext, preferences: CoachPreferences): Promise<User> {
  const { userId } = ctx.caller;
  const [users] = await ctx.write([updateCoachPreferences({ userId, ...preferences })]);
  return users[0] as User;
}
