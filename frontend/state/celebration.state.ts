import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

export type Celebration = { kind: 'goal' | 'milestone'; text: string };

const LASTS_MS = { goal: 3000, milestone: 2000 };

const current = signal<Celebration | null>(null);
let end: ReturnType<typeof setTimeout> | undefined;

function celebrate(kind: Celebration['kind'], text: string) {
  clearTimeout(end);
  current.value = { kind, text };
  end = setTimeout(() => {
    current.value = null;
  }, LASTS_MS[kind]);
}

export function celebrateGoal(title: string | undefined): void {
  celebrate('goal', title ? `Goal completed: ${title}` : 'Great job!');
}

export function celebrateMilestone(title: string | undefined): void {
  celebrate('milestone', title ? `Milestone achieved: ${title}` : 'Keep going!');
}

export function celebrateUnit(title: string): void {
  celebrate('milestone', `Unit completed: ${title}`);
}

export function celebratePath(title: string): void {
  celebrate('goal', `Path completed: ${title}`);
}

export function useCelebration(): Celebration | null {
  useSignals();
  return current.value;
}
