import * as z from 'zod/mini';
import { MOODS } from '#schema/rules/appearance/appearance-choice.ts';
import { Instant } from './dates.ts';
import { pageLimit, RowId } from './ids.ts';

export const Activity = z.strictObject({
  id: z.int(),
  type: z.string(),
  description: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: Instant,
});
export type Activity = z.infer<typeof Activity>;
/** Newest first. */
export const ActivityList = z.array(Activity);

/** `before` is the id of the last activity of the page before. */
export const ActivityPage = z.object({ limit: pageLimit(100, 30), before: z.optional(RowId) });
export type ActivityPage = z.infer<typeof ActivityPage>;

/**
 * A mood chosen for the app's colours. The choice itself stays in the browser; that it was tried is
 * an action.
 */
export const MoodTried = z.object({ mood: z.enum(MOODS) });
export type MoodTried = z.infer<typeof MoodTried>;
