import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { deliverWrite } from '#frontend/outbox/deliver.ts';
import { goalsQuery } from './goals.ts';
import { type PartWrite, withPartWrite } from './if-then-writes.rules.ts';
import { updateCachedGoals } from './loaded-goals.ts';
import { whileUnsettled } from './unsettled-tasks.ts';

/**
 * Shows a change of a task, or of an if-then, at once and sends it, or keeps it until it can be
 * sent. One that is refused is taken back. @throws ApiError for such a one
 */
export async function deliverTaskChange(client: QueryClient, write: PartWrite): Promise<void> {
  updateCachedGoals(client, (goals) =>
    goals.map((goal) => (goal.id === write.goalId ? withPartWrite(goal, write) : goal)),
  );
  try {
    await whileUnsettled(write, () => deliverWrite(client, write));
  } catch (refused) {
    await client.invalidateQueries(goalsQuery);
    throw refused;
  }
}

/**
 * Changes tasks and if-thens from a part of the page; `onRefused` hears why one was not changed.
 */
export function useTaskChange(onRefused: (error: Error) => void) {
  const client = useQueryClient();
  return (write: PartWrite) => {
    deliverTaskChange(client, write).catch(onRefused);
  };
}
