import { expect, test } from 'vitest';
import { NewPassword } from '#schema/contracts/credentials.ts';
import { checkNewPassword } from './new-password.ts';

const GOOD = 'Correct-horse-7';
const SHORT = 'Password must be at least 8 characters long';

test.each([
  [GOOD, GOOD, {}],
  [GOOD, 'Correct-horse-8', { confirmPassword: "Passwords don't match" }],
  [GOOD, '', { confirmPassword: 'Please type the password again' }],
  ['', '', { newPassword: SHORT, confirmPassword: 'Please type the password again' }],
  ['Abc-1', 'Abc-1', { newPassword: SHORT }],
  ['abcdefgh', 'abcdefgh', { newPassword: 'Password must include at least one uppercase letter.' }],
  [
    'Abcdefg1',
    'Abcdefg1',
    { newPassword: 'Password must include at least one special character.' },
  ],
])('"%s" with "%s" once more: %j', (newPassword, confirmPassword, errors) => {
  expect(checkNewPassword(NewPassword, newPassword, confirmPassword)).toEqual(errors);
});
