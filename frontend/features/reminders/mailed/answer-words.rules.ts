import type { ReminderAnswer } from '#schema/contracts/reminder-choices.ts';

export const ANSWERS_IN_WORDS: Record<ReminderAnswer, string> = {
  done: 'It is done',
  'not-yet': 'Not yet',
  move: 'Move it',
};

/** Said once an answer is kept, here or with the server. */
export const KEPT_IN_WORDS: Record<ReminderAnswer, string> = {
  done: 'Done. It is kept.',
  'not-yet': 'Not yet: that is fine, and nothing counts against you.',
  move: 'Moved. A task asks again tomorrow, anything else in two hours.',
};
