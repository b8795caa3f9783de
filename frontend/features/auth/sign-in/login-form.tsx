import { PasswordField } from '#frontend/features/auth/password-field.tsx';
import { useEntryForm } from '#frontend/features/auth/use-entry-form.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import styles from './auth-form.module.css';

export function LoginForm({ typed }: { typed: Record<string, string> }) {
  const { submit, errors, refusal, isPending, action } = useEntryForm('login');
  return (
    <PageForm className={styles.form} action={action} onSubmit={submit}>
      {refusal && (
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
      <PasswordField
        name="password"
        autoComplete="current-password"
        defaultValue={typed['password']}
        error={errors.password}
      />
      <Button type="submit" pending={isPending}>
        {isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </PageForm>
  );
}
