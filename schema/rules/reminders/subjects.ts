import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { IfThen } from '#schema/contracts/if-thens.ts';
import type { ReminderSubject } from '#schema/contracts/reminder-choices.ts';
import type { Rhythm } from '#schema/contracts/rhythms.ts';
import type { TaskId, TaskTicks } from '#schema/contracts/tasks.ts';
import { type Answers, isRhythmDue, weekdayOf } from '#schema/rules/goals/rhythms.ts';
import { type TaskList, taskIdsOf } from '#schema/rules/goals/tasks.ts';
import type { ReminderPlan } from './next-due.ts';

/** Of a goal, what its reminders rest on. */
export interface RemindedGoal extends TaskList {
  completed: boolean;
  pausedAt: string | null;
  archivedAt: string | null;
  milestone: number;
  taskTicks: TaskTicks;
  taskDates: Record<TaskId, CalendarDate>;
  taskRhythms: Record<TaskId, Rhythm>;
  rhythmAnswers: Record<TaskId, Answers>;
  ifThens: IfThen[];
}

interface Subject {
  subject: ReminderSubject;
  subjectId: string;
  /** Days of the week of an if-then; null for each of them. */
  days: number[] | null;
}

function findTask(goal: RemindedGoal, id: TaskId) {
  for (const [step, ids] of taskIdsOf(goal).entries()) {
    const place = ids.indexOf(id);
    if (place < 0) continue;
    const tick = goal.taskTicks[id];
    const isDone = tick === undefined ? step <= goal.milestone : tick !== null;
    return { words: goal.roadmap.milestones[step]?.tasks[place] ?? '', isDone };
  }
  return undefined;
}

/** The words of what a reminder asks about; undefined where the goal holds it no more. */
export function wordsOfSubject(goal: RemindedGoal, { subject, subjectId }: Subject) {
  if (subject === 'if-then') return goal.ifThens.find(({ id }) => id === subjectId)?.act;
  const task = findTask(goal, subjectId);
  if (subject === 'rhythm' && !goal.taskRhythms[subjectId]) return undefined;
  return task?.words;
}

/**
 * On which days a reminder asks, from how its goal stands; undefined where there is nothing to ask:
 * done, gone, without a day, or of a goal that is completed or rests.
 */
export function asksOf(
  goal: RemindedGoal,
  { subject, subjectId, days }: Subject,
): ReminderPlan['asks'] | undefined {
  if (goal.completed || goal.pausedAt !== null || goal.archivedAt !== null) return undefined;
  if (subject === 'if-then') {
    // A place or an event comes when it comes.
    if (!goal.ifThens.some(({ id, cue }) => id === subjectId && cue === 'time')) return undefined;
    return { when: (day) => days === null || days.includes(weekdayOf(day)) };
  }
  const task = findTask(goal, subjectId);
  if (!task || task.isDone) return undefined;
  if (subject === 'task') {
    const on = goal.taskDates[subjectId];
    return on === undefined ? undefined : { on };
  }
  const rhythm = goal.taskRhythms[subjectId];
  const answers = goal.rhythmAnswers[subjectId] ?? {};
  return rhythm && { when: (day) => !answers[day] && isRhythmDue(rhythm, answers, day) };
}

/** Whether it still asks about a day: nothing of it is done, gone, at rest or put off. */
export function stillAsksAbout(goal: RemindedGoal, of: Subject, day: CalendarDate): boolean {
  const asks = asksOf(goal, of);
  if (!asks) return false;
  return 'on' in asks ? asks.on === day : asks.when(day);
}
