import type { ChatRetentionDays } from '#schema/contracts/privacy-choices.ts';
import type { UserContext } from '#worker/context.ts';
import { changesOf, type Database } from '#worker/lib/database/database.ts';
import type { SweepResult } from '#worker/lib/database/sweep-result.ts';
import {
  beginOwnConversationsAnew,
  countOlderThan,
  dropOwnEmptyConversations,
  forgetOwnOldExchanges,
  forgetOwnOldSessions,
  listKeepers,
  putPlace,
  sweepBeginnings,
  sweepConversations,
  sweepExchanges,
  sweepGuidedSessions,
} from './retention.queries.ts';

/** What a retention of so many days would delete now. */
export const countOldChats = (ctx: UserContext, days: ChatRetentionDays) =>
  countOlderThan({ userId: ctx.caller.userId, days });

/**
 * Statements that delete what is older than the person's retention. Run after the change of the
 * retention in its batch.
 */
export function forgetOldChats(ctx: UserContext) {
  const { userId } = ctx.caller;
  return [
    forgetOwnOldExchanges({ userId }),
    forgetOwnOldSessions({ userId }),
    beginOwnConversationsAnew({ userId }),
    dropOwnEmptyConversations({ userId }),
  ];
}

/**
 * Deletes old chats of everybody with this retention period, at most `limit` people and rows a
 * statement. The next call continues behind the last person, and begins anew after the end.
 */
export async function sweepOldChats(
  db: Database,
  days: ChatRetentionDays,
  limit: number,
): Promise<SweepResult> {
  const part = `chats:${days}`;
  const [keepers] = await db.batch([listKeepers({ part, days, limit })]);
  const people = JSON.stringify(keepers.map(({ id }) => id));
  const swept = await db.batch([
    sweepExchanges({ people, limit }),
    sweepGuidedSessions({ people, limit }),
    sweepBeginnings({ people, limit }),
    sweepConversations({ people, limit }),
  ]);
  const counts = swept.map(changesOf);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  // A statement that reached its limit has more rows to delete for the same people.
  if (counts.includes(limit)) return { rows, isMore: true };
  const next = keepers.length === limit ? (keepers.at(-1)?.id ?? 0) : 0;
  await db.batch([putPlace({ part, userId: next })]);
  return { rows, isMore: next > 0 };
}
