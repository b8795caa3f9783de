import { type FormEvent, useState } from 'react';
import { useSignIn } from '#frontend/api/user.ts';
import { wordsOf } from '#frontend/lib/request.ts';
import { type FieldErrors, validate } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Field } from '#frontend/ui/field.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';

const FALLBACK = 'Invalid username or password';

export function LoginForm() {
  const { mutateAsync: signIn, isPending, error } = useSignIn();
  const [errors, setErrors] = useState<FieldErrors>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What is in the fields counts, whoever filled them: a person, a password manager, or typing before the script came.
    const form = Object.fromEntries(new FormData(event.currentTarget));
    try {
      const { Credentials } = await import('#schema/contracts/users.ts');
      const result = validate(Credentials, form);
      setErrors('errors' in result ? result.errors : {});
      if ('errors' in result) return;
      await signIn(result.value);
      showToast({ title: 'Welcome back!', description: 'Successfully logged in' });
    } catch (failure) {
      showToast({ title: 'Login failed', description: wordsOf(failure, FALLBACK), kind: 'destructive' });
    }
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {error && <Notice kind="error">{wordsOf(error, FALLBACK)}</Notice>}
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username}
      />
      <PasswordField name="password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" pending={isPending}>
        {isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
