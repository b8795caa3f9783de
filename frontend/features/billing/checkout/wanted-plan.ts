import { useSyncExternalStore } from 'react';
import { readStored, removeStored, storageKeys, writeStored } from '#frontend/lib/storage.ts';
import type { SubscriptionTier } from '#schema/contracts/enums.ts';
import { tierFrom } from './has-arrived.rules.ts';

/** Which plan a person went off to pay for: they come back to a page that has been loaded anew. */
export function rememberWantedPlan(tier: SubscriptionTier): void {
  writeStored(storageKeys.wantedPlan, tier);
}

export function forgetWantedPlan(): void {
  removeStored(storageKeys.wantedPlan);
}

export const wantedPlan = () => tierFrom(readStored(storageKeys.wantedPlan));

/** Nothing changes it while the page is open. */
const never = () => () => undefined;

export function useWantedPlan(): SubscriptionTier | null {
  return useSyncExternalStore(never, wantedPlan, () => null);
}
