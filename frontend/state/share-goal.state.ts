import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { onPersonChange } from '#frontend/lib/private-state.ts';
import type { Goal } from '#schema/contracts/goals.ts';

const chosen = signal<Goal | null>(null);

/** Opens the share dialog for a goal, wherever the button stands. */
export function askToShare(goal: Goal): void {
  chosen.value = goal;
}

export function stopAskingToShare(): void {
  chosen.value = null;
}

onPersonChange(stopAskingToShare);

export function useGoalToShare(): Goal | null {
  useSignals();
  return chosen.value;
}
