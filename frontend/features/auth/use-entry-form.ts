import { type FormEvent, useState } from 'react';
import { useFormAnswer } from '#frontend/lib/form-answer.tsx';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { type FieldErrors, fieldErrors, validate } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { type AuthForm, submitAuthForm } from './sign-in/submit-auth-form.ts';

const TROUBLE = {
  login: { title: 'Login failed', fallback: 'Invalid username or password' },
  register: { title: 'Registration failed', fallback: 'Could not create account' },
};

/** The contract weighs more than the forms, so it comes with the first try. */
const contractOf = async (form: AuthForm) => {
  const { Credentials, Registration } = await import('#schema/contracts/credentials.ts');
  return form === 'login' ? Credentials : Registration;
};

/**
 * What both forms do: hold the fields against the contract, send them, say what is wrong where it
 * is wrong.
 */
export function useEntryForm(form: AuthForm) {
  const answer = useFormAnswer(form);
  const search = useSearch();
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  const [refusal, setRefusal] = useState(answer?.problem?.message ?? null);
  const [isPending, setPending] = useState(false);

  const refuse = (error: unknown) => {
    const { title, fallback } = TROUBLE[form];
    const words = errorMessage(error, fallback);
    setRefusal(words);
    if (form === 'register' && error instanceof ApiError) setErrors(fieldErrors(error.issues));
    showToast({ title, description: words, kind: 'destructive' });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    // What is in the fields counts, whoever filled them: a person, a password manager, or typing
    // before the script came.
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      const result = validate(await contractOf(form), fields);
      setErrors('errors' in result ? result.errors : {});
      if ('errors' in result) return setPending(false);
      await submitAuthForm(form, result.value as object);
    } catch (error) {
      setPending(false);
      refuse(error);
    }
  };

  /** A field's error stays until the field is edited. */
  const forgetError = (name: string) => setErrors({ ...errors, [name]: undefined });

  const params = new URLSearchParams(search);
  params.set('tab', form);
  return { submit, errors, forgetError, refusal, isPending, action: `${PATHS.auth}?${params}` };
}
