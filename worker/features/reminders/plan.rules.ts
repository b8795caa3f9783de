import type { ReminderSubject } from '#schema/contracts/reminder-choices.ts';
import type { CareLevel } from '#schema/contracts/safety.ts';
import type { Due, QuietHours, ReminderPlan } from '#schema/rules/reminders/next-due.ts';
import { nextDue } from '#schema/rules/reminders/next-due.ts';
import { asksOf, type RemindedGoal, wordsOfSubject } from '#schema/rules/reminders/subjects.ts';
import { knownZone } from '#worker/lib/calendar.ts';
import type { RowOf } from '#worker/lib/database/database.ts';
import type { listOwnReminders } from './reminders.queries.ts';

/** A reminder with its goal and its person, as `planFields` reads it. */
export type PlannedReminder = Omit<RowOf<typeof listOwnReminders>, 'offersSmaller'>;

const NO_DATE = '2000-01-01';

/** The goal of a row, as far as its reminders know it. */
export function remindedGoalOf({ milestones, taskIds, ...row }: PlannedReminder): RemindedGoal {
  const steps = milestones.map(({ tasks }) => ({
    title: '',
    description: '',
    targetDate: NO_DATE,
    tasks,
  }));
  return {
    ...row,
    roadmap: { milestones: steps },
    taskIds: taskIds.length > 0 ? taskIds : undefined,
  };
}

/** The words it asks about; undefined where they are gone. */
export const wordsOf = (row: PlannedReminder): string | undefined =>
  wordsOfSubject(remindedGoalOf(row), row);

/** Where “move it” leads: a task has a day to move to, anything else is asked about later. */
export const moveOf = (subject: ReminderSubject) => (subject === 'task' ? 'tomorrow' : 'later');

/** Whether there is still something to ask about: not done, not gone, not at rest. */
export const isOpen = (row: PlannedReminder): boolean =>
  asksOf(remindedGoalOf(row), row) !== undefined;

/** Whether its person may be asked anything at all: not after words of danger. */
export const isInCare = ({ careLevel }: { careLevel: CareLevel }): boolean => careLevel !== 'none';

/** Its person's zone; UTC until a browser has named one. */
export const zoneOf = ({ timeZone }: Pick<PlannedReminder, 'timeZone'>): string =>
  knownZone(timeZone ?? undefined);

/** Its person's quiet hours; null where there are none. */
export function quietOf({
  quietFrom,
  quietUntil,
}: Pick<PlannedReminder, 'quietFrom' | 'quietUntil'>): QuietHours | null {
  return quietFrom !== null && quietUntil !== null && quietFrom !== quietUntil
    ? { from: quietFrom, until: quietUntil }
    : null;
}

/**
 * When a reminder asks next, after `from` where that is later than what is over already.
 * @returns undefined where there is nothing to ask
 */
export function dueAfter(row: PlannedReminder, from: Date, handled?: Due): Due | undefined {
  const asks = asksOf(remindedGoalOf(row), row);
  const plannedFrom = new Date(Math.max(from.getTime(), Date.parse(row.plannedFrom)));
  const movedTo = row.movedTo === null ? null : new Date(row.movedTo);
  // “Ask me again in two hours” holds for what has no day of its own any more, but not for what is
  // done.
  if (!asks) return undefined;
  const plan: ReminderPlan = {
    at: row.at,
    zone: zoneOf(row),
    dayStartsAt: row.dayStartsAt,
    plannedFrom: handled && handled.at > plannedFrom ? handled.at : plannedFrom,
    lastDay:
      handled && (row.lastDay === null || handled.day > row.lastDay) ? handled.day : row.lastDay,
    movedTo: handled && movedTo && movedTo <= handled.at ? null : movedTo,
    quiet: quietOf(row),
    pausedUntil: row.pausedUntil,
    asks,
  };
  return nextDue(plan);
}
