import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { onPersonChange } from '#frontend/lib/private-state.ts';

export type GoalDraft = { title: string; description: string; targetDate: string };

/** An empty date stands for today, which is not the same day when the dialog opens again tomorrow. */
const EMPTY: GoalDraft = { title: '', description: '', targetDate: '' };

const state = signal({ isOpen: false, draft: EMPTY });

/** Opens the dialog with what was typed before, or with an example's words. */
export function startGoal(example?: Pick<GoalDraft, 'title' | 'description'>): void {
  state.value = { isOpen: true, draft: example ? { ...state.value.draft, ...example } : state.value.draft };
}

export function typeGoal(change: Partial<GoalDraft>): void {
  state.value = { ...state.value, draft: { ...state.value.draft, ...change } };
}

/** Closed by accident or by Escape: what was typed is still there next time. */
export function putGoalAside(): void {
  state.value = { ...state.value, isOpen: false };
}

/** Cancelled or saved: the next one starts empty. */
export function forgetGoalDraft(): void {
  state.value = { isOpen: false, draft: EMPTY };
}

onPersonChange(forgetGoalDraft);

export function useGoalDraft() {
  useSignals();
  return state.value;
}
