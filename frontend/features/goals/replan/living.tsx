import { GoalIfThens } from '#frontend/features/goals/if-thens/goal-if-thens.tsx';
import type { Goal, GoalPatch } from '#schema/contracts/goals.ts';
import { Replan } from './replan.tsx';

/** What is lived with beside a goal's plan: its dates looked at again, and its if-thens. */
export function Living({ goal, onChange }: { goal: Goal; onChange: (patch: GoalPatch) => void }) {
  return (
    <>
      <Replan goal={goal} onChange={onChange} />
      <GoalIfThens goal={goal} />
    </>
  );
}
