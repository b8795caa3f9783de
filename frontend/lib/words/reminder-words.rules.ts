import { formatLocalDate, localDate } from '#frontend/lib/render-locale.ts';
import type { Reminder, ReminderChoices, TestSend } from '#schema/contracts/reminders.ts';

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const WORKDAYS = '1,2,3,4,5';

/** “on workdays”, “Mon, Thu”; nothing for every day. */
export function daysInWords(days: number[] | null): string {
  if (!days || days.length === 7) return '';
  const sorted = [...days].sort((a, b) => a - b);
  if (sorted.join() === WORKDAYS) return 'on workdays';
  return sorted.map((day) => DAY_NAMES[day - 1]).join(', ');
}

/** By which ways, as a person would say. */
export function waysInWords({ byPush, byMail }: Pick<Reminder, 'byPush' | 'byMail'>): string {
  if (byPush && byMail) return 'by notification and mail';
  return byPush ? 'by notification' : 'by mail';
}

/** When it asks next, in the reader’s zone, or why it does not. */
export function nextInWords({ nextAt, subject }: Pick<Reminder, 'nextAt' | 'subject'>): string {
  if (nextAt)
    return `Next: ${formatLocalDate(localDate(nextAt), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      // As hours of promises are written elsewhere.
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })}`;
  return subject === 'task'
    ? 'Nothing left to ask: it’s done, or its day and hour are over'
    : 'Nothing to ask just now';
}

export function quietInWords({
  quietFrom,
  quietUntil,
}: Pick<ReminderChoices, 'quietFrom' | 'quietUntil'>): string {
  return quietFrom && quietUntil ? `${quietFrom} to ${quietUntil}` : 'None';
}

/** How a test went. */
export function testInWords({ devices, failed, mailed }: TestSend): string {
  const parts = [
    devices > 0 && `to ${devices} ${devices === 1 ? 'browser' : 'browsers'}`,
    mailed && 'by mail',
  ].filter(Boolean);
  const sent = parts.length > 0 ? `Sent ${parts.join(' and ')}.` : 'There was nowhere to send it.';
  return failed > 0 ? `${sent} ${failed} did not take it.` : sent;
}
