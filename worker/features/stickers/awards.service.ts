import { FACTS_OF_TRIGGER, type StickerTrigger } from '#schema/rules/sticker-facts.ts';
import type { UserContext } from '#worker/context.ts';
import { momentOf } from '#worker/lib/moment.ts';
import { awardFor, awardForChange } from './stickers.queries.ts';

const AWARDS = Object.fromEntries(
  Object.entries(FACTS_OF_TRIGGER).map(([trigger, facts]) => [trigger, awardFor(facts)]),
) as Record<StickerTrigger, ReturnType<typeof awardFor>>;
AWARDS.milestoneReached = awardForChange(FACTS_OF_TRIGGER.milestoneReached);

/**
 * The stickers that a deed may earn, as statements for the end of its batch: earned with the deed
 * or not at all, once, and never taken back. Those for a milestone go right behind the goal's
 * change and look whether it was made.
 */
export function awardStickers(ctx: UserContext, trigger: StickerTrigger) {
  const { now, localDay } = momentOf(ctx);
  const { userId } = ctx.caller;
  return [AWARDS[trigger]({ userId, now, localDay })];
}
