import { GoalIfThens } from '#frontend/features/goals/if-thens/goal-if-thens.tsx';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import { Replan } from './replan.tsx';

/** What adjusts a goal to life: its plan with new dates, and its if-thens. */
export function GoalAdjustments({
  goal,
  onChange,
}: {
  goal: Goal;
  onChange: (patch: GoalPatch) => void;
}) {
  return (
    <>
      <Replan goal={goal} onChange={onChange} />
      <GoalIfThens goal={goal} />
    </>
  );
}
