import { PATHS } from '#schema/urls/page-paths.ts';
import type { Deps, RequestContext } from '#worker/context.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { hasShard } from '#worker/lib/database/shards.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { signToken, type TokenKind, verifyToken } from '#worker/lib/security/signed-token.ts';

const DAY_SECONDS = 86_400;
/** What was asked a month ago is not answered by a mail any more. */
const ANSWER_LINK: TokenKind = { audience: 'yet-reminder', seconds: 30 * DAY_SECONDS };
/** Mails lie about for long, and each must be able to end the next. */
const STOP_LINK: TokenKind = { audience: 'yet-no-mails', seconds: 400 * DAY_SECONDS };

interface SendLink {
  userId: number;
  sendId: number;
  shardRef: ShardRef;
}

/** What can be followed from a mail: addresses in the app that hold numbers and a signature. */
export async function mailLinks(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { userId, sendId, shardRef }: SendLink,
) {
  const now = clock.now();
  const { shard } = shardRef;
  const sign = (kind: TokenKind, claims: object) =>
    signToken(kind, { ...claims, shard }, config.sessionSecrets, now);
  const [answer, stop] = await Promise.all([
    sign(ANSWER_LINK, { user: userId, send: sendId }),
    sign(STOP_LINK, { user: userId }),
  ]);
  return {
    answer: (what: string) => appLink(config, PATHS.asked, { token: answer, answer: what }),
    stop: appLink(config, PATHS.noMails, { token: stop }),
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

async function readLink(ctx: RequestContext, kind: TokenKind, token: string) {
  const claims = await verifyToken(kind, token, ctx.config.sessionSecrets, ctx.clock.now());
  const { user, send, shard } = claims ?? {};
  const shardRef = { shard: Number(shard) };
  if (!isId(user) || !hasShard(ctx, shardRef)) return undefined;
  return { userId: user, send, shardRef };
}

/** Which due time a link answers, where we signed it and it is not too old. */
export async function readAnswerLink(
  ctx: RequestContext,
  token: string,
): Promise<SendLink | undefined> {
  const link = await readLink(ctx, ANSWER_LINK, token);
  return link && isId(link.send) ? { ...link, sendId: link.send } : undefined;
}

/** Whose mails a link ends. */
export async function readStopLink(ctx: RequestContext, token: string) {
  return readLink(ctx, STOP_LINK, token);
}
