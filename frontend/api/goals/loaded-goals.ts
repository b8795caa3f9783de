import type { QueryClient } from '@tanstack/react-query';
import type { Goal } from '#schema/contracts/goals.ts';
import { type GoalPages, goalsQuery } from './goals.ts';

/** Changes the pages of goals that are loaded; where there are none, nothing. */
export function updateCachedGoals(client: QueryClient, change: (goals: Goal[]) => Goal[]) {
  client.setQueryData<GoalPages>(
    goalsQuery.queryKey,
    (data) => data && { ...data, pages: data.pages.map(change) },
  );
}

/** Puts the changed goal back into the list, if it is loaded. */
export function replaceCachedGoal(client: QueryClient, changed: Goal) {
  updateCachedGoals(client, (goals) =>
    goals.map((goal) => (goal.id === changed.id ? changed : goal)),
  );
}
