import { Hono } from 'hono';
import {
  CalendarAddress,
  CalendarFeedParams,
  GoalEventParams,
  GoalEventQuery,
  NewCalendarAddress,
} from '#schema/contracts/calendar.ts';
import { CALENDAR_URLS } from '#schema/urls/calendar.urls.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { params, query } from '#worker/http/input.ts';
import { noIndex } from '#worker/http/no-index.ts';
import { requireUser } from '#worker/http/require-user.ts';
import { send, sendNothing } from '#worker/http/send.ts';
import {
  calendarAddress,
  endCalendarAddress,
  goalEvent,
  makeCalendarAddress,
  readFeed,
} from './calendar.service.ts';
import { sendCalendar } from './send-calendar.ts';

export const calendarRoutes = new Hono<AppEnv>()
  .get(CALENDAR_URLS.address, requireUser, async (c) =>
    send(c, CalendarAddress, await calendarAddress(c.var.user)),
  )
  .post(CALENDAR_URLS.address, requireUser, async (c) =>
    send(c, NewCalendarAddress, await makeCalendarAddress(c.var.user), 201),
  )
  .delete(CALENDAR_URLS.address, requireUser, async (c) => {
    await endCalendarAddress(c.var.user);
    return sendNothing(c);
  })
  .get(CALENDAR_URLS.goalEvent, requireUser, async (c) => {
    const { goalId } = params(c, GoalEventParams);
    const file = await goalEvent(c.var.user, goalId, query(c, GoalEventQuery));
    return sendCalendar(c, file, 'attachment; filename="yet.ics"');
  })
  .get(CALENDAR_URLS.feed, noIndex, async (c) => {
    const { code } = params(c, CalendarFeedParams);
    return sendCalendar(c, await readFeed(c.var.request, code), 'inline; filename="yet.ics"');
  });
