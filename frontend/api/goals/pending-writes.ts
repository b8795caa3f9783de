import type { QueuedWrite } from '#frontend/outbox/queued-write.ts';
import type { Goal, GoalSummary } from '#schema/contracts/goals.ts';

interface PendingRules {
  goals: (goals: Goal[], writes: QueuedWrite[]) => Goal[];
  summary: (summary: GoalSummary, writes: QueuedWrite[]) => GoalSummary;
}

/**
 * How writes that wait are shown. Nothing waits before the outbox's code has come, which brings the
 * rules along: a first view loads neither.
 */
export const pendingRules: PendingRules = {
  goals: (goals) => goals,
  summary: (summary) => summary,
};
