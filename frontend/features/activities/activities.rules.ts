import { formatLocalDate, localDate, localNow } from '#frontend/lib/render-locale.ts';

/** A sign for each kind of activity, drawn in a 24 px square. */
const ICONS: Record<string, string> = {
  // A seed with its shoot.
  goal_created: 'M12 21V11M12 14c-5 0-7-3-7-8 5 0 7 3 7 8zM12 11c0-5 3-7 7-7 0 5-3 7-7 7z',
  // An apple.
  goal_completed:
    'M12 8c-5-3-8 0-8 4s3 9 5 9c1 0 2-1 3-1s2 1 3 1c2 0 5-5 5-9s-3-7-8-4zM12 8c0-2 1-4 3-5',
  // A flag on a hill.
  milestone_reached: 'M8 20V4c3-2 6 2 9 0v7c-3 2-6-2-9 0M4 20h9',
  // A pen.
  journal_entry: 'M5 19l1-5L16 4l4 4L10 18zM13 7l4 4',
  // An acorn.
  assessment_taken: 'M6 11c0 6 3 9 6 10 3-1 6-4 6-10zM4 11c0-4 4-6 8-6s8 2 8 6zM12 5V3',
  // Shears.
  plan_changed:
    'M7 3l8 12M17 3L9 15M8.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM15.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  // A leaf that drifts off.
  goal_let_go: 'M5 13c0-6 5-9 12-9 0 7-4 11-10 11M7 15l6-7M4 20c3-2 5 1 8 0s4-2 7-1',
  // A star-shaped flower.
  sticker_earned: 'M12 3l2.5 5.5L20 9l-4 4 1 6-5-3-5 3 1-6-4-4 5.5-.5z',
  // An open book.
  unit_completed:
    'M12 19c-2-1.5-5-2-8-1.5V6.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v11c-3-.5-6 0-8 1.5zM12 8v11',
  // A gauge of rain.
  check_in_taken: 'M8 4h8l-1 16H9zM8.5 10h3M8.7 14h3',
};
/** A stepping stone, for whatever else there may be. */
const OTHER_ICON = 'M4 15c0-4 3-7 8-7s8 3 8 7-3 4-8 4-8 0-8-4z';
const OTHER_WORDS = 'Took a step';

export function activityIcon(type: string): string {
  return (Object.hasOwn(ICONS, type) ? ICONS[type] : undefined) ?? OTHER_ICON;
}

/** The server's sentence about an activity, or the name of its type where there is none. */
export function activityWords({
  type,
  description,
}: {
  type: string;
  description: string;
}): string {
  const words = description.trim() || type.replaceAll('_', ' ').trim() || OTHER_WORDS;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS_IN_WORDS = 7;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'} ago`;
const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/**
 * How long ago, as one would say it; beyond a week the day itself. Clocks that run ahead say "Just
 * now".
 */
export function agoWords(instant: string, now = localNow()): string {
  const then = localDate(instant);
  const passed = now.getTime() - then.getTime();
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return counted(Math.floor(passed / MINUTE), 'minute');
  // Calendar days: last evening is yesterday, not ten hours ago. Rounded, for days of 23 and 25
  // hours.
  const days = Math.round((startOfDay(now) - startOfDay(then)) / (24 * HOUR));
  if (days === 0) return counted(Math.floor(passed / HOUR), 'hour');
  if (days === 1) return 'Yesterday';
  if (days < DAYS_IN_WORDS) return counted(days, 'day');
  return formatLocalDate(then, {
    day: 'numeric',
    month: 'long',
    ...(then.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}
