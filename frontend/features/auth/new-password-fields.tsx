import { useState } from 'react';
import type { FieldErrors } from '#frontend/lib/validate.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

/** A new password, its rules while they are being met, and the same once more. */
export function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <PasswordField
        label="New Password"
        name="newPassword"
        autoComplete="new-password"
        onChange={(event) => setTyped(event.target.value)}
        hint={<PasswordRules password={typed} />}
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  );
}
