import { shortForm } from '#worker/lib/text/short-form.ts';

/** Controls of a session, as opposed to answers. `finish` goes straight to the result so far. */
export type Control = 'back' | 'skip' | 'stop' | 'finish' | 'keep' | 'change' | 'leave' | 'go-on';

const FORMS: Record<Control, string[]> = {
  back: [
    'back',
    'go back',
    'one step back',
    'previous',
    'not that',
    'thats not it',
    'thats not what i meant',
  ],
  skip: [
    'skip',
    'skip it',
    'skip this',
    'skip that',
    'skip this one',
    'next',
    'next question',
    'pass',
  ],
  stop: [
    'stop',
    'stop it',
    'stop here',
    'stop this',
    'lets stop',
    'lets stop here',
    'quit',
    'cancel',
    'exit',
    'nvm',
    'never mind',
    'nevermind',
  ],
  finish: [
    'no more questions',
    'stop asking',
    'stop asking questions',
    'enough questions',
    'thats enough',
  ],
  keep: [
    'keep it',
    'keep',
    'yes',
    'yes keep it',
    'yes please',
    'yep',
    'yeah',
    'ok',
    'okay',
    'save',
    'save it',
    'sure',
  ],
  change: ['change it', 'change', 'change that', 'edit', 'edit it', 'reword it', 'rewrite it'],
  leave: [
    'dont keep it',
    'do not keep it',
    'no',
    'nope',
    'no thanks',
    'leave it',
    'discard it',
    'throw it away',
  ],
  'go-on': [
    'go on',
    'continue',
    'carry on',
    'lets go on',
    'yes',
    'yes please',
    'yeah',
    'ok',
    'okay',
  ],
};

const among = (controls: readonly Control[]) =>
  new Map(controls.flatMap((control) => FORMS[control].map((form) => [form, control] as const)));

const AT_A_QUESTION = among(['back', 'skip', 'stop', 'finish']);
const AT_THE_END = among(['back', 'stop', 'keep', 'change', 'leave']);

const IN_PAUSE = among(['go-on', 'stop']);

/**
 * The control that a message means while a question is open; undefined for an answer. Only whole
 * messages are controls.
 */
export const controlAtQuestion = (message: string) => AT_A_QUESTION.get(shortForm(message));

/**
 * The control that a message means at the end, where the question is whether to keep the result.
 */
export const controlAtEnd = (message: string) => AT_THE_END.get(shortForm(message));

/** The control that a message means while the session is paused. */
export const controlInPause = (message: string) => IN_PAUSE.get(shortForm(message));
