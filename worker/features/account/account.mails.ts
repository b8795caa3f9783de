import { composeMail } from '#worker/lib/outside/mail-layout.ts';
import type { Mail } from '#worker/ports.ts';

export const confirmationMail = (username: string, email: string, url: string): Mail =>
  composeMail({
    to: email,
    subject: 'Please confirm your email address',
    paragraphs: [
      `Hello ${username},`,
      'This address was entered for your account at Yet. Please confirm that it reaches you, in a browser where you are signed in. The link works for a day.',
    ],
    action: { label: 'Confirm this address', url },
    afterwards: [
      'If you have no account at Yet, somebody entered your address. Confirm nothing, and nothing more will come of it.',
    ],
  });

/** The mail to the address that was replaced: its owner may not have wanted the change. */
export const addressChangedMail = (username: string, email: string, url: string): Mail =>
  composeMail({
    to: email,
    subject: 'Your email address was changed',
    paragraphs: [
      `Hello ${username},`,
      'Your account at Yet has another email address from now on, and other browsers were signed out. If that was you, all is well, and this is the last mail to this address.',
      'If it was not you, somebody was signed in as you. Sign in and change your password, or use one of your recovery codes; if neither works, write to the mailbox that the privacy page names.',
    ],
    action: { label: 'Sign in', url },
  });

export const goodbyeMail = (username: string, email: string): Mail =>
  composeMail({
    to: email,
    subject: 'Your account was deleted',
    paragraphs: [
      `Hello ${username},`,
      'Your account at Yet was deleted, as it was asked for in the settings, with everything in it: goals, journal, chats, assessments and the rest. This address was kept for this one mail and is forgotten now too.',
      'Thank you for the time you spent here. You are welcome back whenever you like; a file you exported can be read in again.',
    ],
  });
