import * as z from 'zod/mini';

/** The body of every error answer. `issues` names the fields when the input was at fault. */
export const ErrorBody = z.strictObject({
  message: z.string(),
  issues: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
