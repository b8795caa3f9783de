import {
  CalendarAddress,
  CalendarFeedParams,
  GoalEventParams,
  GoalEventQuery,
  NewCalendarAddress,
} from '#schema/contracts/calendar.ts';
import { CALENDAR_URLS } from '#schema/urls/calendar.urls.ts';
import { get, post, remove } from './route.ts';

const media = 'text/calendar';

export const calendarApi = [
  get(CALENDAR_URLS.address, 'Whether a calendar may read along', { reply: { CalendarAddress } }),
  post(CALENDAR_URLS.address, 'Make a private address for a calendar; the one before ends', {
    status: 201,
    reply: { NewCalendarAddress },
  }),
  remove(CALENDAR_URLS.address, 'End the private address', {
    fails: { 404: 'There is none.' },
  }),
  get(CALENDAR_URLS.goalEvent, 'One date of a goal as a file for a calendar', {
    params: GoalEventParams,
    query: GoalEventQuery,
    media,
  }),
  get(CALENDAR_URLS.feed, 'What a calendar reads under a private address', {
    access: 'public',
    params: CalendarFeedParams,
    ids: 'secret',
    media,
    fails: { 429: 'Read too often within the hour.' },
  }),
];
