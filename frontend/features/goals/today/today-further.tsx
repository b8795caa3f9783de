import type { ComponentProps } from 'react';
import { TodayRhythms } from '#frontend/features/goals/rhythms/today-rhythms.tsx';
import { OwnPromise } from './own-promise.tsx';

/** For who has them: what repeats, and the last promise. */
export function TodayFurther(props: ComponentProps<typeof TodayRhythms>) {
  return (
    <>
      <TodayRhythms {...props} />
      <OwnPromise goals={props.goals} />
    </>
  );
}
