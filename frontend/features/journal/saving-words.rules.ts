export type Saving = {
  isSaving: boolean;
  /** The server has the last entry, and nothing was typed since. */
  isSaved: boolean;
  isDraftKept: boolean;
  isEmpty: boolean;
};

/** What became of the words, said only when it is true. */
export function savingWords({ isSaving, isSaved, isDraftKept, isEmpty }: Saving): string {
  if (isSaving) return 'Saving...';
  if (!isEmpty) return isDraftKept ? 'Draft kept on this device' : '';
  return isSaved ? 'Saved' : '';
}
