import { useConfirmEmail } from '#frontend/api/recovery.ts';
import { AuthOutcome, EntryHead } from '#frontend/features/auth/entry-page.tsx';
import styles from '#frontend/features/auth/sign-in/auth-form.module.css';
import { useIsHydrated } from '#frontend/first-view/use-is-hydrated.ts';
import { errorMessage, hasStatus } from '#frontend/lib/request.ts';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Button, ButtonLink } from '#frontend/ui/controls/button.tsx';
import { Notice } from '#frontend/ui/feedback/notice.tsx';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { PATHS, signInPath } from '#schema/urls/page-paths.ts';

const HOW_TO_GET_ANOTHER = 'In Settings, under Account, you can have a new link sent.';

/**
 * Confirms by a press, not by opening: mail programs open links to look at them. It takes the
 * account as well as the mail, so whoever is not signed in does that first and comes back; who
 * never made an account takes it over instead, or leaves it.
 */
export function ConfirmEmail() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const isHydrated = useIsHydrated();
  const { mutate: confirmEmail, isPending, data: answer, error } = useConfirmEmail();

  if (answer) {
    return (
      <AuthOutcome title="Email confirmed" words={answer.message}>
        <ButtonLink href={PATHS.home}>Go to Home</ButtonLink>
      </AuthOutcome>
    );
  }
  if (isHydrated && token === '') {
    return (
      <AuthOutcome
        title="Invalid link"
        words={`This address is not complete. ${HOW_TO_GET_ANOTHER}`}
      >
        <ButtonLink href={PATHS.settings}>Go to Settings</ButtonLink>
      </AuthOutcome>
    );
  }
  if (hasStatus(error, 401)) {
    return (
      <AuthOutcome
        title="Sign in to confirm"
        words="To confirm an address you also have to be signed in to its account. Sign in, and this page comes back."
      >
        <ButtonLink href={signInPath(`${PATHS.confirmEmail}?token=${encodeURIComponent(token)}`)}>
          Sign in
        </ButtonLink>
        <p>
          Never made an account here? Then don’t confirm anything. You can{' '}
          <TextLink href={PATHS.forgotPassword}>choose its password by mail</TextLink>: then it’s
          yours, and every other way into it ends.
        </p>
      </AuthOutcome>
    );
  }
  return (
    <>
      <EntryHead
        title="Confirm your email"
        words="Then the link for a new password reaches you and nobody else."
      />
      <div className={styles.form}>
        {error && (
          <Notice kind="error">
            {errorMessage(error, 'The address could not be confirmed.')} {HOW_TO_GET_ANOTHER}
          </Notice>
        )}
        <Button pending={isPending} onClick={() => confirmEmail({ token })}>
          {isPending ? 'Confirming...' : 'Confirm email'}
        </Button>
      </div>
    </>
  );
}
