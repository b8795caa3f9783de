import { datesIn } from '#worker/lib/text/dates-in.ts';

/** Commands are short: of a longer text only the beginning is looked at. */
const READ_AT_MOST = 160;
const beginningOf = (message: string) => message.slice(0, READ_AT_MOST).replace(/\s+/g, ' ').trim();

const NAME = /\b(?:call me|name is|name s|i am called|im called|i go by|its|i am|im)\s+(.+)$/iu;
const LONGEST_NAME = 40;

/** What somebody wants to be called: the words after “call me”, as they were typed. */
export function nameIn(message: string): string | undefined {
  const found = NAME.exec(beginningOf(message).replaceAll(/['’]/g, ''))?.[1];
  const name = found
    ?.replace(/\b(please|pls|from now on|instead|thanks|thank you)\b.*$/i, '')
    .replace(/[\s,.!?]+$/u, '')
    .trim();
  return name && name.length <= LONGEST_NAME && name.split(/\s+/).length <= 4 ? name : undefined;
}

/**
 * The day that a message names, after `today`: “tomorrow”, “next Monday”, “14 June”. Undefined for
 * none.
 */
export function dayIn(message: string, today: string): string | undefined {
  const noon = new Date(`${today}T12:00:00`);
  const [found] = datesIn(message, noon);
  const names = found?.start.isCertain('day') || found?.start.isCertain('weekday');
  if (!found || !names) return undefined;
  const [year, month, day] = (['year', 'month', 'day'] as const).map(
    (part) => found.start.get(part) ?? 0,
  );
  const two = (number = 0) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
