import { useQuery } from '@tanstack/react-query';
import { localNow } from '#frontend/lib/render-locale.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import { personDay } from '#schema/rules/goals/person-day.ts';
import { userQuery } from './user.ts';

/** The day it is for this person: until the hour they chose, the day before is not over. */
export function usePersonDay(): CalendarDate {
  const { data: user } = useQuery(userQuery);
  const now = localNow();
  return personDay({ date: todayHere(now), hour: now.getHours() }, user?.dayStartsAt);
}
