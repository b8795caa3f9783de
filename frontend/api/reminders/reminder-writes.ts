import { goalsQuery } from '#frontend/api/goals/goals.ts';
import { guidedSessionsQuery } from '#frontend/api/sessions.ts';
import type { WriteKinds } from '#frontend/outbox/write-kind.ts';
import { answerOf } from './reminder-paths.ts';
import { remindersQuery } from './reminders.ts';

/** An answer to a reminder, from a notification or from a page. */
export const REMINDER_WRITES: WriteKinds<'reminder-answer'> = {
  'reminder-answer': {
    callOf: ({ sendId, body }) => ({ method: 'POST', path: answerOf(sendId), body }),
    onSent: (client) =>
      Promise.all(
        [goalsQuery, remindersQuery, guidedSessionsQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  },
};
