import type { Choice } from '#schema/contracts/safety.ts';

/** A button that sends what it says. */
export const asChoice = (label: string): Choice => ({ label, value: label });
