import type { ContentSummary } from '#schema/contracts/admin/content-edits.ts';
import type { ContentKind } from '#schema/contracts/admin/content-kinds.ts';

export const KIND_NAMES: Record<ContentKind, { one: string; many: string }> = {
  unit: { one: 'unit', many: 'Units' },
  module: { one: 'module', many: 'Modules' },
  path: { one: 'path', many: 'Paths' },
  motivation: { one: 'daily word', many: 'Daily words' },
  micro: { one: 'micro-learning', many: 'Micro-learning' },
};

const PART_NAMES: Record<string, string> = {
  html: 'text',
  learningObjectives: 'objectives',
  retrieval: 'questions to recall',
  estimatedMinutes: 'minutes',
  quote: 'message',
};

/** Fields by the names their labels have. */
export const partNames = (fields: string[]): string[] =>
  fields.map((name) => PART_NAMES[name] ?? name);

type DraftState = Pick<ContentSummary, 'hasDraft' | 'isEdited'>;

/** In a word or two; null for what stands as the files have it. */
export function draftStateWords({ hasDraft, isEdited }: DraftState): string | null {
  if (hasDraft) return 'Draft';
  return isEdited ? 'Edited here' : null;
}

const isFound = (words: string[], { title, place }: ContentSummary) => {
  const text = `${title} ${place ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Those in which all of the words occur, and of them those with a draft, if asked for. */
export function shownOf(
  list: ContentSummary[],
  typed: string,
  isDraftsOnly: boolean,
): ContentSummary[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((one) => (!isDraftsOnly || one.hasDraft) && isFound(words, one));
}
