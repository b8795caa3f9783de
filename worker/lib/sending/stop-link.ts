import { STOPPABLE_MAILS, type StoppableMails } from '#schema/contracts/reminder-choices.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import type { Deps, RequestContext } from '#worker/context.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { hasShard } from '#worker/lib/database/shards.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { signToken, type TokenKind, verifyToken } from '#worker/lib/security/signed-token.ts';

/** Mails lie about for long, and each must be able to end the next. */
const SECONDS = 400 * 86_400;
const STOP_LINK: TokenKind = { audience: 'yet-no-mails', seconds: SECONDS };
/** What the links of the first such mails were signed as. */
const FIRST_LINK: TokenKind = { audience: 'yet-mails-off', seconds: SECONDS };

/** Which mails of whom a link ends. */
export interface StopLink {
  userId: number;
  kind: StoppableMails;
  shardRef: ShardRef;
}

/**
 * The address that ends a kind of mail: numbers and a signature, nothing of the person. The page
 * says which by `mails`; what counts is signed.
 */
export async function stopLink(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { userId, kind, shardRef: { shard } }: StopLink,
): Promise<string> {
  const claims = { user: userId, kind, shard };
  const token = await signToken(STOP_LINK, claims, config.sessionSecrets, clock.now());
  return appLink(config, PATHS.noMails, { token, mails: kind });
}

/** The lines by which a mail program ends such mails with one press (RFC 8058). */
export const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What a link ends, where we signed it. */
export async function readStopLink(
  ctx: RequestContext,
  token: string,
): Promise<StopLink | undefined> {
  const { sessionSecrets } = ctx.config;
  const now = ctx.clock.now();
  const claims =
    (await verifyToken(STOP_LINK, token, sessionSecrets, now)) ??
    (await verifyToken(FIRST_LINK, token, sessionSecrets, now));
  if (!claims) return undefined;
  // The first links of reminders named no kind: there was one alone.
  const { user, shard, kind: named = 'reminders' } = claims;
  const kind = STOPPABLE_MAILS.find((known) => known === named);
  const shardRef = { shard: Number(shard) };
  const isWhole = Number.isSafeInteger(user) && Number(user) > 0 && hasShard(ctx, shardRef);
  return kind && isWhole ? { userId: Number(user), kind, shardRef } : undefined;
}
