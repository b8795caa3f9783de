import type { PushPayload } from '#schema/contracts/reminders.ts';

/** Takes away what this device shows about a task: it is done, and asks nothing more. */
export async function closeShown(goalId: number, taskId: string): Promise<void> {
  if (!('serviceWorker' in navigator && 'Notification' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const payload = shown.data as PushPayload | null;
    if (payload?.goalId === goalId && payload.taskId === taskId) shown.close();
  }
}
