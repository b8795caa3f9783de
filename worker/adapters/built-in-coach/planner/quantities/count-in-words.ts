const SMALL = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count in words up to twelve, in figures with commas above. */
export function inWords(count: number): string {
  return SMALL[count] ?? String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "3 pages", "one page": a count with its noun. The plural adds an s unless given. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${inWords(count)} ${count === 1 ? noun : plural}`;
}

/** "once a week", "three times a week", "every day", for 1 to 7 days. */
export function timesAWeek(days: number): string {
  if (days >= 7) return 'every day';
  if (days === 1) return 'once a week';
  return days === 2 ? 'twice a week' : `${inWords(days)} times a week`;
}

/**
 * How a span of days reads in a sentence: "by tonight", "in 5 days", "in 9 weeks", "in 14 months".
 */
export function withinSpan(days: number): string {
  if (days === 0) return 'by tonight';
  if (days === 1) return 'by tomorrow';
  if (days < 21) return `in ${inWords(days)} days`;
  if (days < 120) return `in ${inWords(Math.round(days / 7))} weeks`;
  return `in ${inWords(Math.round(days / 30.4))} months`;
}

/** “14 March 2027”. */
export const writeDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
