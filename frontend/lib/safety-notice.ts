import type { SafetyNotice } from '#schema/contracts/safety.ts';

let listener: ((notice: SafetyNotice) => void) | undefined;

/** Whoever shows words of care: they may come with the answer to any call. */
export function onSafetyNotice(show: (notice: SafetyNotice) => void): void {
  listener = show;
}

/** Hands on the words of care in an answer, if it has any. */
export function passOnSafetyNotice(answer: unknown): void {
  const notice = (answer as { safetyNotice?: SafetyNotice | null } | undefined)?.safetyNotice;
  if (notice) listener?.(notice);
}
