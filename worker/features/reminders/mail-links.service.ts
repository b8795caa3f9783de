import { PATHS } from '#schema/urls/page-paths.ts';
import type { Deps, RequestContext } from '#worker/context.ts';
import type { ShardRef } from '#worker/lib/database/shard-ref.ts';
import { hasShard } from '#worker/lib/database/shards.ts';
import { appLink } from '#worker/lib/outside/app-link.ts';
import { signToken, type TokenKind, verifyToken } from '#worker/lib/security/signed-token.ts';
import { stopLink } from '#worker/lib/sending/stop-link.ts';

const DAY_SECONDS = 86_400;
/** What was asked a month ago is not answered by a mail any more. */
const ANSWER_LINK: TokenKind = { audience: 'yet-reminder', seconds: 30 * DAY_SECONDS };

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
  const claims = { user: userId, send: sendId, shard };
  const [answer, stop] = await Promise.all([
    signToken(ANSWER_LINK, claims, config.sessionSecrets, now),
    stopLink({ config, clock }, { userId, kind: 'reminders', shardRef }),
  ]);
  return {
    answer: (what: string) => appLink(config, PATHS.asked, { token: answer, answer: what }),
    // Numbers alone: what it is about is told to its person, who has to be signed in for it.
    see: appLink(config, PATHS.asked, { send: String(sendId) }),
    stop,
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Which due time a link answers, where we signed it and it is not too old. */
export async function readAnswerLink(
  ctx: RequestContext,
  token: string,
): Promise<SendLink | undefined> {
  const claims = await verifyToken(ANSWER_LINK, token, ctx.config.sessionSecrets, ctx.clock.now());
  const { user, send, shard } = claims ?? {};
  const shardRef = { shard: Number(shard) };
  const isWhole = isId(user) && isId(send) && hasShard(ctx, shardRef);
  return isWhole ? { userId: user, sendId: send, shardRef } : undefined;
}
