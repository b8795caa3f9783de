import type { RequestContext } from '#worker/context.ts';
import { releaseNames } from '#worker/features/account/account-placement.service.ts';
import { addressMovedMail } from '#worker/features/auth/auth.mails.ts';
import { clearUnverifiedEmail, findOwnerOfAddress } from '#worker/features/auth/sso/sso.queries.ts';
import { PRIMARY_SHARD, type ShardRef } from '#worker/lib/database/shard-ref.ts';
import { deliverMail } from '#worker/lib/outside/deliver.ts';

/** An account that has an address, and whether it has shown that the address is its own. */
export interface AddressHolder extends ShardRef {
  id: number;
  isProven: boolean;
}

/**
 * Finds the account of an address on any shard: the directory knows whose it is, but only the
 * person's own shard whether it is confirmed.
 */
export async function findAddressHolder(
  ctx: RequestContext,
  emailKey: string,
): Promise<AddressHolder | undefined> {
  const [[listed]] = await ctx.directory.batch([findOwnerOfAddress({ emailKey })]);
  if (!listed) return undefined;
  const [stored] =
    listed.shard === PRIMARY_SHARD.shard
      ? [listed]
      : (await ctx.dbFor(listed).batch([findOwnerOfAddress({ emailKey })]))[0];
  // One that is just being made is nobody's to take from; one that gave the address up a moment ago
  // is.
  const isProven = stored ? stored.emailVerifiedAt !== null : listed.claimedAt !== null;
  return { id: listed.id, shard: listed.shard, isProven };
}

/**
 * Releases an address from an account that never proved it; the account keeps all else. The address
 * is told, in case the account was its owner's own.
 * @returns whether the address is free now
 */
export async function releaseUnverifiedEmail(
  ctx: RequestContext,
  { id, shard }: AddressHolder,
  address: { email: string; emailKey: string },
): Promise<boolean> {
  const shardRef = { shard };
  const { emailKey } = address;
  const [[dropped], [still]] = await ctx
    .dbFor(shardRef)
    .batch([clearUnverifiedEmail({ userId: id, emailKey }), findOwnerOfAddress({ emailKey })]);
  // Proven in this very moment.
  if (still) return false;
  await releaseNames(ctx, shardRef, id);
  if (dropped)
    deliverMail(ctx, 'address-moved', addressMovedMail({ ...dropped, email: address.email }));
  return true;
}
