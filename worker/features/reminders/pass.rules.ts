import { clamp } from '#schema/rules/clamp.ts';
import { clockAt, instantAt } from '#schema/rules/reminders/local-time.ts';
import { isQuiet } from '#schema/rules/reminders/next-due.ts';
import { stillAsksAbout } from '#schema/rules/reminders/subjects.ts';
import { addDays } from '#schema/rules/time.ts';
import { nextTry } from '#worker/lib/sending/tries.ts';
import type { NewSend, NextLook } from './pass.queries.ts';
import {
  dueAfter,
  isInCare,
  type PlannedReminder,
  quietOf,
  remindedGoalOf,
  zoneOf,
} from './plan.rules.ts';

/** Later than this a reminder is not sent any more: it would ask about a moment long gone. */
export const GRACE_MS = 2 * 3_600_000;
/** After each try that was not taken, in milliseconds; then it is given up. */
export const REMINDER_PAUSES_MS = [60_000, 300_000, 900_000, 2_700_000];

/** When a due time is tried again after so many tries; undefined where it is given up. */
export function nextSend(attempts: number, dueAt: Date, now: Date): Date | undefined {
  const at = nextTry(REMINDER_PAUSES_MS, attempts, now);
  return at && at.getTime() <= dueAt.getTime() + GRACE_MS ? at : undefined;
}

/** The ways by which a reminder reaches its person. */
export function waysOf(row: PlannedReminder, devices: number[], canMail: boolean): string[] {
  const isMailed =
    row.byMail && row.allowsMail && canMail && row.email !== null && row.emailVerifiedAt !== null;
  return [
    ...(row.byPush && row.allowsPush ? devices.map((id) => `push:${id}`) : []),
    ...(isMailed ? ['mail'] : []),
  ];
}

/** A due time that waits to be tried again. */
interface Waiting {
  dueAt: string;
  localDay: string;
}

/** Whether it is one of a person's quiet hours: what comes late does not come into them. */
function isLeftAlone(row: PlannedReminder, now: Date): boolean {
  const quiet = quietOf(row);
  return quiet !== null && isQuiet(clockAt(now, zoneOf(row)).time, quiet);
}

/**
 * How long a push service may hold a message for a device that is off, in seconds: not over the
 * grace, and not into its person's quiet hours.
 */
export function secondsToShow(row: PlannedReminder, dueAt: Date, now: Date): number {
  const quiet = quietOf(row);
  const zone = zoneOf(row);
  const { date } = clockAt(now, zone);
  const leftUntil = (at: Date) => at.getTime() - now.getTime();
  const untilQuiet = quiet
    ? [date, addDays(date, 1)]
        .map((day) => leftUntil(instantAt(day, quiet.from, zone)))
        .filter((ms) => ms > 0)
    : [];
  const leftMs = Math.min(leftUntil(new Date(dueAt.getTime() + GRACE_MS)), ...untilQuiet);
  return clamp(Math.floor(leftMs / 1_000), 0, GRACE_MS / 1_000);
}

/**
 * Whether what was due may be tried again now: not done, not gone, not in care, not too late, and
 * its person is neither away nor to be left alone at this hour.
 */
export function mayStillAsk(
  row: PlannedReminder,
  { dueAt, localDay }: Waiting,
  now: Date,
): boolean {
  return (
    !isInCare(row) &&
    now.getTime() <= Date.parse(dueAt) + GRACE_MS &&
    !isLeftAlone(row, now) &&
    (row.pausedUntil === null || localDay > row.pausedUntil) &&
    stillAsksAbout(remindedGoalOf(row), row, localDay)
  );
}

/** Of the ways that are left, those that its person still allows. */
export const stillAllowed = (row: PlannedReminder, remaining: string[]): string[] =>
  remaining.filter((way) =>
    way === 'mail' ? row.byMail && row.allowsMail : row.byPush && row.allowsPush,
  );

export interface Decision {
  /** What to send now, but for its place among others of the same person and day. */
  send: Omit<NewSend, 'place'> | undefined;
  look: NextLook;
}

/**
 * What a look at a reminder comes to: what is to be sent now, if anything, and when to look again.
 * A due time that is older than the grace is passed over, and so is all that falls into care.
 */
export function decide(row: PlannedReminder, ways: string[], now: Date): Decision {
  const seen = row.nextDueAt as string;
  const nowhere = isInCare(row);
  const due = dueAfter(row, nowhere ? now : new Date(now.getTime() - GRACE_MS));
  const kept: Omit<NextLook, 'nextDueAt'> = {
    id: row.id,
    seen,
    plannedFrom: nowhere ? now.toISOString() : row.plannedFrom,
    lastDay: row.lastDay,
    movedTo: row.movedTo,
  };
  if (!due || due.at > now)
    return { send: undefined, look: { ...kept, nextDueAt: due ? due.at.toISOString() : null } };
  const after = dueAfter(row, new Date(0), due);
  const isMoveOver = row.movedTo !== null && new Date(row.movedTo) <= due.at;
  return {
    send:
      ways.length === 0 || isLeftAlone(row, now)
        ? undefined
        : {
            reminderId: row.id,
            userId: row.userId,
            seen,
            dueAt: due.at.toISOString(),
            localDay: due.day,
            remaining: ways,
            dayLimit: row.dayLimit,
          },
    look: {
      ...kept,
      nextDueAt: after ? after.at.toISOString() : null,
      plannedFrom: due.at.toISOString(),
      lastDay: row.lastDay !== null && row.lastDay > due.day ? row.lastDay : due.day,
      movedTo: isMoveOver ? null : row.movedTo,
    },
  };
}

/** What becomes of a reminder that cannot be reckoned: it rests until its goal changes. */
export const unreckoned = (row: PlannedReminder): Decision => ({
  send: undefined,
  look: {
    id: row.id,
    seen: row.nextDueAt as string,
    nextDueAt: null,
    plannedFrom: row.plannedFrom,
    lastDay: row.lastDay,
    movedTo: row.movedTo,
  },
});

/** Gives each its place among those of its person and day, the longest due first. */
export function withPlaces(sends: Omit<NewSend, 'place'>[]): NewSend[] {
  const counts = new Map<string, number>();
  return sends.map((send) => {
    const key = `${send.userId} ${send.localDay}`;
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return { ...send, place };
  });
}
