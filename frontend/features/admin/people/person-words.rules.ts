import { utcDateWords } from '#frontend/features/admin/date-words.rules.ts';
import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import type { AdminUser, AdminUserDetail } from '#schema/contracts/admin/admin.ts';

type Plan = Pick<AdminUser, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionExpiresAt'>;

/** "Pro until 31 January 2027", "Premium", "Free". */
export function planWords({ subscriptionTier, subscriptionExpiresAt }: Plan): string {
  const name = TIER_NAMES[subscriptionTier];
  if (subscriptionTier === 'free' || subscriptionExpiresAt === null) return name;
  return `${name} until ${utcDateWords(subscriptionExpiresAt)}`;
}

/** Where the plan comes from, in a sentence. */
export function tierSourceWords({ tierSource, subscriptionStatus }: AdminUserDetail): string {
  if (tierSource === 'gift') return 'Granted here. It costs nothing and ends by itself.';
  if (tierSource === 'provider')
    return `Paid for through a provider (${subscriptionStatus ?? 'no status'}).`;
  return 'Nothing is paid for, and nothing was granted.';
}

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

/** Whether they can get back in without anybody's help, in a sentence. */
export function recoveryWords(person: AdminUserDetail): string {
  const { email, emailConfirmed, recoveryCodesLeft, passkeys, hasOtherSignIn } = person;
  const ways = [
    ...(email
      ? [`a reset link (${emailConfirmed ? 'confirmed address' : 'address not confirmed'})`]
      : []),
    ...(recoveryCodesLeft > 0 ? [count(recoveryCodesLeft, 'recovery code')] : []),
    ...(passkeys > 0 ? [count(passkeys, 'passkey')] : []),
    ...(hasOtherSignIn ? ['another sign-in provider'] : []),
  ];
  if (ways.length === 0) return 'None: no address, no recovery code, no passkey';
  const words = ways.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
