import type { AnsweredPromise } from '#schema/contracts/coach/coach-sessions.ts';
import type { LastPromise } from '#worker/features/reminders/last-promise.service.ts';
import { guideOf } from './guides.ts';
import { startMessage } from './session-words.ts';

interface Opening {
  words: string;
  /** Each a session to begin with, under words that fit here. */
  choices: { label: string; guide: string }[];
}

const AFTER = {
  done: {
    words: 'You said that this is done. Would you like to look at what made it work?',
    choices: [{ label: 'What made it work', guide: 'what-made-it-work' }],
  },
  'not-yet': {
    words: 'You said “not yet”, and that is fine. What would make it easier to begin?',
    choices: [{ label: 'Find a first move', guide: 'get-started' }],
  },
  smaller: {
    words:
      'Twice “not yet”: perhaps it asks too much for now. Shall we look for a smaller version of it?',
    choices: [
      { label: 'Find a smaller version', guide: 'get-started' },
      { label: 'Is this still my goal?', guide: 'is-this-still-my-goal' },
    ],
  },
  move: {
    words: 'You moved this. Does its new time fit, or is something in its way?',
    choices: [{ label: 'Find a moment that fits', guide: 'get-started' }],
  },
} satisfies Record<string, Opening>;

/** How a talk begins from what somebody said to a promise: nothing in it counts or blames. */
export function openingFrom(promise: LastPromise): AnsweredPromise {
  const { answer, offersSmaller } = promise;
  const { words, choices } = AFTER[answer === 'not-yet' && offersSmaller ? 'smaller' : answer];
  return {
    ...promise,
    words,
    choices: choices.flatMap(({ label, guide: id }) => {
      const guide = guideOf(id);
      return guide ? [{ label, value: startMessage(guide) }] : [];
    }),
  };
}
