import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountStatusQuery, useChangePassword } from '#frontend/api/account.ts';
import { userQuery } from '#frontend/api/user.ts';
import { NewPasswordFields } from '#frontend/features/auth/new-password-fields.tsx';
import { PasswordField } from '#frontend/features/auth/password-field.tsx';
import styles from '#frontend/features/auth/sign-in/auth-form.module.css';
import { useNewPasswordForm } from '#frontend/features/auth/use-new-password-form.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';

export function ChangePassword() {
  const { data: status } = useQuery(accountStatusQuery);
  // A form that has done its work makes room for an empty one.
  const [changes, setChanges] = useState(0);
  return (
    <SettingsItem title="Password" state={status?.hasPassword === false && 'None'}>
      {status?.hasPassword === false ? (
        <p>
          You sign in through another provider. To have a password as well, have a link{' '}
          <TextLink href={PATHS.forgotPassword}>sent to your address</TextLink>.
        </p>
      ) : (
        <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      )}
    </SettingsItem>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { data: user } = useQuery(userQuery);
  const { mutateAsync: changePassword, isPending } = useChangePassword();
  const { errors, problem, check, fail } = useNewPasswordForm(
    undefined,
    'Could not change your password',
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const currentPassword = String(form.get('currentPassword') ?? '');
    try {
      const newPassword = await check(form, {
        currentPassword: currentPassword ? undefined : 'Password is required',
      });
      if (!newPassword) return;
      const { message } = await changePassword({ currentPassword, newPassword });
      showToast({ title: 'Password changed', description: message });
      onChanged();
    } catch (failure) {
      fail(failure);
    }
  };

  return (
    <Form className={styles.form} onSubmit={submit}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <PasswordField
        label="Current Password"
        name="currentPassword"
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <NewPasswordFields errors={errors} />
      <p className={styles.aside}>Every other browser will be signed out.</p>
      <Button type="submit" kind="outline" pending={isPending} className={styles.start}>
        {isPending ? 'Changing...' : 'Change password'}
      </Button>
    </Form>
  );
}
