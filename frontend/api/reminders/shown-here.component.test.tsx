import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { GOAL_WRITES } from '#frontend/api/goals/goal-writes.ts';

afterEach(() => vi.restoreAllMocks());

test('a task that was ticked here takes its notification with it, and no other', async () => {
  const about = (goalId: number, taskId?: string) => ({
    data: { kind: 'reminder', goalId, taskId },
    close: vi.fn(),
  });
  const shown = [about(1, '0-0'), about(1, '0-1'), about(2, '0-0'), about(1)];
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    getNotifications: async () => shown,
  } as unknown as ServiceWorkerRegistration);
  const write = { kind: 'task-change', goalId: 1, taskId: '0-0' } as const;
  const { onSent } = GOAL_WRITES['task-change'];
  const closed = () => shown.map(({ close }) => close.mock.calls.length);
  await onSent(new QueryClient(), { ...write, body: { done: false } }, undefined);
  expect(closed()).toEqual([0, 0, 0, 0]);
  await onSent(new QueryClient(), { ...write, body: { done: true } }, undefined);
  await expect.poll(closed).toEqual([1, 0, 0, 0]);
});
