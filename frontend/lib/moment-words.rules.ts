const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** The day of an instant, as one would say it: "Today", "Yesterday", "14 March", with the year when it is another. */
export function dayWords(instant: string, now = new Date()): string {
  const day = new Date(instant);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (sameDay(day, now)) return 'Today';
  if (sameDay(day, yesterday)) return 'Yesterday';
  return day.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}

/** Day and time: "Today, 14:05". */
export function momentWords(instant: string, now = new Date()): string {
  const time = new Date(instant).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  return `${dayWords(instant, now)}, ${time}`;
}
