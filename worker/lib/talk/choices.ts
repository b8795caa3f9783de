import type { Choice } from '#schema/contracts/safety.ts';

/** A button that sends what it says. */
export const asChoice = (label: string): Choice => ({ label, value: label });

/** The button for whoever finds what they mean in none of the others. */
export const SOMETHING_ELSE = 'Something else';
