import { MAIL_KINDS, type MailKind } from '#schema/contracts/mail-plans.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { Deps, RequestContext } from '#worker/context.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { hasShard } from '#worker/lib/database/shards.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { signToken, type TokenKind, verifyToken } from '#worker/lib/security/signed-token.ts';
import { deleteMailPlan } from './mail-plans.queries.ts';

/** Mails lie about for long, and each must be able to end the next. */
const OFF_LINK: TokenKind = { audience: 'yet-mails-off', seconds: 400 * 86_400 };

/** The address that ends a kind of mail: numbers and a signature, nothing of the person. */
export async function offLink(
  { config }: Pick<Deps, 'config'>,
  { userId, kind, shard }: ShardRef & { userId: number; kind: MailKind },
  now: Date,
): Promise<string> {
  const token = await signToken(
    OFF_LINK,
    { user: userId, kind, shard },
    config.sessionSecrets,
    now,
  );
  return appLink(config, PATHS.mailsOff, { token });
}

/** Which mails a link ends, where we signed it. */
export async function readOffLink(ctx: RequestContext, token: string) {
  const claims = await verifyToken(OFF_LINK, token, ctx.config.sessionSecrets, ctx.clock.now());
  const kind = MAIL_KINDS.find((known) => known === claims?.['kind']);
  const [userId, shard] = [Number(claims?.['user']), Number(claims?.['shard'])];
  const isWhole = kind !== undefined && Number.isSafeInteger(userId) && hasShard(ctx, { shard });
  return isWhole ? { userId, kind, shard } : undefined;
}

/** Ends the mails that a link names. @returns which they were; undefined for no link of ours */
export async function endByLink(ctx: RequestContext, token: string): Promise<MailKind | undefined> {
  const link = await readOffLink(ctx, token);
  if (!link) return undefined;
  await ctx.dbFor(link).batch([deleteMailPlan(link)]);
  return link.kind;
}
