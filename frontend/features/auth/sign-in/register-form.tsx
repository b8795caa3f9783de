import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '#frontend/features/auth/password-field.tsx';
import { PasswordRules } from '#frontend/features/auth/password-rules.tsx';
import { useEntryForm } from '#frontend/features/auth/use-entry-form.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import styles from './auth-form.module.css';

export function RegisterForm({ typed }: { typed: Record<string, string> }) {
  const { submit, errors, forgetError, refusal, isPending, action } = useEntryForm('register');
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');

  // Typing that came before the script is in the field already.
  useEffect(
    () => setPassword(String(new FormData(form.current as HTMLFormElement).get('password'))),
    [],
  );

  return (
    <PageForm ref={form} className={styles.form} action={action} onSubmit={submit}>
      {refusal && !Object.values(errors).includes(refusal) && (
        <Notice kind="error" answers>
          {refusal}
        </Notice>
      )}
      <Field
        label="Username"
        name="username"
        defaultValue={typed['username']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username}
      />
      <Field
        label="Email"
        optional
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed['email']}
        error={errors.email}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        defaultValue={typed['password']}
        onChange={(event) => {
          setPassword(event.target.value);
          if (errors.password) forgetError('password');
        }}
        hint={<PasswordRules password={password} error={errors.password} />}
        error={errors.password}
      />
      <Button type="submit" pending={isPending}>
        {isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </PageForm>
  );
}
