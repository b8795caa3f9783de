import type { Season } from '#schema/contracts/enums.ts';
import { seasonOf } from '#schema/rules/appearance/season.ts';
import type { RequestContext } from '#worker/context.ts';
import { knownZone, readClock } from '#worker/lib/calendar.ts';

/** When something was done, as the person who did it would say. */
export type Moment = {
  /** ISO 8601. */
  now: string;
  localDay: string;
  /** 0 to 23. */
  localHour: number;
  season: Season;
};

/** This moment where the caller is; UTC where their zone is not known. */
export function momentOf(ctx: RequestContext): Moment {
  const zone = knownZone(ctx.timeZone);
  const now = ctx.clock.now();
  const { date, hour } = readClock(now, zone);
  return { now: now.toISOString(), localDay: date, localHour: hour, season: seasonOf(date, zone) };
}
