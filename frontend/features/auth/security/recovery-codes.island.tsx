import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountStatusQuery, useMakeRecoveryCodes } from '#frontend/api/account.ts';
import { PasswordField } from '#frontend/features/auth/password-field.tsx';
import styles from '#frontend/features/auth/sign-in/auth-form.module.css';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { type FieldErrors, fieldErrors } from '#frontend/lib/validate.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import type { AccountStatus } from '#schema/contracts/account-life.ts';
import { RecoveryCodeSheet } from './recovery-code-sheet.tsx';

/** How many codes are left to get back in with, in a word. */
function leftWords({ left, madeAt }: AccountStatus['recoveryCodes']): string {
  if (!madeAt) return 'None so far';
  return left === 0 ? 'All used' : `${left} left`;
}

/** Ten codes that get somebody back in who has forgotten the password and has no mail. */
export function RecoveryCodesIsland() {
  const { data: status } = useQuery(accountStatusQuery);
  const { mutateAsync: makeCodes, isPending, data: made, reset: putAway } = useMakeRecoveryCodes();
  const [errors, setErrors] = useState<FieldErrors>({});
  const codes = status?.recoveryCodes;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setErrors(password ? {} : { password: 'Password is required' });
    if (!password) return;
    try {
      await makeCodes({ password });
    } catch (failure) {
      if (failure instanceof ApiError) setErrors(fieldErrors(failure.issues));
      showToast({
        title: 'No codes were made',
        description: errorMessage(failure, 'Please try again in a moment.'),
        kind: 'destructive',
      });
    }
  };

  return (
    <SettingsItem title="Recovery codes" state={codes && leftWords(codes)}>
      {made ? (
        <RecoveryCodeSheet {...made} onDone={putAway} />
      ) : (
        <>
          <p>
            Ten codes, each of which gets you back in once, without your password and without email.
            Keep them where you keep your keys.
            {codes?.madeAt && ` Yours were made: ${dayWords(codes.madeAt)}.`}
          </p>
          {status?.hasPassword === false ? (
            <p>You need a password first.</p>
          ) : (
            <Form className={styles.form} onSubmit={submit}>
              <PasswordField
                label="Your password"
                name="password"
                autoComplete="current-password"
                hint={codes?.madeAt && 'The codes you have now will no longer work.'}
                error={errors.password}
              />
              <Button type="submit" kind="outline" pending={isPending} className={styles.start}>
                {isPending
                  ? 'Making codes...'
                  : codes?.madeAt
                    ? 'Make new codes'
                    : 'Make recovery codes'}
              </Button>
            </Form>
          )}
        </>
      )}
    </SettingsItem>
  );
}
