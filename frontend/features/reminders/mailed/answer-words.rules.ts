import type { ReminderAnswer } from '#schema/contracts/reminder-choices.ts';
import type { AskedThing } from '#schema/contracts/reminders.ts';

export const ANSWERS_IN_WORDS: Record<ReminderAnswer, string> = {
  done: 'It is done',
  'not-yet': 'Not yet',
  move: 'Move it',
};

/** Said once an answer is kept, here or with the server. */
const KEPT_IN_WORDS: Record<ReminderAnswer, string> = {
  done: 'Done. It’s saved.',
  'not-yet': 'Not yet. That’s fine, and nothing counts against you.',
  move: 'Moved. You’ll be asked about a task tomorrow, about anything else in two hours.',
};

type Move = AskedThing['move'];

const MOVES: Record<Move, string> = {
  tomorrow: 'Move it to tomorrow',
  later: 'Ask me again in two hours',
};
const MOVED: Record<Move, string> = {
  tomorrow: 'Moved to tomorrow. You’ll be asked then.',
  later: 'You’ll be asked again in two hours.',
};

/** What an answer is called; `move` says where it leads, once that is known. */
export const answerInWords = (answer: ReminderAnswer, move: Move | undefined): string =>
  answer === 'move' && move ? MOVES[move] : ANSWERS_IN_WORDS[answer];

/** What is said when it is kept. */
export const keptInWords = (answer: ReminderAnswer, move: Move | undefined): string =>
  answer === 'move' && move ? MOVED[move] : KEPT_IN_WORDS[answer];
