import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { onPersonChange, stateOwner } from '#frontend/lib/private-state.ts';
import { readStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';

export type GoalDraft = { title: string; description: string; targetDate: string };

/**
 * An empty date stands for today, which is not the same day when the dialog opens again tomorrow.
 */
const EMPTY: GoalDraft = { title: '', description: '', targetDate: '' };

const state = signal({ isOpen: false, draft: EMPTY });

/** What was typed before the page was last loaded, if anything. */
function storedDraft(): GoalDraft {
  const owner = stateOwner();
  try {
    return { ...EMPTY, ...JSON.parse((owner && readStored(storageKeys.goalDraft(owner))) || '{}') };
  } catch {
    return EMPTY;
  }
}

function keep(draft: GoalDraft): GoalDraft {
  const owner = stateOwner();
  if (owner)
    writeStored(storageKeys.goalDraft(owner), draft === EMPTY ? '' : JSON.stringify(draft));
  return draft;
}

/** Opens the dialog with what was typed before, or with an example's words. */
export function startGoal(example?: Pick<GoalDraft, 'title' | 'description'>): void {
  const draft = state.value.draft === EMPTY ? storedDraft() : state.value.draft;
  state.value = { isOpen: true, draft: example ? { ...draft, ...example } : draft };
}

export function typeGoal(change: Partial<GoalDraft>): void {
  state.value = { ...state.value, draft: keep({ ...state.value.draft, ...change }) };
}

/** Closed by accident or by Escape: what was typed is still there next time. */
export function putGoalAside(): void {
  state.value = { ...state.value, isOpen: false };
}

/** Cancelled or saved: the next one starts empty. */
export function forgetGoalDraft(): void {
  state.value = { isOpen: false, draft: keep(EMPTY) };
}

onPersonChange(() => {
  state.value = { isOpen: false, draft: EMPTY };
});

export function useGoalDraft() {
  useSignals();
  return state.value;
}
