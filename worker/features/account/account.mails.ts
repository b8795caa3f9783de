import { composeMail } from '#worker/lib/outside/mail-layout.ts';
import type { Mail } from '#worker/ports.ts';

export const confirmationMail = (username: string, email: string, url: string): Mail =>
  composeMail({
    to: email,
    subject: 'Please confirm your email address',
    paragraphs: [
      `Hello ${username},`,
      'This address was entered for your account at Yet. Please confirm it in a browser where you’re signed in. The link works for a day.',
    ],
    action: { label: 'Confirm this address', url },
    afterwards: [
      'If you don’t have an account at Yet, somebody else entered your address. You don’t have to do anything, and you won’t hear from us again.',
    ],
  });

/** The mail to the address that was replaced: its owner may not have wanted the change. */
export const addressChangedMail = (username: string, email: string, url: string): Mail =>
  composeMail({
    to: email,
    subject: 'Your email address was changed',
    paragraphs: [
      `Hello ${username},`,
      'Your account at Yet now has a different email address, and other browsers were signed out. If that was you, all is well, and this is the last email to this address.',
      'If it wasn’t you, somebody was signed in as you. Sign in and change your password, or use one of your recovery codes. If neither works, write to the address on the privacy page.',
    ],
    action: { label: 'Sign in', url },
  });

export const goodbyeMail = (username: string, email: string): Mail =>
  composeMail({
    to: email,
    subject: 'Your account was deleted',
    paragraphs: [
      `Hello ${username},`,
      'Your account at Yet has been deleted, as requested in Settings, with everything in it: goals, journal, chats, assessments and the rest. We kept this address for this one email, and have now deleted it too.',
      'Thank you for the time you spent here. You’re welcome back whenever you like. If you exported a file, you can import it again.',
    ],
  });
