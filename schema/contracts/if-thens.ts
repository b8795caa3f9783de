import * as z from 'zod/mini';
import { ClockTime } from './dates.ts';
import { line } from './text.ts';

/** How many if-thens one goal has at most, and how long each of their two parts may be. */
export const IF_THENS_MAX = 12;
export const IF_THEN_MAX = 200;

/** What the act is tied to. Only a time has an hour, so only it can ask by itself. */
export const CUE_KINDS = ['time', 'place', 'event'] as const;
/** Who made it: the person, the plan, or a guided session with Eden. */
export const IF_THEN_MAKERS = ['person', 'plan', 'session'] as const;

/** A promise in the form that is kept best: when this happens, I do that. */
export const IfThen = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{3,36}$/, 'This is no id of an if-then')),
  cue: z.enum(CUE_KINDS),
  when: line(IF_THEN_MAX, 'Say when'),
  /** The hour of a cue that is a time, in the person's own zone: `07:30`. */
  at: z.optional(ClockTime),
  act: line(IF_THEN_MAX, 'Say what you will do'),
  madeBy: z.enum(IF_THEN_MAKERS),
});
export type IfThen = z.infer<typeof IfThen>;
