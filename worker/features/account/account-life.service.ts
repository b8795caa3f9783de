import type { AccountDeletion, AccountStatus } from '#schema/contracts/account-life.ts';
import type { UserContext } from '#worker/context.ts';
import { closeOpenCheckout } from '#worker/features/billing/checkouts.service.ts';
import { AssertionFailed } from '#worker/lib/database/database.ts';
import { conflict, invalid } from '#worker/lib/errors.ts';
import { deliverMail } from '#worker/lib/outside/deliver.ts';
import { isPasswordHash } from '#worker/lib/security/passwords.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';
import { goodbyeMail } from './account.mails.ts';
import { deletePlacedAccount } from './account-placement.service.ts';
import { assertNothingRenews, findAccountStatus } from './account-status.queries.ts';
import { deletionStatements } from './deletion.queries.ts';

const NOT_THE_NAME = 'This is not your username. Please type it as it is shown.';
const STILL_RENEWS =
  'Your subscription still renews. Please cancel it under Plans first, so that nothing is charged after you have left; then come back here.';

/** What the settings say about signing in, and about leaving. */
export async function readAccountStatus(ctx: UserContext): Promise<AccountStatus> {
  const [user, found] = await ctx.read([
    findAccountStatus({ userId: ctx.caller.userId, now: ctx.clock.now().toISOString() }),
  ]);
  const status = found[0];
  return {
    email: user.email,
    emailVerifiedAt: status?.emailVerifiedAt ?? null,
    hasPassword: isPasswordHash(status?.password),
    recoveryCodes: { left: status?.codesLeft ?? 0, madeAt: status?.codesMadeAt ?? null },
    renews: status?.renews === 1,
  };
}

/**
 * Deletes the account with all its rows in one batch. Providers keep records of payments, as the
 * law demands.
 * @throws invalid unless the username is typed; conflict while a subscription renews or was just
 * paid; AppError provider-failed where an open payment page cannot be closed
 */
export async function deleteAccount(
  ctx: UserContext,
  { confirmation }: AccountDeletion,
): Promise<void> {
  const [user] = await ctx.read([]);
  if (foldName(confirmation) !== foldName(user.username))
    throw invalid(NOT_THE_NAME, [{ path: 'confirmation', message: NOT_THE_NAME }]);
  // An open payment page could otherwise be paid later, for an account that no longer exists.
  await closeOpenCheckout(ctx);
  const { userId } = ctx.caller;
  const now = ctx.clock.now().toISOString();
  await deletePlacedAccount(ctx, () =>
    ctx.write([assertNothingRenews({ userId, now }), ...deletionStatements(userId)]),
  ).catch((thrown: unknown) => {
    throw thrown instanceof AssertionFailed ? conflict(STILL_RENEWS) : thrown;
  });
  if (user.email) deliverMail(ctx, 'goodbye', goodbyeMail(user.username, user.email));
}
