import { useConfirmEmail } from '#frontend/api/recovery.ts';
import { useSearch } from '#frontend/lib/location.tsx';
import { PATHS } from '#frontend/lib/paths.ts';
import { wordsOf } from '#frontend/lib/request.ts';
import { useIsAwake } from '#frontend/lib/use-is-awake.ts';
import { Button, ButtonLink } from '#frontend/ui/button.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import styles from './auth-form.module.css';
import { EntryHead, Outcome } from './entry-page.tsx';

const HOW_TO_GET_ANOTHER = 'In Settings, under Account, you can have a new link sent.';

/** Confirms by a press, not by opening: mail programs open links to look at them, and this one works once. */
export function ConfirmEmail() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const isAwake = useIsAwake();
  const { mutate: confirmEmail, isPending, data: answer, error } = useConfirmEmail();

  if (answer) {
    return (
      <Outcome title="Email confirmed" words={answer.message}>
        <ButtonLink href={PATHS.home}>Go to Home</ButtonLink>
      </Outcome>
    );
  }
  if (isAwake && token === '') {
    return (
      <Outcome title="Invalid link" words={`This address is not complete. ${HOW_TO_GET_ANOTHER}`}>
        <ButtonLink href={PATHS.settings}>Go to Settings</ButtonLink>
      </Outcome>
    );
  }
  return (
    <>
      <EntryHead
        title="Confirm your email"
        words="Then a link for a new password reaches you, and nobody else."
      />
      <div className={styles.form}>
        {error && (
          <Notice kind="error">
            {wordsOf(error, 'The address could not be confirmed.')} {HOW_TO_GET_ANOTHER}
          </Notice>
        )}
        <Button pending={isPending} onClick={() => confirmEmail({ token })}>
          {isPending ? 'Confirming...' : 'Confirm email'}
        </Button>
      </div>
    </>
  );
}
