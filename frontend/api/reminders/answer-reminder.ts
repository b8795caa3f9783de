import { useQueryClient } from '@tanstack/react-query';
import { deliverWrite } from '#frontend/outbox/deliver.ts';
import type { ReminderAnswer } from '#schema/contracts/reminder-choices.ts';
import type { ReminderAnswerReply } from '#schema/contracts/reminders.ts';

/** Answers a reminder from a page, now or as soon as there is a network. @throws ApiError */
export function useAnswerReminder() {
  const client = useQueryClient();
  return (sendId: number, answer: ReminderAnswer) =>
    deliverWrite<ReminderAnswerReply>(client, {
      kind: 'reminder-answer',
      // Which goal it is about is not known here: it waits by itself.
      goalId: 0,
      sendId,
      body: { answer },
    });
}
