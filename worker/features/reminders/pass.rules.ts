import { stillAsksAbout } from '#schema/rules/reminders/subjects.ts';
import type { NewSend, NextLook } from './pass.queries.ts';
import { dueAfter, isInCare, type PlannedReminder, remindedGoalOf } from './plan.rules.ts';

/** Later than this a reminder is not sent any more: it would ask about a moment long gone. */
export const GRACE_MS = 2 * 3_600_000;
/** After each try that was not taken, in milliseconds; then it is given up. */
export const PAUSES_MS = [60_000, 300_000, 900_000, 2_700_000];

/** When a due time is tried again after so many tries; undefined where it is given up. */
export function nextTry(attempts: number, dueAt: Date, now: Date): Date | undefined {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined) return undefined;
  const at = new Date(now.getTime() + pause);
  return at.getTime() <= dueAt.getTime() + GRACE_MS ? at : undefined;
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

/** Whether something that was due may still be sent: not done, not gone, not in care. */
export const mayStillAsk = (row: PlannedReminder, day: string): boolean =>
  !isInCare(row) && stillAsksAbout(remindedGoalOf(row), row, day);

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
      ways.length === 0
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
