import type { GoalPatch, NewGoal } from '#schema/contracts/goals.ts';
import type { IfThenPatch, NewIfThen } from '#schema/contracts/if-thens.ts';
import type {
  FreeEntryPatch,
  JournalEntryPatch,
  NewFreeEntry,
  NewJournalEntry,
} from '#schema/contracts/journal.ts';
import type { AnsweredReminder } from '#schema/contracts/reminders.ts';
import type { NewTask, TaskId, TaskPatch } from '#schema/contracts/tasks.ts';

/** What a person may do without a network. A goal without a plan gets one before it is sent. */
export type Write =
  | { kind: 'entry'; goalId: number; body: NewJournalEntry }
  | { kind: 'entry-change'; goalId: number; entryId: number; body: JournalEntryPatch }
  | { kind: 'free-entry'; body: NewFreeEntry }
  | { kind: 'free-entry-change'; freeEntryId: number; body: FreeEntryPatch }
  | { kind: 'goal'; body: NewGoal }
  | { kind: 'goal-change'; goalId: number; body: GoalPatch }
  | { kind: 'task-add'; goalId: number; body: NewTask & { id: TaskId } }
  | { kind: 'task-change'; goalId: number; taskId: TaskId; body: TaskPatch }
  | {
      kind: 'reminder-answer';
      goalId: number;
      sendId: number;
      /** The task that it asked about, where it was one. */
      taskId?: TaskId;
      body: AnsweredReminder;
    }
  | { kind: 'task-delete'; goalId: number; taskId: TaskId; body: Record<never, never> }
  | { kind: 'if-then-add'; goalId: number; body: NewIfThen & { id: string } }
  | { kind: 'if-then-change'; goalId: number; ifThenId: string; body: IfThenPatch }
  | { kind: 'if-then-delete'; goalId: number; ifThenId: string; body: Record<never, never> };

export interface Refusal {
  message: string;
  issues: { path: string; message: string }[];
}

export interface QueuedWrite {
  /** Its place in the queue. */
  id: number;
  /** Whose it is: it goes under nobody else's session. */
  userId: number;
  /** Goes with every try, so that the server does it once. */
  key: string;
  write: Write;
  /** ISO 8601. */
  writtenAt: string;
  /** `sending`: some tab sends it, or did when that tab was closed. */
  state: 'sending' | 'waiting' | 'refused';
  /** When it was sent for the first time; from then on it may have arrived, whatever came back. */
  triedAt?: string;
  refusal?: Refusal;
}
