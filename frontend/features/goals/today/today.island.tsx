import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useGoals } from '#frontend/api/goals/goals.ts';
import { usePersonDay } from '#frontend/api/person-day.ts';
import { lazyComponent } from '#frontend/lib/lazy-component.ts';
import { Skeleton } from '#frontend/ui/feedback/skeleton.tsx';
import styles from './today.module.css';
import {
  type Handled,
  inOrder,
  inTheirPlaces,
  itemsForToday,
  keyOf,
  type TodayItem,
} from './today.rules.ts';
import { TodayRow } from './today-row.tsx';

const NothingToday = lazyComponent(() => import('./nothing-today.tsx').then((m) => m.NothingToday));

const TodayRhythms = lazyComponent(() =>
  import('#frontend/features/goals/rhythms/today-rhythms.tsx').then((m) => m.TodayRhythms),
);

type Pressed = { item: TodayItem; how: Handled | undefined };

/** The few things that are due or next over all goals, done where they stand. */
export function Today() {
  const client = useQueryClient();
  const { goals, isPending } = useGoals();
  // What was pressed stays in its place until one comes back: it can be undone, and nothing jumps.
  const [pressed, setPressed] = useState<Record<string, Pressed>>({});
  // The list as it stood at the last press: what comes after that comes below it.
  const [places, setPlaces] = useState<string[]>([]);
  const today = usePersonDay();

  const others = itemsForToday(goals ?? [], today).filter((item) => !pressed[keyOf(item)]);
  const items = inTheirPlaces(
    inOrder([...others, ...Object.values(pressed).map(({ item }) => item)]),
    places,
  );

  // What a press does comes with the first one.
  const act = async (item: TodayItem, how: Handled, isUndo: boolean) => {
    setPlaces(items.map(keyOf));
    setPressed({ ...pressed, [keyOf(item)]: { item, how: isUndo ? undefined : how } });
    const { actOn } = await import('./today-acts.tsx');
    if (!(await actOn(client, item, { how, isUndo, today }))) setPressed({});
  };

  if (isPending) return <Skeleton count={3} />;
  if (!goals) return <NothingToday />;
  const repeats = goals.some(
    ({ completed, taskRhythms }) => !completed && Object.keys(taskRhythms ?? {}).length > 0,
  );
  const howOf = (item: TodayItem) => pressed[keyOf(item)]?.how;
  return (
    <>
      <ul className={styles.items}>
        {items.map((item) => (
          <TodayRow
            key={keyOf(item)}
            {...{ item, today }}
            how={howOf(item)}
            onHandle={(how) => act(item, how, false)}
            onUndo={(how) => act(item, how, true)}
          />
        ))}
      </ul>
      {repeats ? (
        <Suspense fallback={null}>
          <TodayRhythms {...{ goals, today }} />
        </Suspense>
      ) : (
        items.every(howOf) && <NothingToday {...{ goals: goals.length, handled: items.length }} />
      )}
    </>
  );
}
