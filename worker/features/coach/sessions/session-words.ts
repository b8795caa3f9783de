import type { SessionGuide } from './session-guide.ts';

/** What Eden says around the questions of a session; the questions themselves are content. */
export const SESSION_WORDS = {
  stopped:
    'We’ll stop here. What you wrote stays in this conversation, and you can start again at any time.',
  named: 'You’ve already named both, so I’ve filled them in. With Back you can change them.',
  prefilled: 'I’ve put what you told me in the field. Change it, or send it as it is.',
  isFirst: 'This is the first question.',
  isNeeded: 'The rest builds on this one. We can also stop.',
  draft: 'Here is what you have, in your words. Shall I keep it as it stands?',
  draftAgain: 'Now it reads like this. Shall I keep it?',
  rewrite: 'Write it the way you want it, and I’ll keep exactly that.',
  whichOne: 'I can keep it, change it or leave it. Which would you like?',
  notKept: 'Then I won’t keep it. It stays in this conversation, and nowhere else.',
  nothing: 'Nothing was written down this time, so there’s nothing to keep. That’s fine.',
  tooLong: 'It’s too long to keep in one piece. It stays in this conversation.',
} as const;

export const KEEP = 'Keep it';
export const CHANGE = 'Change it';
export const LEAVE = 'Don’t keep it';
export const GO_ON = 'Go on';
export const STOP_HERE = 'Stop here';
export const NO_GOAL = 'None of them';

/** Beside things to come: the session that ties one of them to a moment. */
export const TIE_ONE = 'Tie one of them to a moment';

/** The message that the start button of a session sends. */
export const startMessage = ({ title }: Pick<SessionGuide, 'title'>) => `Let’s do “${title}”.`;
