import type { WaysIn } from '#schema/contracts/ways-in.ts';
import type { UserContext } from '#worker/context.ts';
import { isPasswordHash } from '#worker/lib/security/passwords.ts';
import { listOwnPasskeys } from './passkeys/passkeys.queries.ts';
import { findWaysIn } from './sign-in-methods.queries.ts';
import { providerName } from './sign-in-methods.rules.ts';

/** The caller's sign-in methods. */
export async function waysIn(ctx: UserContext): Promise<WaysIn> {
  const { userId } = ctx.caller;
  const [, ways, passkeys] = await ctx.read([findWaysIn({ userId }), listOwnPasskeys({ userId })]);
  const { password, ssoProvider = null } = ways[0] ?? {};
  return {
    hasPassword: isPasswordHash(password),
    sso: {
      offered: ctx.identityProvider?.name ?? null,
      linked: ssoProvider === null ? null : providerName(ctx, ssoProvider),
    },
    passkeys,
  };
}
