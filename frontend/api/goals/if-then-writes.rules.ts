import type { Write } from '#frontend/outbox/queued-write.ts';
import type { Goal } from '#schema/contracts/goals.ts';
import { withChangedIfThen, withIfThen, withoutIfThen } from '#schema/rules/goals/if-thens.ts';
import { isTaskWrite, type TaskWrite, withTaskWrite } from './task-writes.rules.ts';

export type IfThenWrite = Extract<
  Write,
  { kind: 'if-then-add' | 'if-then-change' | 'if-then-delete' }
>;

/** A change of something in a goal that has an id of its own: a task, or an if-then. */
export type PartWrite = TaskWrite | IfThenWrite;

export const isPartWrite = (write: Write): write is PartWrite =>
  isTaskWrite(write) || write.kind.startsWith('if-then-');

function changedIfThens(goal: Goal, write: IfThenWrite) {
  const list = goal.ifThens ?? [];
  switch (write.kind) {
    case 'if-then-add':
      return withIfThen(list, write.body);
    case 'if-then-change':
      return withChangedIfThen(list, write.ifThenId, write.body);
    case 'if-then-delete':
      return withoutIfThen(list, write.ifThenId);
  }
}

/**
 * A goal as the server will have it once it has this write, by the same rules. Twice is as good as
 * once; what the server would refuse changes nothing.
 */
export function withPartWrite(goal: Goal, write: PartWrite): Goal {
  if (isTaskWrite(write)) return withTaskWrite(goal, write);
  const ifThens = changedIfThens(goal, write);
  return typeof ifThens === 'string' ? goal : { ...goal, ifThens };
}
