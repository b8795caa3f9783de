import * as z from 'zod/mini';

/** The day's word. `message` is null for who has opted out of it. */
export const DailyMotivation = z.strictObject({
  message: z.nullable(z.string()),
  source: z.optional(z.string()),
  category: z.optional(z.string()),
  /** Something to do about it within a minute. */
  action: z.optional(z.string()),
});
export type DailyMotivation = z.infer<typeof DailyMotivation>;
