import type { ReplyAttachments } from '#schema/contracts/coach/coach.ts';
import type { MessageAssessment } from '#worker/lib/safety/safety-state.ts';
import { controlAtEnd, controlAtQuestion } from './session-controls.ts';

/**
 * Whether a message is the text of a button below the reply before it: our words, not the person's.
 * “I tried, and it did not work” is an answer to a question there, and anywhere else it may be a
 * cry for help.
 */
export function matchesButton(
  message: string,
  attachments: ReplyAttachments | null | undefined,
): boolean {
  if (!attachments) return false;
  if (attachments.choices?.some(({ value }) => value === message)) return true;
  const control = controlAtQuestion(message) ?? controlAtEnd(message);
  return attachments.session !== undefined && control !== undefined;
}

/**
 * The assessment of a message, in which our own button texts are neither a sign of danger nor an
 * answer about one; those of a safety question are its answer.
 */
export const clearIfButton = (
  assessment: MessageAssessment,
  message: string,
  attachments: ReplyAttachments | null | undefined,
): MessageAssessment =>
  !assessment.isChosen && matchesButton(message, attachments)
    ? { finding: { ...assessment.finding, level: 'safe' }, followUp: 'elsewhere' }
    : assessment;
