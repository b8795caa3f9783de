/** How long after the last key a draft is written down. */
export const DRAFT_DELAY_MS = 400;

/**
 * What stays in the field once `sent` has reached the server: what was typed on meanwhile, and
 * nothing else.
 */
export function draftAfterSending(current: string, sent: string): string {
  return current.trim() === sent.trim() ? '' : current;
}

/** A message that never got through comes back before what was typed since. */
export function restoredDraft(unsent: string | null, draft: string | null): string {
  const parts = [unsent, draft].map((part) => part?.trim() ?? '').filter(Boolean);
  return [...new Set(parts)].join('\n\n');
}
