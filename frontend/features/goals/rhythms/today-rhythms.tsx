import type { ReactNode } from 'react';
import { useTaskChange } from '#frontend/api/goals/task-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Checkbox } from '#frontend/ui/controls/checkbox.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import type { RhythmDays } from '#schema/contracts/rhythms.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { type RhythmTask, rhythmsForToday } from './answer-rhythm.rules.ts';
import { RhythmLine } from './rhythm-line.tsx';
import styles from './rhythms.module.css';

const sayRefused = (error: Error) =>
  showToast({
    title: 'Not saved',
    description: errorMessage(error, 'Please try again in a moment.'),
  });

type Props = {
  goals: Goal[];
  today: CalendarDate;
  /** What stands there on a day that asks for none of it. */
  children?: ReactNode;
};

/** What repeats and is asked for today or yesterday, answered where it stands. */
export function TodayRhythms({ goals, today, children }: Props) {
  const change = useTaskChange(sayRefused);
  const tasks = rhythmsForToday(goals, today);
  if (tasks.length === 0) return children;
  const answer = ({ goalId, taskId }: RhythmTask, days: RhythmDays) =>
    change({ kind: 'task-change', goalId, taskId, body: { days } });
  return (
    <>
      <h3 className={styles.heading}>In your rhythm</h3>
      <ul>
        {tasks.map((task) => (
          <li
            key={`${task.goalId} ${task.taskId}`}
            className={styles.item}
            data-answered={task.answers[today]}
          >
            <Checkbox
              data-tick=""
              id={`today-${task.goalId}-${task.taskId}`}
              checked={task.answers[today] === 'done'}
              onChange={(event) => answer(task, { [today]: event.target.checked ? 'done' : null })}
            />
            <div>
              <p className={styles.what}>
                <label htmlFor={`today-${task.goalId}-${task.taskId}`}>{task.words}</label>
              </p>
              <p className={styles.of}>
                <TextLink href={`${PATHS.goals}#goal-${task.goalId}`}>{task.goal}</TextLink>
              </p>
              <RhythmLine {...task} today={today} onAnswer={(days) => answer(task, days)} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
