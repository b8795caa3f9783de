import type { CalendarDate } from '#schema/contracts/dates.ts';
import { foldName } from '#worker/lib/text/fold-name.ts';

/** An address as admins see it: its first letter and its domain. */
export function maskedEmail(email: string | null): string | null {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}•••${email.slice(at)}`;
}

/**
 * The last character there is: what begins with a prefix lies between it and it with this behind.
 */
const LAST = '\u{10FFFF}';

/** Folded names that begin with what was typed, as a range that an index can be asked for. */
export function prefixRange(typed: string): { from: string; to: string } {
  const from = foldName(typed);
  return { from, to: from + LAST };
}

/** The end of a day in UTC. */
export const endOfUtcDay = (day: CalendarDate): Date => new Date(`${day}T23:59:59.999Z`);
