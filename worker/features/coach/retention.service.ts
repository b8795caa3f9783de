import type { ChatRetentionDays } from '#schema/contracts/privacy-choices.ts';
import type { UserContext } from '#worker/context.ts';
import {
  beginOwnConversationsAnew,
  countOlderThan,
  dropOwnEmptyConversations,
  forgetOwnOldExchanges,
  sweepBeginnings,
  sweepConversations,
  sweepExchanges,
} from './retention.queries.ts';

/** What keeping exchanges for so many days would delete now. */
export const countOldChats = (ctx: UserContext, days: ChatRetentionDays) =>
  countOlderThan({ userId: ctx.caller.userId, days });

/** Deletes what is older than the person keeps it. Follows the change of their retention in its batch. */
export function forgetOldChats(ctx: UserContext) {
  const { userId } = ctx.caller;
  return [
    forgetOwnOldExchanges({ userId }),
    beginOwnConversationsAnew({ userId }),
    dropOwnEmptyConversations({ userId }),
  ];
}

/** The same for everybody, at most `limit` rows a statement, for the sweep's batch. */
export const sweepOldChats = (limit: number) => [
  sweepExchanges({ limit }),
  sweepBeginnings({ limit }),
  sweepConversations({ limit }),
];
