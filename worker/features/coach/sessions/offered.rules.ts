import type { BesideReply } from '#schema/contracts/coach/coach.ts';
import { controlAtEnd, controlAtQuestion } from './session-controls.ts';

/**
 * Whether a message is what a button below the reply before it says: our words, not the person's. “I tried, and it didn’t
 * work” is an answer to a question there, and anywhere else it may be a cry for help.
 */
export function isOffered(message: string, beside: BesideReply | null | undefined): boolean {
  if (!beside) return false;
  if (beside.choices?.some(({ value }) => value === message)) return true;
  const steers = controlAtQuestion(message) ?? controlAtEnd(message);
  return beside.session !== undefined && steers !== undefined;
}
