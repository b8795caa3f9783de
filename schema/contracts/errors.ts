import * as z from 'zod/mini';
import { SafetyNotice } from './safety.ts';

/** The body of every error answer. `issues` names the fields when the input was at fault. */
export const ErrorBody = z.strictObject({
  message: z.string(),
  /** Why something was not kept: it speaks of danger, or would do harm. */
  safetyNotice: z.optional(SafetyNotice),
  issues: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
