import {
  EmailConfirmation,
  Message,
  NewRecoveryCodes,
  PasswordChange,
  PasswordReset,
  Recovery,
  RecoveryCodes,
  ResetPassword,
  ResetRequest,
  SessionList,
  SessionParams,
  SessionsEnd,
  SessionsEnded,
} from '#schema/contracts/account-life.ts';
import { AppInfo } from '#schema/contracts/app-info.ts';
import { Credentials, Registration } from '#schema/contracts/credentials.ts';
import { User } from '#schema/contracts/users.ts';
import { ACCOUNT_URLS } from '#schema/urls/account.urls.ts';
import { AUTH_URLS } from '#schema/urls/auth.urls.ts';
import { get, post, remove } from './route.ts';

const TOO_OFTEN = 'Tried too often; `Retry-After` says when to try again.';
const PASSWORD = 'Correct-horse-7';
const TOKEN = 'iFq0c3yqXo0nKxZ8r3Yc2mVd9bTqJpLw5uHs1eAgRtM';
const NO_PASSWORD = 'This account has no password yet.';

/** Getting in, and staying the only one who can. */
export const authApi = [
  get(AUTH_URLS.appInfo, 'What a page must know before anybody has signed in', {
    access: 'public',
    reply: { AppInfo },
  }),
  post(AUTH_URLS.register, 'Make an account and sign in', {
    access: 'public',
    body: { Registration },
    example: { username: 'ada', email: 'ada@example.org', password: PASSWORD },
    status: 201,
    reply: { User },
    hashes: true,
    fails: { 409: 'The name or the address is taken.', 429: TOO_OFTEN },
  }),
  post(AUTH_URLS.login, 'Sign in', {
    access: 'public',
    body: { Credentials },
    example: { username: 'ada', password: PASSWORD },
    reply: { User },
    hashes: true,
    fails: { 401: 'Name and password do not belong together.', 429: TOO_OFTEN },
  }),
  post(AUTH_URLS.logout, 'Sign out', { access: 'public', repeatable: true }),

  post(AUTH_URLS.requestReset, 'Ask for a link to choose a new password', {
    access: 'public',
    body: { ResetRequest },
    example: { email: 'ada@example.org' },
    reply: { Message },
    fails: { 429: TOO_OFTEN },
  }),
  post(AUTH_URLS.setNewPassword, 'Choose it, with the link’s token', {
    access: 'public',
    body: { ResetPassword },
    example: { token: TOKEN, newPassword: PASSWORD },
    reply: { PasswordReset },
    hashes: true,
    fails: { 429: TOO_OFTEN },
  }),
  post(AUTH_URLS.recover, 'Choose it with a recovery code, without any mail', {
    access: 'public',
    body: { Recovery },
    example: { username: 'ada', code: '7QF2-M9TK-3XWB-H4RD', newPassword: PASSWORD },
    reply: { Message },
    hashes: true,
    fails: { 401: 'Name and code do not belong together.', 429: TOO_OFTEN },
  }),
  post(AUTH_URLS.recoveryCodes, 'Make ten new recovery codes; older ones are void', {
    body: { NewRecoveryCodes },
    example: { password: PASSWORD },
    status: 201,
    reply: { RecoveryCodes },
    hashes: true,
    fails: { 409: NO_PASSWORD, 429: TOO_OFTEN },
  }),
  post(AUTH_URLS.changePassword, 'Change the password; every other browser is signed out', {
    body: { PasswordChange },
    example: { currentPassword: PASSWORD, newPassword: 'Battery-staple-8' },
    reply: { Message },
    hashes: true,
    fails: { 409: NO_PASSWORD, 429: TOO_OFTEN },
  }),
  post(ACCOUNT_URLS.confirmEmail, 'Confirm your address, with the link’s token', {
    body: { EmailConfirmation },
    example: { token: TOKEN },
    reply: { Message },
    fails: { 429: TOO_OFTEN },
  }),

  get(AUTH_URLS.sessions, 'Browsers that are signed in, this one first', {
    reply: { SessionList },
  }),
  remove(AUTH_URLS.session, 'Sign one out', { params: SessionParams }),
  post(AUTH_URLS.endSessions, 'Sign out all others, or all', {
    body: { SessionsEnd },
    example: { which: 'others' },
    reply: { SessionsEnded },
    repeatable: true,
  }),
];
