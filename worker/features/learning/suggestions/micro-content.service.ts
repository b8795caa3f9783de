import type { MicroContent, MicroContentDone } from '#schema/contracts/learning.ts';
import type { UserContext } from '#worker/context.ts';
import { logMicroContentDone } from '#worker/features/activities/activities.service.ts';
import { awardStickers } from '#worker/features/stickers/awards.service.ts';
import { notFound } from '#worker/lib/errors.ts';
import {
  completeMicroContent,
  giveMicroContent,
  listMicroContent,
} from './micro-content.queries.ts';

/** How many items are open for the lowest category; finishing one adds the next. */
const OPEN = 5;
const SENT_MAX = 20;

/**
 * Statement that fills the list for the current lowest category. Runs after the profile's update.
 */
export const topUpMicroContent = (userId: number, now: string) =>
  giveMicroContent({ userId, open: OPEN, now });

export async function microContent(ctx: UserContext): Promise<MicroContent[]> {
  const [, rows] = await ctx.read([
    listMicroContent({ userId: ctx.caller.userId, limit: SENT_MAX }),
  ]);
  return rows;
}

/** Marks an item as done and fills the list; repeating it changes nothing. @throws notFound */
export async function finishMicroContent(
  ctx: UserContext,
  microContentId: number,
  { engagementScore }: MicroContentDone,
): Promise<MicroContent> {
  const { userId } = ctx.caller;
  const own = { userId, microContentId };
  const now = ctx.clock.now().toISOString();
  const [, done] = await ctx.write([
    logMicroContentDone(ctx, microContentId),
    completeMicroContent({ ...own, engagementScore: engagementScore ?? null, now }),
    topUpMicroContent(userId, now),
    ...awardStickers(ctx, 'microItemDone'),
  ]);
  if (!done[0]) throw notFound('Micro-learning not found');
  return done[0];
}
