import { DAY_MS } from '#schema/rules/time.ts';
import { sweepSends } from './pass.queries.ts';

/** How long it is kept what was asked and answered: longer than a link in a mail can answer it. */
const KEPT_DAYS = 60;

/** Statement that deletes due times of long ago, at most `limit` of them. */
export const deleteOldSends = (now: Date, limit: number) =>
  sweepSends({ before: new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString(), limit });
