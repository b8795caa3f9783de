export type Saving = {
  isSaving: boolean;
  /** What became of the last entry: the server has it, or this device until then. */
  last: 'sent' | 'waiting' | null;
  isDraftKept: boolean;
  isEmpty: boolean;
};

/** What became of the words, said only when it is true. */
export function savingWords({ isSaving, last, isDraftKept, isEmpty }: Saving): string {
  if (isSaving) return 'Saving...';
  if (!isEmpty) return isDraftKept ? 'Draft kept on this device' : '';
  if (last === 'waiting') return 'Kept on this device. It is sent when you are back online.';
  return last === 'sent' ? 'Saved' : '';
}
