import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, wordsOf } from '#frontend/lib/request.ts';
import { type FieldErrors, fieldErrors, validate } from '#frontend/lib/validate.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { type Door, enter, takeRefusal } from './enter.ts';

const TROUBLE = {
  login: { title: 'Login failed', fallback: 'Invalid username or password' },
  register: { title: 'Registration failed', fallback: 'Could not create account' },
};

/** The contract weighs more than the forms, so it comes with the first try. */
const contractOf = async (door: Door) => {
  const { Credentials, Registration } = await import('#schema/contracts/credentials.ts');
  return door === 'login' ? Credentials : Registration;
};

/** What both forms do: hold the fields against the contract, send them, say what is wrong where it is wrong. */
export function useEntryForm(door: Door) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const refuse = (error: unknown) => {
    const { title, fallback } = TROUBLE[door];
    const words = wordsOf(error, fallback);
    setRefusal(words);
    if (door === 'register' && error instanceof ApiError) setErrors(fieldErrors(error.issues));
    showToast({ title, description: words, kind: 'destructive' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has woken up.
  useEffect(() => {
    const error = takeRefusal(door);
    if (error !== undefined) refuse(error);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What is in the fields counts, whoever filled them: a person, a password manager, or typing before the script came.
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      const result = validate(await contractOf(door), fields);
      setErrors('errors' in result ? result.errors : {});
      if ('errors' in result) return setPending(false);
      await enter(door, result.value as object);
    } catch (error) {
      setPending(false);
      refuse(error);
    }
  };

  return { submit, errors, refusal, isPending };
}
