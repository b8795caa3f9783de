import { type FieldErrors, validate } from '#frontend/lib/validate.ts';
import type { Write } from '#frontend/outbox/queued-write.ts';
import { GoalPatch, NewGoal } from '#schema/contracts/goals.ts';
import {
  FreeEntryPatch,
  JournalEntryPatch,
  NewFreeEntry,
  NewJournalEntry,
} from '#schema/contracts/journal.ts';

export type FieldName = 'content' | 'title' | 'description' | 'targetDate';
export type Words = Partial<Record<FieldName, string>>;

const NAMES: FieldName[] = ['content', 'title', 'description', 'targetDate'];

/** The words of a write that a person can mend; none for a mere tick. */
export function wordsIn({ kind, body }: Write): Words {
  const said = body as Partial<Record<FieldName, string | null>>;
  const offered =
    kind === 'goal' ? NAMES.slice(1) : NAMES.filter((name) => said[name] !== undefined);
  return Object.fromEntries(offered.map((name) => [name, said[name] ?? '']));
}

/**
 * The write with these words instead, held against its contract. A goal that is another now gets
 * another plan.
 */
export function reword(write: Write, words: Words): { value: Write } | { errors: FieldErrors } {
  const body = { ...write.body, ...words };
  const as = <Body>(result: { value: Body } | { errors: FieldErrors }) =>
    'errors' in result ? result : { value: { ...write, body: result.value } as Write };
  switch (write.kind) {
    case 'entry':
      return as(validate(NewJournalEntry, body));
    case 'entry-change':
      return as(validate(JournalEntryPatch, body));
    case 'free-entry':
      return as(validate(NewFreeEntry, body));
    case 'free-entry-change':
      return as(validate(FreeEntryPatch, body));
    case 'goal':
      return as(validate(NewGoal, { ...body, roadmap: undefined }));
    case 'goal-change':
      return as(validate(GoalPatch, body));
  }
}
