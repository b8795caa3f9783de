import * as z from 'zod/mini';
import { IF_THEN_MAX, IF_THENS_MAX } from '../rules/limits.ts';
import { ClockTime, Instant } from './dates.ts';
import { RowId } from './ids.ts';
import { line } from './text.ts';

/** What the act is tied to. Only a time has an hour, so only it can ask by itself. */
export const CUE_KINDS = ['time', 'place', 'event'] as const;
/** Who made it: the person, the plan, or a guided session with Eden. */
export const IF_THEN_MAKERS = ['person', 'plan', 'session'] as const;

export const IfThenId = z
  .string()
  .check(z.regex(/^[a-z0-9-]{3,36}$/, 'This is no id of an if-then'));
const CueKind = z.enum(CUE_KINDS);
const When = line(IF_THEN_MAX, 'Say when');
const Act = line(IF_THEN_MAX, 'Say what you will do');

/** A promise in the form that is kept best: when this happens, I do that. */
export const IfThen = z.strictObject({
  id: IfThenId,
  cue: CueKind,
  when: When,
  /** The hour of a cue that is a time, in the person's own zone: `07:30`. */
  at: z.optional(ClockTime),
  act: Act,
  madeBy: z.enum(IF_THEN_MAKERS),
  /** When it was promised. A plan’s have none, and those of before this was kept. */
  madeAt: z.optional(Instant),
});
export type IfThen = z.infer<typeof IfThen>;

export const IfThenList = z.array(IfThen).check(
  z.maxLength(IF_THENS_MAX, `A goal holds up to ${IF_THENS_MAX} if-thens`),
  z.refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'An if-then is given twice',
  ),
);

const AN_HOUR_NEEDS_A_TIME = 'Only a time has an hour';

/** What a person adds. Its id may be chosen, so that it can be changed before it has arrived. */
export const NewIfThen = z
  .object({
    id: z.optional(IfThenId),
    cue: CueKind,
    when: When,
    at: z.optional(ClockTime),
    act: Act,
  })
  .check(
    z.refine(({ cue, at }) => at === undefined || cue === 'time', {
      error: AN_HOUR_NEEDS_A_TIME,
      path: ['at'],
    }),
  );
export type NewIfThen = z.infer<typeof NewIfThen>;

/**
 * An hour is only valid with the cue “time”; changing the cue removes it. Null removes it as well.
 */
export const IfThenPatch = z
  .object({
    cue: z.optional(CueKind),
    when: z.optional(When),
    at: z.optional(z.nullable(ClockTime)),
    act: z.optional(Act),
  })
  .check(
    z.refine((patch) => Object.keys(patch).length > 0, 'Nothing to change was given'),
    z.refine(({ cue, at }) => !at || cue === 'time', { error: AN_HOUR_NEEDS_A_TIME, path: ['at'] }),
  );
export type IfThenPatch = z.infer<typeof IfThenPatch>;

export const IfThenParams = z.object({ goalId: RowId, ifThenId: IfThenId });
