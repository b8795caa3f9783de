import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useChangeEmail, userQuery } from '#frontend/api/user.ts';
import { wordsOf } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Field } from '#frontend/ui/field.tsx';
import type { User } from '#schema/contracts/users.ts';
import { hasUsableEmail } from '#schema/rules/usable-email.ts';
import styles from './account-facts.module.css';
import { looksLikeEmail } from './email-shape.rules.ts';

/** Who is signed in, and where Yet can write to. */
export function AccountFacts() {
  const { data: user } = useQuery(userQuery);
  return (
    <section aria-labelledby="account" className={styles.account}>
      <h2 id="account">Account</h2>
      {user && (
        <>
          <dl className={styles.facts}>
            <dt>Name</dt>
            <dd>{user.username}</dd>
          </dl>
          <EmailForm user={user} />
        </>
      )}
    </section>
  );
}

function EmailForm({ user }: { user: User }) {
  const current = hasUsableEmail(user) ? (user.email ?? '').trim() : '';
  // Until something is typed the field shows what is saved, also when that was changed elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? current;
  const { mutate: changeEmail, isPending, error } = useChangeEmail();
  const isChanged = email.trim() !== current;
  const isWrong = isChanged && email.trim() !== '' && !looksLikeEmail(email);

  const save = (event: FormEvent) => {
    event.preventDefault();
    changeEmail(
      { email: email.trim() },
      {
        onError: (failure) =>
          showToast({
            title: 'Update Failed',
            description: wordsOf(failure, 'Could not update email'),
            kind: 'destructive',
          }),
        onSuccess: () => {
          setTyped(null);
          showToast({ title: 'Email Updated', description: 'Your email has been successfully updated' });
        },
      },
    );
  };

  return (
    <form noValidate className={styles.form} onSubmit={save}>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setTyped(event.target.value)}
        hint={
          current
            ? 'For getting back in when a password is forgotten, and for nothing else.'
            : 'None so far. With one you can get back in when a password is forgotten.'
        }
        error={
          isWrong ? 'Please enter a valid email address' : error && wordsOf(error, 'Could not update email')
        }
      />
      <Button
        type="submit"
        kind="outline"
        pending={isPending}
        disabled={!isChanged || !looksLikeEmail(email)}
      >
        {isPending ? 'Saving...' : 'Save email'}
      </Button>
    </form>
  );
}
