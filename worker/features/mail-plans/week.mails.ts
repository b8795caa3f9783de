import type { CalendarDate } from '#schema/contracts/dates.ts';
import { composeMail } from '#worker/lib/outside/mail-layout.ts';
import { stopHeaders } from '#worker/lib/sending/stop-link.ts';
import type { Mail } from '#worker/ports.ts';
import type { Week } from './week.rules.ts';
import { drawWeek } from './week-drawing.rules.ts';

/** Where a mail leads to, and what ends such mails: a page, and one click of a mail program. */
export interface MailWays {
  url: string;
  stop: string;
}

export interface Reader {
  username: string;
  email: string;
}

/** The most names in a list: a mail is read in a minute. */
const NAMED = 5;

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dayWords = (date: CalendarDate) =>
  longDay.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const many = (count: number, one: string, several: string) =>
  `${SMALL[count] ?? count} ${count === 1 ? one : several}`;
const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${SMALL[count] ?? count} times`;
const quoted = (names: string[]) => list.format(names.slice(0, NAMED).map((name) => `“${name}”`));

/** What was done, a sentence each; names only where the person wants them in a mail. */
function doneWords({ steps, goals, tasks, repeats, entries }: Week, namesGoals: boolean): string {
  const sentences = [
    goals.length > 0 &&
      (namesGoals
        ? `You completed ${quoted(goals)}.`
        : `You completed ${many(goals.length, 'goal', 'goals')}.`),
    steps.length > 0 &&
      (namesGoals
        ? `You reached ${quoted(steps.map(({ title }) => title))}.`
        : `You reached ${many(steps.length, 'step of a plan', 'steps of your plans')}.`),
    tasks > 0 && `You ticked ${many(tasks, 'task', 'tasks')}.`,
    repeats > 0 && `You kept a rhythm ${times(repeats)}.`,
    entries > 0 && `You wrote in your journal ${times(entries)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function aheadWords({ ahead, tasksAhead }: Week, namesGoals: boolean): string[] {
  const counted = [
    ...(ahead.length > 0 ? [many(ahead.length, 'step with a date', 'steps with a date')] : []),
    ...(tasksAhead > 0 ? [many(tasksAhead, 'task with a day', 'tasks with a day')] : []),
  ];
  if (counted.length === 0) return [];
  const words = `In the coming week your plans have ${list.format(counted)}.`;
  const names = ahead.slice(0, NAMED).map(({ title, date }) => `“${title}” by ${dayWords(date)}`);
  return [namesGoals && names.length > 0 ? `${words} ${list.format(names)}.` : words];
}

const whyOf = (email: string) =>
  `Sent to ${email} because its owner chose this mail in the settings of Yet. Replies are not read.`;

/** The week in words and one picture. Its subject says nothing of anybody. */
export function weekMail(
  { username, email }: Reader,
  week: Week,
  namesGoals: boolean,
  ways: MailWays,
): Mail {
  const [first, last] = [week.days[0]?.date ?? '', week.days.at(-1)?.date ?? ''];
  const mail = composeMail({
    to: email,
    subject: 'Your week at Yet',
    paragraphs: [
      `Hello ${username},`,
      `This was your week, from ${dayWords(first)} to ${dayWords(last)}. ${doneWords(week, namesGoals)}`,
    ],
    drawing: drawWeek(week.days),
    action: { label: 'Look back over the week, in five minutes', url: ways.url },
    ending: { label: 'No more of these mails', url: ways.stop },
    afterwards: aheadWords(week, namesGoals),
    why: whyOf(email),
  });
  return { ...mail, headers: stopHeaders(ways.stop) };
}

/** To who was away for two weeks, once. It asks for nothing and counts nothing. */
export function awayMail({ username, email }: Reader, ways: MailWays): Mail {
  const mail = composeMail({
    to: email,
    subject: 'Your plans are where you left them',
    paragraphs: [
      `Hello ${username},`,
      'You haven’t been to Yet for two weeks, and you asked for one mail when that happens. This is it; there won’t be another.',
      'Whatever kept you, nothing was lost: your goals, steps and notes are as you left them. If a plan’s dates have gone by, you can give it new ones, or start again with something smaller.',
    ],
    action: { label: 'See where things stand', url: ways.url },
    ending: { label: 'Don’t send this mail again', url: ways.stop },
    why: whyOf(email),
  });
  return { ...mail, headers: stopHeaders(ways.stop) };
}
