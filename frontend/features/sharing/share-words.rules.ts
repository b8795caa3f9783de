import { localNow } from '#frontend/lib/render-locale.ts';
import { dayInText, dayWords, momentInText } from '#frontend/lib/words/moment-words.rules.ts';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { PublicLink, Share, SharedView } from '#schema/contracts/sharing.ts';
import { isOver } from '#schema/rules/goals/sharing.ts';

/** One way a goal is shared, the public link among them. */
export type ShareEntry = { kind: 'link'; link: PublicLink } | { kind: 'share'; share: Share };

export const accessOf = (way: ShareEntry) => (way.kind === 'link' ? way.link : way.share);

/** The person a share is for, in the owner's own words. */
export function whoWords(way: ShareEntry): string {
  if (way.kind === 'link') return 'Anyone with the link';
  const { isEncrypted, sharedWithEmail, sharedWithUsername, sharedWithUserId } = way.share;
  if (isEncrypted) return sharedWithEmail ? `Sealed link for ${sharedWithEmail}` : 'Sealed link';
  return sharedWithEmail ?? sharedWithUsername ?? `Person number ${sharedWithUserId}`;
}

/** A day as one says it; at noon, so that no zone moves it. */
export const shareDayWords = (date: CalendarDate, now = localNow()) =>
  dayWords(`${date}T12:00:00`, now);

/** The last day that counts: an end is the midnight after it. */
const lastDay = (expiresAt: string) => new Date(Date.parse(expiresAt) - 1).toISOString();

/** “until 3 June”, or “ended” then: the day itself still counts. */
export function endWords(expiresAt: string, now: Date): string {
  const day = dayInText(lastDay(expiresAt), now);
  return isOver(expiresAt, now) ? `ended ${day}` : `until ${day}`;
}

function allowWords(way: ShareEntry, now: Date): string | null {
  if (way.kind === 'link') return 'To look at';
  const { isEncrypted, permissionLevel, sealedAt, keptBy } = way.share;
  if (isEncrypted) return sealedAt && `Shows the goal as of ${momentInText(sealedAt, now)}`;
  const allows = permissionLevel === 'cheer' ? 'May look and leave a note' : 'May look';
  return keptBy ? `${allows}, kept by ${keptBy}` : allows;
}

/** One line about a share: its permission, its end, and when it was last opened. */
export function factsOf(way: ShareEntry, now = localNow()): string {
  const { expiresAt, lastViewedAt } = accessOf(way);
  const opened = lastViewedAt ? `last opened ${momentInText(lastViewedAt, now)}` : 'not opened yet';
  return [allowWords(way, now), expiresAt && endWords(expiresAt, now), opened]
    .filter(Boolean)
    .join(' · ');
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** How far a goal has come, in words. */
export function goalProgressWords({
  completed,
  reached,
  steps,
}: {
  completed: boolean;
  reached: number;
  steps: number;
}): string {
  if (completed) return 'Completed';
  return steps === 0
    ? 'No steps written down so far'
    : `${reached} of ${plural(steps, 'step', 'steps')} reached`;
}

export const progressOf = ({ completed, milestone, roadmap }: SharedView) => ({
  completed,
  reached: milestone + 1,
  steps: roadmap.milestones.length,
});

/** To whom a goal is open, for its card. */
export function sharedWords({ isPublic, shares }: { isPublic: boolean; shares: number }): string {
  const people = shares > 0 && plural(shares, 'person', 'people');
  return `Shared with ${[people, isPublic && 'anyone who has the link'].filter(Boolean).join(' and ')}`;
}
