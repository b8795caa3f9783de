import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { WeekDay } from './week.rules.ts';

/** Leaves drawn for one day at most: it is a picture of a week, not a score. */
const TALLEST_COLUMN = 6;
const LEAF = '#4f8a62';
const GROUND = '#c9c4b2';

const shortDay = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const named = (date: CalendarDate) => shortDay.format(new Date(`${date}T00:00:00Z`));

const leaf = `<div style="width:20px;height:12px;margin:0 auto 4px;border-radius:12px 2px 12px 2px;background:${LEAF};font-size:0;line-height:0">&nbsp;</div>`;

/**
 * A week as a picture that every mail program shows: a plain table, since drawings in SVG are taken
 * out and pictures would have to be loaded from somewhere. One leaf for each thing that was done,
 * growing from the ground.
 */
export function drawWeek(days: WeekDay[]): { html: string; text: string } {
  const text = days.map(({ date, count }) => `${named(date)} ${count || '–'}`).join('  ');
  const cells = days.map(
    ({ count }) =>
      `<td valign="bottom" align="center" height="104" style="width:14%;height:104px;vertical-align:bottom;border-bottom:2px solid ${GROUND}">${leaf.repeat(Math.min(count, TALLEST_COLUMN))}</td>`,
  );
  const names = days.map(
    ({ date }) =>
      `<td align="center" style="padding-top:6px;font-size:13px;color:#5a665f">${named(date)}</td>`,
  );
  const html = `<table role="img" aria-label="${text}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:collapse"><tr>${cells.join('')}</tr><tr>${names.join('')}</tr></table>`;
  return { html, text };
}
