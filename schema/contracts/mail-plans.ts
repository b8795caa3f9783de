import * as z from 'zod/mini';

/** The week in words, and one mail to who was away for two weeks. */
export const MAIL_KINDS = ['week', 'away'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** When the week's mail comes, in the person's own zone. */
export const WeekMail = z.strictObject({
  /** Monday is 1, Sunday is 7. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** Whether goals and steps may be called by their names in it. */
  namesGoals: z.boolean(),
});
export type WeekMail = z.infer<typeof WeekMail>;

/** `GET /api/mail-plans`, and the answer of `PATCH`: which mails somebody wants. */
export const MailPlans = z.strictObject({
  week: z.nullable(WeekMail),
  away: z.boolean(),
  /** Mails go to a confirmed address alone. */
  canReceive: z.boolean(),
});
export type MailPlans = z.infer<typeof MailPlans>;

/** Null, or false, is: no such mail. 409 where there is no confirmed address to write to. */
export const MailPlansPatch = z
  .object({ week: z.optional(z.nullable(WeekMail)), away: z.optional(z.boolean()) })
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'));
export type MailPlansPatch = z.infer<typeof MailPlansPatch>;
