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
 * The last Unicode character: the texts with a prefix lie between it and the prefix followed by
 * this.
 */
const LAST = '\u{10FFFF}';

/** The range of folded names that begin with the typed text, for an index. */
export function prefixRange(typed: string): { from: string; to: string } {
  const from = foldName(typed);
  return { from, to: from + LAST };
}

/** The end of a day in UTC. */
export const endOfUtcDay = (day: CalendarDate): Date => new Date(`${day}T23:59:59.999Z`);
