import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { onPersonChange } from '#frontend/lib/private-state.ts';
import { onSafetyNotice } from '#frontend/lib/safety-notice.ts';
import type { SafetyNotice } from '#schema/contracts/safety.ts';

const shown = signal<SafetyNotice | null>(null);

export function showSafetyNotice(notice: SafetyNotice): void {
  shown.value = notice;
}

export function closeSafetyNotice(): void {
  shown.value = null;
}

onPersonChange(closeSafetyNotice);
onSafetyNotice(showSafetyNotice);

/** Words of care on something that was just written elsewhere than in the chat. */
export function useSafetyNotice(): SafetyNotice | null {
  useSignals();
  return shown.value;
}
