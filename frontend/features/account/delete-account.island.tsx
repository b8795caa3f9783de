import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountStatusQuery, useDeleteAccount } from '#frontend/api/account.ts';
import { userQuery } from '#frontend/api/user.ts';
import { navigateHard } from '#frontend/lib/navigate-hard.ts';
import { errorMessage } from '#frontend/lib/request.ts';
import { showToast } from '#frontend/state/toast.state.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import { Field } from '#frontend/ui/controls/field.tsx';
import { Form } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { SettingsItem } from '#frontend/ui/settings-section.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import type { User } from '#schema/contracts/users.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { ExportButtons } from './export-buttons.tsx';
import styles from './your-data.module.css';

/** The way out, without asking anybody: what goes, a copy first, and the name typed to mean it. */
export function DeleteAccount() {
  const { data: user } = useQuery(userQuery);
  const { data: status } = useQuery(accountStatusQuery);
  return (
    <SettingsItem title="Delete account">
      <p>
        Your account is deleted at once and for good, with everything in it: your goals and their
        journals, your talks with Eden, your answers, scores and journey, your stickers, notes and
        learning, what you share and your payment records. Every browser is signed out. Nobody can
        bring it back, not even us.
      </p>
      <p>Would you like a copy first? You can import it into a new account at any time.</p>
      <ExportButtons />
      {status?.renews ? (
        <Notice title="Your plan still renews">
          So that you aren’t charged for an account you no longer have,{' '}
          <TextLink href={PATHS.plans}>cancel the plan</TextLink> first. Then come back here.
        </Notice>
      ) : (
        user && <Confirmation user={user} />
      )}
    </SettingsItem>
  );
}

function Confirmation({ user }: { user: User }) {
  const [typed, setTyped] = useState('');
  const { mutate: deleteAccount, isPending, error } = useDeleteAccount();
  const isMeant = typed.trim().toLowerCase() === user.username.toLowerCase();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMeant) return;
    deleteAccount(
      { confirmation: typed.trim() },
      {
        onSuccess: () =>
          navigateHard(PATHS.auth, {
            title: 'Account deleted',
            description: 'Everything has been deleted. Go well.',
          }),
        onError: (failure) =>
          showToast({
            title: 'Not deleted',
            description: errorMessage(failure, 'Please try again in a moment.'),
            kind: 'destructive',
          }),
      },
    );
  };

  return (
    <Form className={styles.confirmation} onSubmit={submit}>
      <Field
        label={`Type ${user.username} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error && errorMessage(error, 'The account could not be deleted.')}
      />
      <Button type="submit" kind="danger" pending={isPending} disabled={!isMeant}>
        {isPending ? 'Deleting...' : 'Delete my account'}
      </Button>
    </Form>
  );
}
