const OPENING = 140;

/** How long ago this day was, in whole months or years. */
export function longAgoWords(then: Date, now: Date): string {
  const months = 12 * (now.getFullYear() - then.getFullYear()) + now.getMonth() - then.getMonth();
  if (months < 12) return months === 1 ? 'A month ago' : `${months} months ago`;
  const years = Math.round(months / 12);
  return years === 1 ? 'A year ago' : `${years} years ago`;
}

/** The first words of an entry, cut where a word ends. */
export function opening(content: string): string {
  const text = content.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= OPENING) return text;
  const cut = text.slice(0, OPENING);
  const end = cut.lastIndexOf(' ');
  return `${end > OPENING / 2 ? cut.slice(0, end) : cut} …`;
}
