import { APPEARANCE_KEY } from '#schema/rules/appearance/appearance-key.ts';
import { QUESTIONNAIRE } from '#schema/rules/mindset/questionnaire.ts';
import { DRAFTS, JOURNAL_CONTEXT, KEYS } from './private-storage.ts';

/** The browser's storage, where it may be full, forbidden or absent: nothing here throws. */

export const storageKeys = {
  appearance: APPEARANCE_KEY,
  journalContext: JOURNAL_CONTEXT,
  chatDraft: (userId: number) => `${DRAFTS}${userId}:chat`,
  chatUnsent: (userId: number) => `${DRAFTS}${userId}:chat-unsent`,
  journalDraft: (userId: number, goalId: number) => `${DRAFTS}${userId}:goal-${goalId}`,
  goalDraft: (userId: number) => `${DRAFTS}${userId}:goal`,
  /** Answers to other questions are not taken up: the version is part of the name. */
  quizDraft: (userId: number) => `${DRAFTS}${userId}:quiz-${QUESTIONNAIRE}`,
  wantedPlan: `${DRAFTS}wanted-plan`,
  weekReview: (userId: number) => `${DRAFTS}${userId}:week-review`,
  entryDraft: (userId: number, entryId: number) => `${DRAFTS}${userId}:entry-${entryId}`,
  freeEntryDraft: (userId: number, entryId: number) => `${DRAFTS}${userId}:free-entry-${entryId}`,
  /** Text that another app shared, kept until it is in a journal draft of the signed-in person. */
  sharedDraft: `${DRAFTS}shared`,
  newFreeEntryDraft: (userId: number) => `${DRAFTS}${userId}:free-entry`,
  unitDraft: (userId: number, unitId: number, part: 'notes' | 'written' | 'answers') =>
    `${DRAFTS}${userId}:unit-${unitId}-${part}`,
  contentDraft: (userId: number, kind: string, id: number) =>
    `${DRAFTS}${userId}:content-${kind}-${id}`,
  /** The day somebody last looked at home on this device. */
  lastHere: (userId: number) => `yet:last-here:${userId}`,
  installOffer: 'yet:install-offer',
  sealKey: (userId: number, shareId: number) => `${KEYS}${userId}:${shareId}`,
};

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the device really kept it. Empty text is no text: its place is cleared. */
export function writeStored(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return text !== '';
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  writeStored(key, '');
}
