import { type FormEvent, useState } from 'react';
import { useRegister } from '#frontend/api/user.ts';
import { ApiError, wordsOf } from '#frontend/lib/request.ts';
import { type FieldErrors, fieldErrors, validate } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Field } from '#frontend/ui/field.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

const FALLBACK = 'Could not create account';

export function RegisterForm() {
  const { mutateAsync: register, isPending, error } = useRegister();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    try {
      const { Registration } = await import('#schema/contracts/users.ts');
      const result = validate(Registration, form);
      setErrors('errors' in result ? result.errors : {});
      if ('errors' in result) return;
      await register(result.value);
      showToast({ title: 'Welcome!', description: 'Successfully registered' });
    } catch (failure) {
      if (failure instanceof ApiError) setErrors(fieldErrors(failure.issues));
      showToast({
        title: 'Registration failed',
        description: wordsOf(failure, FALLBACK),
        kind: 'destructive',
      });
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
      <Field label="Email" optional name="email" type="email" autoComplete="email" error={errors.email} />
      <PasswordField
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        hint={<PasswordRules password={password} />}
        error={errors.password}
      />
      <Button type="submit" pending={isPending}>
        {isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}
