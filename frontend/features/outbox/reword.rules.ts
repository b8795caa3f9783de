import { type FieldErrors, validate } from '#frontend/lib/validate.ts';
import type { Write } from '#frontend/outbox/queued-write.ts';
import { GoalPatch, NewGoal } from '#schema/contracts/goals.ts';
import { IfThenPatch, NewIfThen } from '#schema/contracts/if-thens.ts';
import {
  FreeEntryPatch,
  JournalEntryPatch,
  NewFreeEntry,
  NewJournalEntry,
} from '#schema/contracts/journal.ts';
import { NewTask, TaskPatch } from '#schema/contracts/tasks.ts';
import { PLAN_MAY_WAIT_DAYS, planDateIssues } from '#schema/rules/goals/plan-dates.ts';
import { DAY_MS } from '#schema/rules/time.ts';

export type FieldName =
  | 'content'
  | 'words'
  | 'when'
  | 'act'
  | 'title'
  | 'description'
  | 'targetDate';
export type Words = Partial<Record<FieldName, string>>;

const NAMES: FieldName[] = [
  'content',
  'words',
  'when',
  'act',
  'title',
  'description',
  'targetDate',
];

/** The words of a write that a person can mend; none for a mere tick. */
export function wordsIn({ kind, body }: Write): Words {
  const said = body as Partial<Record<FieldName, string | null>>;
  const offered =
    kind === 'goal' ? NAMES.slice(4) : NAMES.filter((name) => said[name] !== undefined);
  return Object.fromEntries(offered.map((name) => [name, said[name] ?? '']));
}

/** A goal that has no plan, as one that is wanted without; undefined for all other writes. */
export function withoutPlan(write: Write): Write | undefined {
  if (write.kind !== 'goal' || write.body.roadmap) return undefined;
  return { ...write, body: { ...write.body, roadmap: { milestones: [] } } };
}

/** A plan stays with its goal while that is the same, and while its dates may still arrive. */
function planFor({ title, description, roadmap, targetDate }: NewGoal, words: Words) {
  const isSame =
    title === words.title?.trim() &&
    (description ?? '') === words.description?.trim() &&
    targetDate === words.targetDate;
  const from = new Date(Date.now() - (PLAN_MAY_WAIT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const issues = planDateIssues(roadmap?.milestones ?? [], { from, to: targetDate });
  return isSame && issues.length === 0 ? roadmap : undefined;
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
      return as(validate(NewGoal, { ...body, roadmap: planFor(write.body, words) }));
    case 'goal-change':
      return as(validate(GoalPatch, body));
    case 'task-add':
      return as(validate(NewTask, body));
    case 'task-change':
      return as(validate(TaskPatch, body));
    case 'if-then-add':
      return as(validate(NewIfThen, body));
    case 'if-then-change':
      return as(validate(IfThenPatch, body));
    case 'reminder-answer':
    case 'task-delete':
    case 'if-then-delete':
      return { value: write };
  }
}
