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

const TodayFurther = lazyComponent(() => import('./today-further.tsx').then((m) => m.TodayFurther));

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
  const hasMore = goals.some(
    ({ taskRhythms, ifThens = [] }) =>
      taskRhythms || ifThens.some(({ madeBy }) => madeBy !== 'plan'),
  );
  const howOf = (item: TodayItem) => pressed[keyOf(item)]?.how;
  const nothing = items.every(howOf) && (
    <NothingToday {...{ goals: goals.length, handled: items.length }} />
  );
  // Each tick of this visit grows a sprig with one leaf more.
  const done = Object.keys(pressed).filter((key) => pressed[key]?.how === 'done');
  return (
    <>
      <ul className={styles.items}>
        {items.map((item) => (
          <TodayRow
            key={keyOf(item)}
            {...{ item, today }}
            how={howOf(item)}
            leaves={done.indexOf(keyOf(item)) + 1}
            onHandle={(how) => act(item, how, false)}
            onUndo={(how) => act(item, how, true)}
          />
        ))}
      </ul>
      {hasMore ? (
        <Suspense fallback={null}>
          <TodayFurther {...{ goals, today }}>{nothing}</TodayFurther>
        </Suspense>
      ) : (
        nothing
      )}
    </>
  );
}
