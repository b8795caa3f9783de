import { FACTS_OF_TRIGGER, type StickerTrigger } from '#schema/rules/sticker-facts.ts';
import type { UserContext } from '#worker/context.ts';
import { momentOf } from '#worker/lib/moment.ts';
import { awardFor, awardForChange } from './stickers.queries.ts';

const AWARDS = Object.fromEntries(
  Object.entries(FACTS_OF_TRIGGER).map(([trigger, facts]) => [trigger, awardFor(facts)]),
) as Record<StickerTrigger, ReturnType<typeof awardFor>>;
AWARDS.milestoneReached = awardForChange(FACTS_OF_TRIGGER.milestoneReached);

/**
 * Statements that award stickers for a trigger, at the end of its batch: once, and never taken
 * back. Those for a milestone run right after the goal's change and depend on it.
 */
export function awardStickers(ctx: UserContext, trigger: StickerTrigger) {
  const { now, localDay } = momentOf(ctx);
  const { userId } = ctx.caller;
  return [AWARDS[trigger]({ userId, now, localDay })];
}
