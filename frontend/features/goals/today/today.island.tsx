import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoals } from '#frontend/api/goals/goals.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { todayHere } from '#frontend/lib/today-here.ts';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import styles from './today.module.css';
import { type Handled, inOrder, itemsForToday, keyOf, type TodayItem } from './today.rules.ts';
import { TodayRow } from './today-row.tsx';

const NothingToday = lazyComponent(() => import('./nothing-today.tsx').then((m) => m.NothingToday));

/** The few things that are due or next over all goals, done where they stand. */
export function Today() {
  const client = useQueryClient();
  const { goals, isPending } = useGoals();
  // What was done here stays in its place until one comes back: it can be undone, and nothing jumps.
  const [handled, setHandled] = useState<Record<string, { item: TodayItem; how: Handled }>>({});
  const today = todayHere();

  // What a press does comes with the first one.
  const act = async (item: TodayItem, how: Handled, isUndo: boolean) => {
    const { [keyOf(item)]: _, ...others } = handled;
    setHandled(isUndo ? others : { ...others, [keyOf(item)]: { item, how } });
    const { actOn } = await import('./today-acts.tsx');
    if (!(await actOn(client, item, { how, isUndo, today }))) setHandled({});
  };

  if (isPending) return <Skeleton count={3} />;
  if (!goals) return null;
  const due = itemsForToday(goals, today).filter((item) => !handled[keyOf(item)]);
  const items = inOrder([...due, ...Object.values(handled).map(({ item }) => item)]);
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <TodayRow
              key={keyOf(item)}
              {...{ item, today }}
              how={handled[keyOf(item)]?.how}
              onHandle={(how) => act(item, how, false)}
              onUndo={(how) => act(item, how, true)}
            />
          ))}
        </ul>
      )}
      {due.length === 0 && <NothingToday {...{ goals: goals.length, handled: items.length }} />}
    </>
  );
}
