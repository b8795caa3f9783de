export type Keeping = {
  isSaving: boolean;
  /** The server has the present text. */
  isSaved: boolean;
  hasFailed: boolean;
  isDraftKept: boolean;
};

/** What became of the words, said only when it is true. */
export function keepingWords({ isSaving, isSaved, hasFailed, isDraftKept }: Keeping): string {
  if (isSaving) return 'Saving...';
  if (isSaved) return 'Saved';
  if (!isDraftKept) return '';
  return hasFailed ? 'Not saved yet; kept on this device' : 'Kept on this device';
}

/**
 * What a device kept of an exercise: one text a prompt. Whatever does not read as that counts as
 * nothing.
 */
export function readWritten(stored: string, prompts: number): string[] | null {
  try {
    const written: unknown = JSON.parse(stored);
    const isList = Array.isArray(written) && written.every((text) => typeof text === 'string');
    return isList ? Array.from({ length: prompts }, (_, index) => written[index] ?? '') : null;
  } catch {
    return null;
  }
}
