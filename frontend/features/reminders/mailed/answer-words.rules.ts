import type { ReminderAnswer } from '#schema/contracts/reminder-choices.ts';

export const ANSWERS_IN_WORDS: Record<ReminderAnswer, string> = {
  done: 'It is done',
  'not-yet': 'Not yet',
  move: 'Move it',
};

/** Said once an answer is kept, here or with the server. */
export const KEPT_IN_WORDS: Record<ReminderAnswer, string> = {
  done: 'Done. It’s saved.',
  'not-yet': 'Not yet. That’s fine, and nothing counts against you.',
  move: 'Moved. You’ll be asked about a task tomorrow, about anything else in two hours.',
};
