import type { FormEvent } from 'react';
import { useSetNewPassword } from '#frontend/api/recovery.ts';
import { AuthOutcome, EntryHead, OtherWay } from '#frontend/features/auth/entry-page.tsx';
import { NewPasswordFields } from '#frontend/features/auth/new-password-fields.tsx';
import styles from '#frontend/features/auth/sign-in/auth-form.module.css';
import { useNewPasswordForm } from '#frontend/features/auth/use-new-password-form.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { PageForm } from '#frontend/ui/controls/form.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import { PasswordIsSet } from './password-is-set.tsx';

/** A new password for who holds a reset link, whose token is in the address. */
export function ResetPasswordIsland() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';

  if (token === '') {
    return (
      <AuthOutcome
        title="Invalid Reset Link"
        words="This address is not complete. Open the link from your mail once more, or ask for a new one."
      >
        <ButtonLink href={PATHS.auth}>Return to Login</ButtonLink>
        <ButtonLink kind="quiet" href={PATHS.forgotPassword}>
          Ask for a new link
        </ButtonLink>
      </AuthOutcome>
    );
  }
  return <ResetForm token={token} />;
}

function ResetForm({ token }: { token: string }) {
  const { mutateAsync: setNewPassword, isPending, data } = useSetNewPassword();
  const { errors, problem, check, fail, answer } = useNewPasswordForm('reset');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    try {
      const newPassword = await check(form);
      if (newPassword) await setNewPassword({ token, newPassword });
    } catch (failure) {
      fail(failure);
    }
  };

  if (data) return <PasswordIsSet ended={data.ended} />;
  if (answer?.done) return <PasswordIsSet ended={answer.ended ?? undefined} />;
  return (
    <>
      <EntryHead
        title="Choose a new password"
        words="You’ll be signed out everywhere, and can sign in again here with the new one."
      />
      <PageForm
        className={styles.form}
        action={`${PATHS.resetPassword}?token=${encodeURIComponent(token)}`}
        onSubmit={submit}
      >
        {problem && (
          <Notice kind="error" answers>
            {problem}
          </Notice>
        )}
        <NewPasswordFields errors={errors} />
        <Button type="submit" pending={isPending}>
          {isPending ? 'Resetting...' : 'Reset Password'}
        </Button>
      </PageForm>
      <OtherWay>
        Link used, or older than an hour?{' '}
        <TextLink href={PATHS.forgotPassword}>Ask for a new one</TextLink>
      </OtherWay>
    </>
  );
}
