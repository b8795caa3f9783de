import type { UserContext } from '#worker/context.ts';
import { todayFor } from '#worker/lib/calendar.ts';
import { invalid } from '#worker/lib/errors.ts';

const PAST_DATE = 'Date must be today or in the future';

/** Today where the person is. */
export const todayOf = (ctx: UserContext) => todayFor(ctx.clock.now(), ctx.timeZone);

/** @throws invalid for a day before today */
export function refusePastDate(ctx: UserContext, targetDate: string) {
  if (targetDate < todayOf(ctx))
    throw invalid(PAST_DATE, [{ path: 'targetDate', message: PAST_DATE }]);
}
