import type { QueryClient } from '@tanstack/react-query';
import { deliverTaskChange } from '#frontend/api/goals/task-changes.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { CalendarDate } from '#schema/contracts/dates.ts';
import type { TaskPatch } from '#schema/contracts/tasks.ts';
import { addDays } from '#schema/rules/time.ts';
import type { Handled, TodayItem } from './today.rules.ts';
import { TodaySprig } from './today-sprig.tsx';

/** What each press asks for, and what takes it back. */
const DOES: Record<Handled, (item: TodayItem, today: CalendarDate) => TaskPatch> = {
  done: () => ({ done: true }),
  tomorrow: (_, today) => ({ date: addDays(today, 1) }),
  // To the end of its milestone: another task has its turn.
  skipped: ({ step }) => ({ milestone: step, date: null }),
};
const UNDOES: Record<Handled, (item: TodayItem) => TaskPatch> = {
  done: () => ({ done: false }),
  tomorrow: ({ date }) => ({ date: date ?? null }),
  skipped: ({ step, place, date }) => ({ milestone: step, place, date: date ?? null }),
};

/** Sends what was done with a thing of today. Says whether it was taken, or is kept to be sent. */
export async function actOn(
  client: QueryClient,
  item: TodayItem,
  { how, isUndo, today }: { how: Handled; isUndo: boolean; today: CalendarDate },
): Promise<boolean> {
  const body = isUndo ? UNDOES[how](item) : DOES[how](item, today);
  const { goalId, taskId = '' } = item;
  try {
    await deliverTaskChange(client, { kind: 'task-change', goalId, taskId, body });
    return true;
  } catch (error) {
    showToast({
      title: 'Task not changed',
      description: errorMessage(error, `“${item.words}” hasn’t changed.`),
    });
    return false;
  }
}

const SAID: Record<Handled, string> = {
  done: '',
  tomorrow: 'Moved to tomorrow.',
  skipped: 'Skipped. It’s now at the end of its step.',
};

type Props = {
  words: string;
  how: Handled | undefined;
  /** Of the sprig that grows where something is ticked. */
  leaves: number;
  onHandle: (how: Handled) => void;
  onUndo: (how: Handled) => void;
};

/** What comes with a press: a sprig for what is done, and ways to put it off and to take that back. */
export function TodayTools({ words, how, leaves, onHandle, onUndo }: Props) {
  if (how === 'done') return <TodaySprig {...{ leaves }} />;
  if (how) {
    return (
      <p role="status" data-tools="">
        <span>{SAID[how]}</span>
        <Button kind="quiet" size="small" onClick={() => onUndo(how)}>
          Undo<span className="visually-hidden">: {words}</span>
        </Button>
      </p>
    );
  }
  return (
    <p data-tools="">
      <Button kind="outline" size="small" onClick={() => onHandle('tomorrow')}>
        Tomorrow
      </Button>
      <Button kind="outline" size="small" onClick={() => onHandle('skipped')}>
        Skip
      </Button>
    </p>
  );
}
