import { composeMail } from '#worker/lib/outside/mail-layout.ts';
import type { Mail } from '#worker/ports.ts';

interface Addressee {
  username: string;
  email: string;
}

export const resetMail = ({ username, email }: Addressee, url: string): Mail =>
  composeMail({
    to: email,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${username},`,
      'Somebody, most likely you, asked for a new password for your account at Yet. You can choose one with this link. It works once, within an hour.',
    ],
    action: { label: 'Choose a new password', url },
    afterwards: [
      'If it wasn’t you, there’s nothing to do. Without this link nothing changes, and your password stays as it is.',
    ],
  });

export const passwordChangedMail = (
  { username, email }: Addressee,
  url: string,
  ended?: string,
): Mail =>
  composeMail({
    to: email,
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${username},`,
      'The password of your account at Yet was just changed, and other browsers were signed out. If that was you, all is well.',
      ...(ended ? [ended] : []),
      'If it wasn’t you, choose a new password now. That signs everybody out, whoever they are.',
    ],
    action: { label: 'Choose a new password', url },
  });

/** The mail to a person who has proven an address that another account had entered. */
export const addressMovedMail = ({ username, email }: Addressee): Mail =>
  composeMail({
    to: email,
    subject: 'Your address is yours',
    paragraphs: [
      `An account called ${username} had entered this address at Yet and never confirmed it. You’ve shown that it’s yours, so that account no longer has it. Nothing else in that account was touched, and nothing from it was given to you.`,
      'If that account is yours after all, sign in to it with its password and enter a different address in its settings.',
    ],
  });

export const recoveryCodesMail = ({ username, email }: Addressee, url: string): Mail =>
  composeMail({
    to: email,
    subject: 'New recovery codes were made',
    paragraphs: [
      `Hello ${username},`,
      'New recovery codes were just made for your account at Yet; the old ones no longer work. If that was you, keep them somewhere safe, away from this mailbox.',
      'If it wasn’t you, somebody knows your password. Choose a new one, then make new codes in Settings.',
    ],
    action: { label: 'Choose a new password', url },
  });
