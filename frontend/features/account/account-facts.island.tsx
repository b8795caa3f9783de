import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  accountStatusQuery,
  useAskForConfirmation,
  useChangeEmail,
} from '#frontend/api/account.ts';
import { userQuery } from '#frontend/api/user.ts';
import { ApiError, errorMessage } from '#frontend/lib/request.ts';
import { fieldErrors } from '#frontend/lib/validate.ts';
import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { TIER_NAMES } from '#frontend/lib/words/tier-names.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { User } from '#schema/contracts/users.ts';
import { looksLikeEmail } from '#schema/rules/account/email-shape.ts';
import { effectiveTier } from '#schema/rules/account/entitlements.ts';
import { hasUsableEmail } from '#schema/rules/account/usable-email.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './account-facts.module.css';

/** The signed-in person's name and email address. */
export function AccountFacts() {
  const { data: user } = useQuery(userQuery);
  if (!user) return null;
  return (
    <div className={styles.account}>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{user.username}</dd>
        <dt>Plan</dt>
        <dd>
          {TIER_NAMES[effectiveTier(user, new Date())]},{' '}
          <TextLink href={PATHS.plans}>see plans</TextLink>
        </dd>
        {user.isAdmin && (
          <>
            <dt>Role</dt>
            <dd>
              Admin, <TextLink href={PATHS.admin}>open the administration</TextLink>
            </dd>
          </>
        )}
      </dl>
      <EmailForm user={user} />
      {hasUsableEmail(user) && <EmailState />}
    </div>
  );
}

function EmailForm({ user }: { user: User }) {
  const current = hasUsableEmail(user) ? (user.email ?? '').trim() : '';
  // Until something is typed the field shows what is saved, also when that was changed elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? current;
  const [currentPassword, setCurrentPassword] = useState('');
  const { data: status } = useQuery(accountStatusQuery);
  const { mutate: changeEmail, isPending, error } = useChangeEmail();
  const isChanged = email.trim() !== current;
  const isWrong = isChanged && email.trim() !== '' && !looksLikeEmail(email);
  // A confirmed address opens the account, so that a session alone may not replace it.
  const takesPassword = isChanged && current !== '' && Boolean(status?.emailVerifiedAt);
  const refused = error instanceof ApiError ? fieldErrors(error.issues) : {};

  const save = (event: FormEvent) => {
    event.preventDefault();
    changeEmail(
      { email: email.trim(), ...(takesPassword && { currentPassword }) },
      {
        onError: (failure) =>
          showToast({
            title: 'Update Failed',
            description: errorMessage(failure, 'Could not update email'),
            kind: 'destructive',
          }),
        onSuccess: () => {
          setTyped(null);
          setCurrentPassword('');
          showToast({
            title: 'Email Updated',
            description: 'Your email has been successfully updated',
          });
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
            ? 'It gets you back in if you forget your password, and is used for mails that you choose.'
            : 'None yet. With an address you can get back in if you forget your password.'
        }
        error={
          isWrong
            ? 'Please enter a valid email address'
            : error && !refused['currentPassword']
              ? errorMessage(error, 'Could not update email')
              : undefined
        }
      />
      {takesPassword && (
        <Field
          label="Current Password"
          type="password"
          name="currentPassword"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
          hint="Your address is confirmed, so you need your password to change it."
          error={refused['currentPassword']}
        />
      )}
      <Button
        type="submit"
        kind="outline"
        pending={isPending}
        disabled={!isChanged || !looksLikeEmail(email) || (takesPassword && currentPassword === '')}
      >
        {isPending ? 'Saving...' : 'Save email'}
      </Button>
    </form>
  );
}

/** Whether the address was shown to be theirs, and another link where it was not. */
function EmailState() {
  const { data: status } = useQuery(accountStatusQuery);
  const { mutate: askForConfirmation, isPending, data: answer } = useAskForConfirmation();
  if (!status) return null;
  if (status.emailVerifiedAt)
    return <p className={styles.state}>Confirmed: {dayWords(status.emailVerifiedAt)}</p>;

  const ask = () =>
    askForConfirmation(undefined, {
      onError: (failure) =>
        showToast({
          title: 'No link was sent',
          description: errorMessage(failure, 'Please try again in a moment.'),
          kind: 'destructive',
        }),
    });
  return (
    <div className={styles.state}>
      <p role="status">{answer?.message ?? 'Not confirmed yet.'}</p>
      <Button kind="outline" size="small" pending={isPending} onClick={ask}>
        {isPending ? 'Sending...' : 'Send a link to confirm it'}
      </Button>
    </div>
  );
}
