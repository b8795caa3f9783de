import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { Rhythm } from '#schema/contracts/rhythms.ts';
import type { TaskId } from '#schema/contracts/tasks.ts';
import { isActive } from '#schema/rules/goals/resting.ts';
import { type Answers, keptInWeek, openDays } from '#schema/rules/goals/rhythms.ts';
import { taskIdsOf } from '#schema/rules/goals/tasks.ts';
import { addDays } from '#schema/rules/time.ts';

/** A task that repeats, wherever it stands in whichever goal. */
export interface RhythmTask {
  goalId: number;
  goal: string;
  taskId: TaskId;
  words: string;
  rhythm: Rhythm;
  answers: Answers;
}

/** What repeats in a goal. */
export function rhythmTasksOf(goal: Goal): RhythmTask[] {
  const { id: goalId, title, roadmap, taskRhythms = {}, rhythmAnswers = {} } = goal;
  return taskIdsOf(goal).flatMap((ids, step) =>
    ids.flatMap((taskId, place) => {
      const rhythm = taskRhythms[taskId];
      const words = roadmap.milestones[step]?.tasks[place] ?? '';
      const answers = rhythmAnswers[taskId] ?? {};
      return rhythm ? [{ goalId, goal: title, taskId, words, rhythm, answers }] : [];
    }),
  );
}

/** What is asked for today or yesterday, and what was answered today, over all open goals. */
export function rhythmsForToday(goals: Goal[], today: CalendarDate): RhythmTask[] {
  return goals
    .filter(isActive)
    .flatMap(rhythmTasksOf)
    .filter(({ rhythm, answers }) => {
      const open = openDays(rhythm, answers, today);
      return open.today || open.yesterday || answers[today] !== undefined;
    });
}

/** How far a week is that asks for so many days: “1 of 3 this week”. */
export function weekWords(rhythm: Rhythm, answers: Answers, today: CalendarDate) {
  if (rhythm.every !== 'week' || rhythm.times === 7) return undefined;
  return `${keptInWeek(answers, addDays(today, 1))} of ${rhythm.times} this week`;
}
