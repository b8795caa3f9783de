import type { FieldErrors } from '#schema/rules/field-errors.ts';

type Contract = typeof import('#schema/contracts/credentials.ts').NewPassword;

const SHORT = 'Password must be at least 8 characters long';
const LEAST = 8;

/**
 * What keeps a new password and its repetition from being taken: too short in this screen's own
 * words, then the rules of registration in the contract's.
 */
export function checkNewPassword(contract: Contract, newPassword: string, confirmPassword: string) {
  const errors: FieldErrors = {};
  const checked = contract.safeParse(newPassword);
  if (newPassword.length < LEAST) errors.newPassword = SHORT;
  else if (!checked.success) errors.newPassword = checked.error.issues[0]?.message;
  if (confirmPassword === '') errors.confirmPassword = 'Please type the password again';
  else if (confirmPassword !== newPassword) errors.confirmPassword = "Passwords don't match";
  return errors;
}
